import type { Documents } from '../../grammar/documents.ts';
import { messageTexts } from '../../grammar/message-texts.ts';
import { oncePer } from '../../grammar/once-per.ts';

/** The prefix of their message keys. */
export const RULES = 'rules.';

/** The default messages of validation rules, by rule: "required", "type.integer". */
export const ruleTexts = oncePer((documents: Documents): Readonly<Record<string, string>> => {
  const texts = Object.entries(messageTexts(documents)).filter(
    ([name, text]) => name.startsWith(RULES) && typeof text === 'string',
  );
  return Object.fromEntries(texts.map(([name, text]) => [name.slice(RULES.length), text as string]));
});
