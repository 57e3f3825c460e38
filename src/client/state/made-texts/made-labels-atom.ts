import { atom } from 'jotai';
import type { Definitions } from '../../../../generated/definitions.d.ts';

/**
 * Applies stored texts to a screen's value labels once they are known. The code loads with screens that have such
 * labels.
 */
export const madeLabelsAtom = atom<{ of: (definitions: Definitions) => Definitions }>();
