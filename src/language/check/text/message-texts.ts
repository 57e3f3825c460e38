import { type Document, LANGUAGE, placeIn } from '../../grammar/documents.ts';
import { messageTexts } from '../../grammar/message-texts.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { spotOf, textAt } from '../../grammar/translation.ts';
import type { Check } from '../check-context.ts';
import { checkRuleTexts } from '../form/rule-messages.ts';

/** Checks a document of messages: the English texts, or a translation. */
export function checkMessageTexts(check: Check, document: Document): void {
  if (LANGUAGE.test(document.source.file)) checkTranslation(check, document);
  else checkRuleTexts(check, document);
}

/**
 * Checks that a translation's keys exist in English and that its texts have the same placeholders. A
 * translation of an English text by its words may outlive the text: editors of the English need not know
 * Arabic.
 */
function checkTranslation(check: Check, document: Document): void {
  const messages = messageTexts(check.project.documents);
  for (const [key, text] of Object.entries(document.value)) {
    if (key === '$schema') continue;
    const place = placeIn(document, key);
    const spot = spotOf(key);
    const words = key.startsWith('= ') ? key.slice(2) : undefined;
    const original =
      words !== undefined
        ? words
        : spot
          ? textAt(check.project.documents.byFile.get(spot.file)?.value, spot.pointer)
          : messages[key];
    if (original === undefined || (spot && typeof original !== 'string'))
      check.add(
        place,
        spot
          ? `there is no text at "${key}"`
          : `there is no message "${key}"${nearest(key, Object.keys(messages))}`,
      );
    else
      for (const gap of gapsIn(text))
        if (!valuesIn(original).includes(valueIn(gap)))
          check.add(place, `the English text has no {${gap}}${nearest(gap, gapsIn(original))}`);
  }
}

/** Another language may format a value otherwise: of a range, only one end names its currency. */
const valueIn = (gap: string) => gap.split('|', 1)[0]!;
const valuesIn = (text: unknown) => gapsIn(text).map(valueIn);

/** Returns the placeholders of a text or its plural forms: "n", "name", "at|date". */
const gapsIn = (text: unknown): string[] =>
  [...JSON.stringify(text).matchAll(/\{([^{}":]+)\}/g)].map(([, gap]) => gap!);
