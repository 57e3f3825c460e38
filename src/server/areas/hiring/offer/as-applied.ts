import { type AnswerAsAsked, type AskedField, answersAsAsked } from '../../../../language/run/form/asked.ts';
import { formatText } from '../../../../language/run/value/formats.ts';
import { lineDiff } from '../../../../language/run/value/line-diff.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Fields } from '../../../engine/db/record.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { languageNow } from '../../../engine/messages/call-language.ts';
import { say } from '../../../engine/messages/say.ts';
import { presentAsAsked } from '../../../engine/records/asked-answers.ts';
import { formVersion } from '../../../engine/records/form-versions.ts';
import { isLookup, type LookupName, lookupRowsById, lookups } from '../../reference/lookup-queries.ts';
import { answerText } from '../application/match-score.ts';
import type { AppliedTo } from './agreement-queries.ts';

/** The questions stand beside their answers; the other fields only say how the advert is shown. */
const LEFT_OUT = ['application_questions', 'score_criteria', 'show_salary_range', 'display_vacancy_public'];

/** The advert and the answers as they were when a candidate applied, and how the advert differs now. */
export async function presentAsApplied(
  db: Db,
  { advert, asked, answers, questions, taken_at, digest, current }: AppliedTo,
): Promise<AnswerSchema<'AsApplied'>> {
  const { asked: now } = await formVersion('vacancies');
  const then = asked ?? now;
  const shown = (fields: readonly AskedField[]) => fields.filter(({ name }) => !LEFT_OUT.includes(name));
  const [before = {}, after = {}] = await withNames(
    db,
    { asked: then, fields: advert },
    { asked: now, fields: current },
  );
  return {
    taken_at,
    hash: digest,
    advert: presentAsAsked(shown(then), shown(now), before).map((one) => ({ ...one, note: null })),
    answers: answers.map(({ question_id, answer }) => ({
      question: questions.get(question_id) ?? '',
      answer: answerText(answer as AnswerSchema<'Answer'>['answer']) ?? '',
    })),
    changes: [
      ...changesOf(shown(then), before, shown(now), after),
      ...questionChanges([...questions.values()], questionsIn(current)),
    ],
  };
}

export const questionsIn = ({ application_questions = [] }: Fields): string[] =>
  (application_questions as { question: string }[]).map(({ question }) => question);

type Change = AnswerSchema<'AdvertChange'>;

/** What two adverts say differently, by field; texts are compared as they are read. */
function changesOf(
  then: readonly AskedField[],
  before: Fields,
  now: readonly AskedField[],
  after: Fields,
): Change[] {
  const language = languageNow();
  const texts = (asked: readonly AskedField[], fields: Fields) =>
    new Map(answersAsAsked(asked, asked, fields, language).map((one) => [one.name, one]));
  const old = texts(then, before);
  const current = texts(now, after);
  const names = [...new Set([...now, ...then].map(({ name }) => name))];
  return names.flatMap((name) => {
    const [was, is] = [old.get(name), current.get(name)];
    if (was?.text === is?.text) return [];
    return {
      field: name,
      label: (is ?? was)!.title,
      ...whatDiffers(readable(was, before[name]), readable(is, after[name])),
    };
  });
}

/** Comparing takes the product of both numbers of lines. */
const LINES_AT_MOST = 500;

/** Of two long texts, the lines that differ, with a few around them. */
function whatDiffers(before: string | null, after: string | null): Pick<Change, 'before' | 'after'> {
  const isLong = [before, after].some((text) => text && text.split('\n').length > LINES_AT_MOST);
  if (before === null || after === null || isLong) return { before, after };
  const lines = lineDiff(before, after);
  const without = (left: '+' | '-') =>
    lines.flatMap(({ is, text }) => (is === left ? [] : [text])).join('\n') || null;
  // Only how they are set differs.
  return lines.length === 0 ? { before, after } : { before: without('+'), after: without('-') };
}

/** An answer as the reader's language writes it; null where there is none. */
function readable(answer: AnswerAsAsked | undefined, value: unknown): string | null {
  if (!answer) return null;
  const { kind, text } = answer;
  if (kind === 'html') return withoutTags(text);
  if (kind === 'date' || kind === 'date-time') return formatText(kind, text);
  // A chosen option is a text by now, whatever it is stored as.
  return typeof value === 'number' && text === String(value) ? formatText('number', value) : text;
}

function questionChanges(before: readonly string[], after: readonly string[]): Change[] {
  if (before.join('\n') === after.join('\n')) return [];
  const read = (questions: readonly string[]) => questions.join('\n') || null;
  return [
    {
      field: 'application_questions',
      label: say('offer.questions'),
      ...whatDiffers(read(before), read(after)),
    },
  ];
}

/** The text of sanitised HTML, a line for each block. */
export const withoutTags = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();

type Advert = { asked: readonly AskedField[]; fields: Fields };

/** The fields of adverts with the names of list items, in the reader's language, in place of their numbers. */
async function withNames(db: Db, ...adverts: Advert[]): Promise<Fields[]> {
  const choices = adverts.map(({ asked, fields }) =>
    asked.flatMap(({ name, lookup }) =>
      lookup && isLookup(lookup) && (fields[name] ?? null) !== null ? [{ name, lookup }] : [],
    ),
  );
  const lists = [...new Set(choices.flat().map(({ lookup }) => lookup))];
  const idsIn = (list: LookupName) =>
    adverts.flatMap(({ fields }, n) =>
      choices[n]!.filter(({ lookup }) => lookup === list).flatMap(({ name }) => fields[name]),
    );
  const found = await inOneStatement(db, (one) =>
    lists.map((list) => lookupRowsById(one, list, idsIn(list))),
  );
  const nameOf = (list: LookupName, id: unknown) => {
    const row = found[lists.indexOf(list)]?.get(id as number);
    return row?.[`name_${languageNow()}`] ?? row?.[lookups[list].label.name] ?? id;
  };
  return adverts.map(({ fields }, n) => {
    const named = choices[n]!.map(({ name, lookup }) => {
      const value = fields[name];
      return [name, Array.isArray(value) ? value.map((id) => nameOf(lookup, id)) : nameOf(lookup, value)];
    });
    return { ...fields, ...Object.fromEntries(named) };
  });
}
