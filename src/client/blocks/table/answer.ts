import type { Row } from './features.ts';

/** The `meta` of a list: page, per_page, total … */
export type Meta = Readonly<Record<string, unknown>>;

/** The latest answer of the server. */
export interface Answer {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  meta: Meta | undefined;
  /** Set while it is the answer to the previous request, and the present one is loading. */
  isOld: boolean;
  failure?: { text: string; retry: () => void; busy: boolean };
}
