import { wordsOf } from '../../../language/run/value/words.ts';
import { languageNow } from '../../engine/messages/call-language.ts';
import { textAt } from '../../engine/messages/say.ts';

/**
 * What one item of a list is called within a sentence: in English by the name in its operations (RatingScale, RatingScales),
 * otherwise as the audit calls a row of its table.
 */
export const itemWord = (Name: string, Names: string): string => {
  const table = wordsOf(Names).replaceAll(' ', '_');
  return (languageNow() === 'en' ? undefined : textAt(`audit.record_${table}`)) ?? wordsOf(Name);
};
