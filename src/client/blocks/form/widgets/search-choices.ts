import { folded } from '../../../../language/run/value/folded.ts';
import type { Choice } from '../../../engine/value/lookup-context.ts';

/** Also treats all apostrophes as the same, so that "cote d'i" finds "Côte d’Ivoire". */
const plain = (text: string) => folded(text.replace(/[’‘`´]/g, "'"));

/** Returns the choices whose label contains the words; labels that start with them come first. */
export function searchChoices(choices: readonly Choice[], words: string): readonly Choice[] {
  const wanted = plain(words.trim());
  if (!wanted) return choices;
  const ranked = choices.flatMap((choice) => {
    const at = plain(choice.label).indexOf(wanted);
    return at === -1 ? [] : [{ choice, first: at === 0 }];
  });
  return [...ranked.filter(({ first }) => first), ...ranked.filter(({ first }) => !first)].map(
    ({ choice }) => choice,
  );
}
