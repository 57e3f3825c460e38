import { formatText } from '../value/formats.ts';
import { isObject } from '../value/matches.ts';
import type { FieldSchema } from './field-schema.ts';
import type { FormRules } from './form-module.ts';
import { schemaFields } from './schema-fields.ts';

/** A text by language; every text has one in English, `en`. */
export type Words = Readonly<Record<string, string>>;

/** How a value is read, other than as text; a link is an address, on the web, of mail or of a phone. */
export type AskedFormat = 'date' | 'date-time' | 'html' | 'link' | 'file';

/** What a field asked: all that it takes to show an answer after the form has changed. Plain data, to be stored. */
export type AskedField = {
  name: string;
  title: Words;
  format?: AskedFormat;
  /** The choices in their order, if the form lists them. */
  options?: { value: string; label: Words }[];
  /** The lookup that the value was chosen from. */
  lookup?: string;
  /** The fields of each row. */
  rows?: AskedField[];
};

/** Returns what forms ask, in their order; a field of several forms counts once. */
export function askedFields(
  forms: readonly Pick<FormRules, 'schema'>[],
  translate: (text: string) => Words,
): AskedField[] {
  const fields = new Map<string, FieldSchema>();
  for (const { schema } of forms)
    for (const [name, field] of schemaFields(schema)) if (!fields.has(name)) fields.set(name, field);
  return fieldsIn(fields, translate);
}

function fieldsIn(
  fields: ReadonlyMap<string, FieldSchema>,
  translate: (text: string) => Words,
): AskedField[] {
  return [...fields].flatMap(([name, field]): AskedField[] => {
    if (field.readOnly || field['x-local']) return [];
    const items = field.items ?? {};
    const labels = field['x-labels'] ?? items['x-labels'];
    const values = field.enum ?? items.enum ?? Object.keys(labels ?? {});
    const use = field['x-lookup'] ?? items['x-lookup'];
    const format = formatOf(field) ?? formatOf(items);
    const rows = fieldsIn(schemaFields(field.items ?? field), translate);
    return [
      {
        name,
        title: translate(field.title ?? name),
        ...(format && { format }),
        ...(values.length > 0 && {
          options: values
            .filter((value) => value !== null)
            .map((value) => ({
              value: String(value),
              label: translate(labels?.[String(value)] ?? String(value)),
            })),
        }),
        ...(use !== undefined && { lookup: typeof use === 'string' ? use : use.lookup }),
        ...(rows.length > 0 && { rows }),
      },
    ];
  });
}

function formatOf({ 'x-file': file, contentMediaType, format }: FieldSchema): AskedFormat | undefined {
  if (file) return 'file';
  if (contentMediaType === 'text/html') return 'html';
  if (format === 'email' || format === 'phone' || format === 'uri') return 'link';
  return format === 'date' || format === 'date-time' ? format : undefined;
}

/** How a question differs from the one that is asked now. */
export type Difference =
  | { is: 'gone' }
  /** The question has another title. */
  | { is: 'retitled'; title: string }
  /** The chosen option has another label. */
  | { is: 'relabelled'; label: string }
  /** The chosen option can no longer be chosen. */
  | { is: 'withdrawn' };

/** An answer under the question that it was given to. */
export type AnswerAsAsked = {
  name: string;
  title: string;
  kind: AskedFormat | 'text';
  /** For reading, on one or several lines; dates and addresses as they are stored. */
  text: string;
  /** Set if the question is asked differently now. */
  difference: Difference | null;
};

/** Returns the answers in `values` as they were asked, without those that were left empty, and what is asked now. */
export function answersAsAsked(
  asked: readonly AskedField[],
  now: readonly AskedField[],
  values: Readonly<Record<string, unknown>>,
  language: string,
): AnswerAsAsked[] {
  return asked.flatMap((field) => {
    const value = values[field.name];
    const text = textOf(field, value, language);
    if (text === '') return [];
    const today = now.find(({ name }) => name === field.name);
    return {
      name: field.name,
      title: wordIn(field.title, language),
      kind: Array.isArray(value) ? 'text' : (field.format ?? 'text'),
      text,
      difference: differenceOf(field, today, value, language),
    };
  });
}

const wordIn = (words: Words, language: string): string => words[language] ?? words.en ?? '';

function textOf(field: AskedField, value: unknown, language: string): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value))
    return value
      .map((one) => textOf(field, one, language))
      .filter((text) => text !== '')
      .join('\n');
  if (field.rows && isObject(value)) {
    const cells = field.rows.flatMap((cell) => {
      const text = textOf(cell, value[cell.name], language);
      return text === '' ? [] : `${wordIn(cell.title, language)}: ${text.replaceAll('\n', ', ')}`;
    });
    return cells.join('\n');
  }
  const option = field.options?.find((one) => one.value === String(value));
  if (option) return wordIn(option.label, language);
  return typeof value === 'boolean' ? formatText('yes-no', value) : String(value);
}

function differenceOf(
  field: AskedField,
  today: AskedField | undefined,
  value: unknown,
  language: string,
): Difference | null {
  if (!today) return { is: 'gone' };
  const title = wordIn(today.title, language);
  if (title !== wordIn(field.title, language)) return { is: 'retitled', title };
  for (const chosen of Array.isArray(value) ? value : [value]) {
    const before = field.options?.find((one) => one.value === String(chosen));
    if (!before) continue;
    const after = today.options?.find((one) => one.value === before.value);
    if (!after) return { is: 'withdrawn' };
    const label = wordIn(after.label, language);
    if (label !== wordIn(before.label, language)) return { is: 'relabelled', label };
  }
  return null;
}
