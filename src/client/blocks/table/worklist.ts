import type { Saying, Worklist } from '../../../../generated/definitions.d.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns what to say when exactly these filters, which select what is to be done, find nothing. */
export const emptyWorklist = (worklists: readonly Worklist[] = [], chosen: Values): Saying | undefined =>
  worklists.find(({ filters }) => isSame(filters, chosen))?.empty;

const isSame = (one: Values, other: Values) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => String(other[name]) === String(value));
