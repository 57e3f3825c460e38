import { valuesIn } from '../../grammar/document-reading.ts';
import { type Document, LANGUAGE } from '../../grammar/documents.ts';
import { languagesIn, leadsToLanguage, textAt } from '../../grammar/translation.ts';
import type { Check } from '../check-context.ts';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;
/** HTML tags and entities, and Markdown's links, bold and code. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|\[[^\]]*\]\([^)]*\)|\*\*|__|`/i;

/**
 * Invisible characters left by pasting; joiners and direction marks are not among them, because Arabic needs
 * them.
 */
const HIDDEN = /(?![\t\n])\p{Cc}|[\u00AD\u200B\u2028\u2029\uFEFF\uFFFD]/u;
/** A mark that gives a whole text the direction of what it begins with. */
const TURNED = /^\u200e/;
/** Placeholder texts. */
const FILLER = /\b[Ll]orem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b/;

/** Checks the texts of a document: they are plain, not empty, and in the document's language. */
export function checkTexts(check: Check, document: Document): void {
  const isArabic = LANGUAGE.test(document.source.file);
  // Without a translation, the texts may be in any language.
  const isEnglish = !isArabic && languagesIn(check.project.files).length > 0;
  for (const { value, place } of valuesIn(document, 'text')) {
    const isOwn = leadsToLanguage(textAt(document.value, place.pointer.slice(0, -1).map(String)));
    // The name of another product is the same in both languages.
    const isName = place.pointer[0] === `= ${value}`;
    const problem = problemOf(String(value), document, {
      isArabic: isArabic && !isName,
      isEnglish: isEnglish && !isOwn,
    });
    if (problem !== undefined) check.add(place, problem);
  }
}

type Languages = { isArabic: boolean; isEnglish: boolean };

function problemOf(text: string, { kind }: Document, { isArabic, isEnglish }: Languages): string | undefined {
  const words = text.replace(/\{[^{}]*\}/g, '');
  if (!VISIBLE.test(text)) return 'this text is empty; write what people should read, or remove it';
  // Some messages are the beginning of a sentence.
  if (kind !== 'messages' && text !== text.trim())
    return `"${text}" begins or ends with a space; remove the space`;
  const [markup] = MARKUP.exec(words) ?? [];
  if (markup !== undefined)
    return `"${markup}" would be shown as it is written, since texts have no HTML or Markdown; write plain words`;
  const [hidden] = HIDDEN.exec(text) ?? [];
  if (hidden !== undefined)
    return `this text holds an invisible character (U+${hidden.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}); type the text again`;
  if (/\S {2,}\S/.test(text)) return 'this text has two spaces in a row; leave one';
  const [filler] = FILLER.exec(words) ?? [];
  if (filler !== undefined) return `"${filler}" is a placeholder; write what people should read`;
  if (isArabic && TURNED.test(text))
    return `"${text}" begins with a left-to-right mark, which turns all of it; put what it is for between U+2066 and U+2069`;
  if (isArabic && LATIN.test(words) && !ARABIC.test(words))
    return `"${text}" has no Arabic words; translate it, or remove the line to show the English text`;
  if (isEnglish && ARABIC.test(words) && !LATIN.test(words))
    return `"${text}" is Arabic in an English text; write English here, and the Arabic in schemas/messages/ar.json`;
  return undefined;
}
