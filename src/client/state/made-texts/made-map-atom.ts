import { atom } from 'jotai';
import type { Definitions } from '../../../../generated/definitions.d.ts';

/** What people have made of the maps' texts, once it is known. Screens with such maps load what finds it out. */
export const madeMapAtom = atom<{ of: (definitions: Definitions) => Definitions }>();
