import type { Finding } from '../../src/language/grammar/findings.ts';

/** Sent to pages: what is wrong in the definitions now. */
export const FINDINGS = 'definitions:findings';
/** Sent by a page that was just opened, to get the present findings. */
export const FINDINGS_WANTED = 'definitions:findings-wanted';

export type FindingsEvent = { findings: readonly Finding[] };
