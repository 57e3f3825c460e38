import { SECOND } from '../../../../language/run/value/durations.ts';

/** Seconds for which a decision sent with `can_undo` waits: enough to notice a wrong one and to press a button. */
export const UNDO_SECONDS = 10;

export const undoUntil = (decided: Date): Date => new Date(decided.getTime() + UNDO_SECONDS * SECOND);
