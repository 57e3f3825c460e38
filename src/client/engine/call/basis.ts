/** What an edit was made of. */
export interface Basis {
  /** The record's version (`updated_at`) when the form opened; null: replace whatever is there. */
  version?: string | null | undefined;
}

/** A record as somebody else has saved it. */
export type NewestRecord = Readonly<Record<string, unknown>> & { updated_at: string };

/** The basis of a form that starts from these values. */
export const basisOf = ({ updated_at }: Readonly<Record<string, unknown>>): Basis => ({
  version: updated_at as string | undefined,
});
