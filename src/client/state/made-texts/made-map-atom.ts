import { atom } from 'jotai';
import type { Definitions } from '../../../../generated/definitions.d.ts';

/**
 * Applies stored texts to a screen's maps once they are known. The code loads with screens that have such
 * maps.
 */
export const madeMapAtom = atom<{ of: (definitions: Definitions) => Definitions }>();
