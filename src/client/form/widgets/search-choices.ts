import type { Choice } from '../lookup-context.ts';

/** Letters without case and marks, so that "cote" finds "Côte d’Ivoire" and "احمد" finds "أحمد". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLocaleLowerCase();

/** The choices whose label has the words; those that begin with them first, else in their own order. */
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
