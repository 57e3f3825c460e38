import { valuesIn } from '../../grammar/document-reading.ts';
import { type Document, LANGUAGE } from '../../grammar/documents.ts';
import { knownLanguages, languageOf, languagesIn, scriptOf } from '../../grammar/known-languages.ts';
import { leadsToLanguage, textAt } from '../../grammar/translation.ts';
import type { Check } from '../check-context.ts';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const LETTERS = /\p{L}/u;
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
  const { files } = check.project;
  const { file } = document.source;
  const language = LANGUAGE.test(file) ? languageOf(file) : undefined;
  // Without a translation, the texts may be in any language.
  const isEnglish = language === undefined && languagesIn(files).length > 0;
  const titles = knownLanguages(files).map(({ title }) => title);
  for (const { value, place } of valuesIn(document, 'text')) {
    const isOwn =
      titles.includes(String(value)) ||
      leadsToLanguage(textAt(document.value, place.pointer.slice(0, -1).map(String)));
    // The name of another product is the same in all languages.
    const isName = place.pointer[0] === `= ${value}`;
    const problem = problemOf(String(value), document, {
      language: isName ? undefined : language,
      isEnglish: isEnglish && !isOwn,
    });
    if (problem !== undefined) check.add(place, problem);
  }
}

/** The language of a translation, or whether the text is to be English. */
type Languages = { language: string | undefined; isEnglish: boolean };

/** Whether the language is written in other letters than English, and a text has only the English ones. */
function isInLatin(language: string, words: string): boolean {
  const script = scriptOf(language);
  if (script === 'Latn' || !LATIN.test(words)) return false;
  return ![...words].some((letter) => LETTERS.test(letter) && !LATIN.test(letter));
}

function problemOf(text: string, { kind }: Document, { language, isEnglish }: Languages): string | undefined {
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
  if (language !== undefined && TURNED.test(text))
    return `"${text}" begins with a left-to-right mark, which turns all of it; put what it is for between U+2066 and U+2069`;
  if (language !== undefined && isInLatin(language, words))
    return `"${text}" has no ${nameOf(language)} words; translate it, or remove the line to show the English text`;
  if (isEnglish && LETTERS.test(words) && !LATIN.test(words))
    return `"${text}" is in other letters than English; write English here, and the translation in the language's file in schemas/messages`;
  return undefined;
}

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);
