import type { Finding } from '../../src/language/grammar/findings.ts';

/** Sent to pages: the current findings. */
export const FINDINGS = 'definitions:findings';
/** Sent by a newly opened page to request the current findings. */
export const FINDINGS_WANTED = 'definitions:findings-wanted';

export type FindingsEvent = { findings: readonly Finding[] };
