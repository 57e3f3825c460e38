import { isDeepStrictEqual } from 'node:util';
import Papa from 'papaparse';
import { problemsOf } from '../../src/language/check/text/unfaithful-translations.ts';
import type { TranslatableText } from '../../src/language/compile/screen/translatable-texts.ts';
import { formsOf, gapsIn, pluralsOf, valueIn } from '../../src/language/grammar/english-of.ts';
import type { PluralText } from '../../src/language/run/value/plural.ts';

const COLUMNS = ['language', 'state', 'key', 'form', 'english', 'translation', 'where', 'workshop'] as const;

export type Row = Record<(typeof COLUMNS)[number], string>;

/** A cell that a spreadsheet would run gets an apostrophe. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

/** Returns a row for each text, or for each of its plural forms. */
export function rowsOf(language: string, texts: readonly TranslatableText[]): Row[] {
  return texts.flatMap(({ key, english, said, state, places }) => {
    const isPlural = typeof english !== 'string';
    const forms = isPlural && typeof said !== 'string' ? pluralsOf(language) : ['other'];
    const from = formsOf(english);
    return forms.map(
      (form): Row => ({
        language,
        state,
        key,
        form: isPlural && typeof said !== 'string' ? form : '',
        english: from[form] ?? from.other!,
        translation: said === undefined ? '' : (formsOf(said)[form] ?? ''),
        where: places.join(' '),
        workshop: workshopAddress(places[0], language),
      }),
    );
  });
}

/** Makes a table for spreadsheets and translation programs. */
export function tableOf(language: string, texts: readonly TranslatableText[]): string {
  const rows = rowsOf(language, texts);
  return `\uFEFF${Papa.unparse(rows, { columns: [...COLUMNS], escapeFormulae: true })}\r\n`;
}

/** Returns where the workshop draws a definition: "/workshop/screens/about?lang=fr". */
function workshopAddress(place: string | undefined, language: string): string {
  const [, path] = /^schemas\/([\w/-]+)\.json/.exec(place ?? '') ?? [];
  return path === undefined ? '' : `/workshop/${path}?lang=${language}`;
}

export type Imported = { texts: Record<string, PluralText>; refused: string[] };

/** Reads a table that a translator has filled in. */
export const readTable = (table: string): Row[] =>
  Papa.parse<Row>(table.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transform: (cell) => cell.replace(GUARDED, ''),
  }).data;

/** Returns the translations of a table; those that would not be right are refused, each with why. */
export function translationsIn(
  rows: readonly Row[],
  language: string,
  known: readonly TranslatableText[],
): Imported {
  const byKey = new Map(known.map((one) => [one.key, one]));
  const refused: string[] = [];
  const texts: Record<string, PluralText> = {};
  for (const [key, group] of Map.groupBy(rows, (row) => row.key)) {
    const translated = group.filter(({ translation }) => translation?.trim());
    const [first] = translated;
    if (!first) continue;
    const text: PluralText = first.form
      ? (Object.fromEntries(translated.map(({ form, translation }) => [form, translation])) as PluralText)
      : first.translation;
    if (isUntouched(byKey.get(key), text, group)) continue;
    const problems = problemsIn(language, byKey.get(key)?.english, text, group);
    if (problems.length > 0) refused.push(`${key}: ${problems.join('; ')}`);
    else texts[key] = text;
  }
  return { texts, refused };
}

/** Whether an outdated text came back as it went out: nobody has said that it still fits. */
const isUntouched = (known: TranslatableText | undefined, text: PluralText, rows: readonly Row[]) =>
  known?.state === 'outdated' &&
  rows.some(({ state }) => state === 'outdated') &&
  isDeepStrictEqual(known.said, text);

function problemsIn(
  language: string,
  english: PluralText | undefined,
  text: PluralText,
  rows: readonly Row[],
): string[] {
  if (english === undefined) return ['there is no such text any more'];
  const forms = Object.values(formsOf(english));
  const isStale = rows.some((row) => !forms.includes(row.english));
  return [...(isStale ? ['its English has changed since'] : []), ...faultsOf(language, english, text)];
}

/** Returns what is wrong with a translation: what the check reports, and values that the English does not have. */
export function faultsOf(language: string, english: PluralText, text: PluralText): string[] {
  const values = Object.values(formsOf(english)).flatMap(gapsIn).map(valueIn);
  const unknown = Object.values(formsOf(text))
    .flatMap(gapsIn)
    .filter((gap) => !values.includes(valueIn(gap)));
  const forms = typeof text === 'string' ? [] : Object.keys(text);
  return [
    ...unknown.map((gap) => `the English text has no {${gap}}`),
    ...forms
      .filter((form) => !pluralsOf(language).includes(form))
      .map((form) => `the language never uses the plural form "${form}"`),
    ...problemsOf(language, english, text),
  ];
}
