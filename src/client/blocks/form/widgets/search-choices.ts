import { folded } from '../../../../language/run/value/folded.ts';
import type { Choice } from '../../../engine/value/lookup-context.ts';

/** Also treats all apostrophes as the same, so that "cote d'i" finds "Côte d’Ivoire". */
const plain = (text: string) => folded(text.replace(/[’‘`´]/g, "'"));

/**
 * Returns the choices whose label contains the words, or one of whose other names starts with them. A name
 * that the words are, or of which only the end is missing, comes first.
 */
export function searchChoices(choices: readonly Choice[], words: string): readonly Choice[] {
  const wanted = plain(words.trim());
  if (!wanted) return choices;
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, wanted);
    return rank === undefined ? [] : [{ choice, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ choice }) => choice);
}

/** The kinds of match, the closest first. */
function rankOf({ label, also = [] }: Choice, wanted: string): number | undefined {
  const name = plain(label);
  const others = also.map(plain);
  const isStartOf = (text: string) => text.startsWith(wanted);
  const isOneWord = (text: string) => isStartOf(text) && !text.includes(' ', wanted.length);
  if (name === wanted || others.includes(wanted)) return 0;
  if (isOneWord(name)) return 1;
  if (others.some(isOneWord)) return 2;
  if (isStartOf(name)) return 3;
  if (others.some(isStartOf)) return 4;
  return name.includes(wanted) ? 5 : undefined;
}
