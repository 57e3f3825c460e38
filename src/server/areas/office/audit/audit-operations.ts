import { type OperationId, operations } from '../../../../../generated/operations.ts';
import { formatText } from '../../../../language/run/value/formats.ts';
import { inWords } from '../../../../language/run/value/language.ts';
import { capital } from '../../../../language/run/value/words.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { say, textAt } from '../../../engine/messages/say.ts';
import { formFields } from '../../../engine/records/form-fields.ts';
import type { RowOf } from '../../../engine/records/list-queries.ts';
import { recordTitle } from '../../records/record-titles.ts';
import { type AuditedChange, actionList } from './audit-queries.ts';
import { summaryOf } from './audit-summary.ts';

type NotedAction = RowOf<typeof actionList>;
type Change = AnswerSchema<'AdminAction'>['changes'][number];

async function present({ name, changes, ...row }: NotedAction) {
  const titleOf = await columnTitles(row.operation);
  return {
    ...row,
    summary: summaryOf(row),
    about: aboutOf(row.thing, name),
    ...subjectOf(row.thing, name),
    created_at: row.created_at,
    changed: changedFields(changes, titleOf),
    changes: changes.map((change) => presentChange(change, titleOf)),
  };
}

export const auditOperations = {
  listAdminActions: actionList.handler(present),
} satisfies Partial<Handlers>;

type Kind = AnswerSchema<'ActionSubject'>['kind'];
const SUBJECT = /^(user|candidate|school|vacancy) (\d+)$/;

/** Returns the subject of an action with its name; the name of an erased person is gone. */
function aboutOf(thing: string, name: string | null): string {
  const [, kind, id] = SUBJECT.exec(thing) ?? [];
  const isPerson = kind === 'user' || kind === 'candidate';
  const called = name ?? (isPerson ? say('audit.former_user') : null);
  if (kind !== undefined && called !== null)
    return say('audit.named', { name: called, thing: say(`audit.thing_${kind as Kind}`, { id: id! }) });
  // Of one's own account, nothing is in the path.
  return thing === 'user' ? say('audit.thing_own') : thingInWords(thing);
}

/** `skills 5` becomes "Skill 5"; of what is done to a list of reference data, the list is the thing. */
function thingInWords(thing: string): string {
  const [kind = '', ...ids] = thing.replace(/^lists /, '').split(' ');
  return recordName(kind, ids.join(' '));
}

/** Returns a record's name: what its table, or the path of its operations, is called, and its id. */
function recordName(name: string, id: string): string {
  const record = textAt(`audit.record_${name.replaceAll('-', '_')}`) ?? recordTitle(name) ?? spelledOut(name);
  return id === '' ? record : say('audit.record', { record, id });
}

/** Returns the record that an action was on, while it exists. */
function subjectOf(thing: string, name: string | null): { subject?: AnswerSchema<'ActionSubject'> } {
  const [, kind, id] = SUBJECT.exec(thing) ?? [];
  if (kind === undefined || name === null) return {};
  return { subject: { kind: kind as Kind, id: Number(id), name } };
}

/** The most fields in a line; more would not be read. */
const FIELDS_SHOWN = 4;

function changedFields(changes: readonly AuditedChange[], titleOf: Title): string[] {
  const fields = changes.flatMap(({ kind, fields }) => (kind === 'changed' ? fields : []));
  return [...new Set(fields.map(titleOf))].slice(0, FIELDS_SHOWN);
}

type Title = (column: string) => string;

/**
 * Returns the titles of columns: those of the operation's forms, otherwise a text of
 * `messages/server/audit.json`, or the name.
 */
async function columnTitles(operation: string): Promise<Title> {
  const known = Object.hasOwn(operations, operation) ? (operation as OperationId) : null;
  const forms = known ? await Promise.all(relatedTo(known).map(formFields)) : [];
  const titles = new Map(
    forms.flatMap(({ fields }) => fields).map(({ name, title }) => [name, title] as const),
  );
  return (column) => {
    const title = titles.get(column);
    const isId = /(^|_)id$/.test(column);
    const known = title === undefined ? textAt(`audit.column_${isId ? 'id' : column}`) : undefined;
    return known ?? inWords(title ?? spelledOut(column));
  };
}

/** Returns an operation after those on the same kind of record, whose forms name what a removed record had. */
function relatedTo(operation: OperationId): OperationId[] {
  const { path } = operations[operation];
  const kind = path.replace(/\/\{.*/, '');
  const others = Object.entries(operations).filter(
    ([, other]) => other.forms.length > 0 && other.path.replace(/\/\{.*/, '') === kind,
  );
  return [...others.map(([name]) => name as OperationId), operation];
}

/** Returns a table's, path's or column's name in English words. */
const spelledOut = (name: string): string => capital(name.replaceAll(/[_-]/g, ' '));

function presentChange(
  { table_name, row_id, kind, fields, before, after }: AuditedChange,
  titleOf: Title,
): Change {
  return {
    what: recordName(table_name, row_id),
    kind,
    facts: fields.map((field) => ({
      field: titleOf(field),
      ...asText('before', before?.[field]),
      ...asText('after', after?.[field]),
    })),
  };
}

/** Returns a value as text under its name; absent if there is none, or if it is secret. */
function asText<Name extends 'before' | 'after'>(name: Name, value: unknown): { [N in Name]?: string } {
  if (value === null || value === undefined || value === '') return {};
  return { [name]: valueText(value) } as { [N in Name]?: string };
}

const valueText = (value: unknown): string => {
  if (typeof value === 'boolean') return formatText('yes-no', value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
