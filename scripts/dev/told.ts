import type { Finding } from '../../src/language/grammar/findings.ts';

/** What a page hears about definitions: what is wrong now. */
export const TOLD = 'definitions:told';
/** A page that has just been opened asks. */
export const ASKED = 'definitions:asked';

export type Told = { findings: readonly Finding[] };
