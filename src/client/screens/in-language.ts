import type { Definitions } from '../../../generated/definitions.d.ts';
import type { ScreenEntry } from '../../../generated/screens.ts';

/** Returns a screen's definitions in the page's language. */
export type Translate = (entry: ScreenEntry, definitions: Definitions) => Definitions;

let translate: Translate = (_, definitions) => definitions;

/** Sets the language of all screens loaded from now on; English pages need no translations. */
export function drawIn(language: Translate): void {
  translate = language;
}

export const translated: Translate = (entry, definitions) => translate(entry, definitions);
