import type { access } from '../../../generated/access.ts';
import type { Caller } from './fixtures.ts';

type Rules = (typeof access)['rules'];
export type RuleName = keyof Rules;
/** The kinds of records that the rules in `openapi/access.yaml` guard. */
export type Kind = { [Name in RuleName]: Rules[Name] extends { of: infer Of } ? Of : never }[RuleName];
/** Rules implemented as functions: their expected outcome is listed by hand. */
type WrittenRule = {
  [Name in RuleName]: Rules[Name] extends { same: string } | { has: string } ? never : Name;
}[RuleName];

/** A record to test the rules on. */
export type SampleRecord = {
  what: string;
  id: number;
  /** The file name in its address, next to its id. */
  name?: string;
  /** The fields that rules compare with the session. */
  fields: { candidate_id?: number; school_id?: number; user_id?: number };
  holds: Partial<Record<WrittenRule, readonly Caller[]>>;
  /** The operations that it is the record of; those have no other of its kind. */
  only?: readonly string[];
};
export type SampleRecords = Record<Kind, SampleRecord[]>;

/** The records of a kind to call an operation with: those kept for it, or those kept for none. */
export function samplesFor(id: string, kind: Kind, samples: SampleRecords): SampleRecord[] {
  const kept = samples[kind].filter(({ only }) => only?.includes(id));
  return kept.length > 0 ? kept : samples[kind].filter(({ only }) => !only);
}
