import type { Finding } from '../../src/language/grammar/findings.ts';

/** What a page hears about definitions: what is wrong now. */
export const FINDINGS = 'definitions:findings';
/** A page that has just been opened asks. */
export const FINDINGS_WANTED = 'definitions:findings-wanted';

export type FindingsEvent = { findings: readonly Finding[] };
