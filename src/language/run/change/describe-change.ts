import type { Change, StoredCount, StoredQuestion, StoredWork } from './change.ts';

/** Where a field stands, counted. */
export type FieldUses = { screens: number; tables: number; operations: number };

/** What the database answered; "unasked" when there was none to ask. */
export type Counted = StoredCount | 'unasked' | 'unknown';

/** Says a change in the words of who edits. */
export function describeChange(change: Change, counted: Counted, uses?: FieldUses): string {
  const { field, question, follows } = change;
  const subject = subjectOf(change);
  const parts = [`${subject}.`];
  if (
    uses &&
    field !== undefined &&
    change.class !== 'free' &&
    Object.values(uses).some((count) => count > 0)
  )
    parts.push(`It stands on ${usesInWords(uses)}.`);
  if (question) parts.push(storedInWords(question, counted, follows));
  else if (follows) parts.push(`${capital(follows)}.`);
  return parts.join(' ');
}

/** Says what was done to which field. */
export function subjectOf({ where: main, also, field, what, file }: Change): string {
  if (main === file) return `${file} ${what}`;
  const where = also ? `${main} (also ${also.join('; ')})` : main;
  return field === undefined ? `${where}: ${what}` : `${where}: *${field}* ${what}`;
}

function storedInWords(question: StoredQuestion, counted: Counted, follows?: string): string {
  const then = follows ? `: ${follows}` : '';
  if (counted === 'unasked') return `No database was asked how many are stored${then}.`;
  if (counted === 'unknown') return `How many values are stored, the database cannot say${then}.`;
  const { count, of } = counted;
  const list = question.path.lastIndexOf('[*].');
  const things =
    list < 0 ? question.record : `entries of "${question.path.slice(0, list)}" in ${question.record}`;
  const number = count.toLocaleString('en');
  const all = of.toLocaleString('en');
  const verb = verbOf(question, count);
  if (count === 0) return `None of ${all} stored ${things} ${verbOf(question, 1)}.`;
  return `${number} of ${all} stored ${things} ${verb}${then}.`;
}

function verbOf({ which }: StoredQuestion, count: number): string {
  const isOne = count === 1;
  if (which === 'missing') return isOne ? 'lacks it' : 'lack it';
  if (which === 'present') return isOne ? 'has a value' : 'have a value';
  if ('values' in which) return isOne ? 'has it' : 'have it';
  return isOne ? 'does not fit' : 'do not fit';
}

function usesInWords({ screens, tables, operations }: FieldUses): string {
  const number = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const all = [number(screens, 'screen'), number(tables, 'table'), number(operations, 'operation')];
  return all.filter((one) => !one.startsWith('0 ')).join(', ');
}

/** Says what to write so that a change breaks nothing, and why something cannot be done that one would write else. */
export function remedyOf(
  { add = [], question, impossible, file }: Change,
  outOfReach: (work: StoredWork) => string | null = () => null,
): string {
  if (impossible) return impossible;
  const refused = add.map(({ key, value }) => {
    if (!question) return null;
    const { renamedFrom, ...work } = value;
    const { record, path } = question;
    return outOfReach({ record, path, ...work, ...(renamedFrom !== undefined && { renamedTo: key }) });
  });
  const reasons = refused.filter((reason) => reason !== null);
  return [
    ...reasons,
    adviceOf(
      add.filter((_, index) => refused[index] === null),
      file,
    ),
  ]
    .join(' ')
    .trim();
}

function adviceOf(add: NonNullable<Change['add']>, file: string): string {
  const texts = add.map(({ key, value }) => `"stored": { ${JSON.stringify(key)}: ${spaced(value)} }`);
  if (texts.length === 0) return '';
  return `Add to ${file}, beside "title": ${texts.join(', or ')}. If "stored" is there already, add to it.`;
}

const spaced = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? `{ ${Object.entries(value)
        .map(([key, one]) => `${JSON.stringify(key)}: ${spaced(one)}`)
        .join(', ')} }`
    : JSON.stringify(value);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
