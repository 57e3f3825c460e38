import type { components } from '../../../../../generated/api.d.ts';
import { capital } from '../../../../language/run/value/words.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { paging } from '../../../engine/http/paging.ts';
import { say } from '../../../engine/messages/say.ts';
import { daysOfReader } from '../../news/reader-zone-queries.ts';
import { actionKeys, type NotedChange, namesOf, searchActions } from './audit-queries.ts';

type Change = components['schemas']['AdminAction']['changes'][number];

export const auditOperations = {
  async listAdminActions({ query }, { db, user }) {
    const { page, per_page, cursor, sort, done_from, done_to, ...asked } = query;
    const filter = { ...asked, done: await daysOfReader(db, user, done_from, done_to) };
    const keys = actionKeys(sort!);
    const { wanted, meta } = paging({ list: 'audit', sort, ...filter }, keys, { page, per_page, cursor });
    const found = await searchActions(db, filter, { ...wanted, keys });
    const nameOf = await namesOf(
      db,
      found.rows.map(({ thing }) => thing),
    );
    const data = found.rows.map((row) => {
      const made = found.changes.filter((change) => change.admin_action_id === row.admin_action_id);
      return {
        ...row,
        about: aboutOf(row.thing, nameOf),
        created_at: row.created_at.toISOString(),
        changed: changedFields(made),
        changes: made.map(presentChange),
      };
    });
    return { data, meta: meta(found) };
  },
} satisfies Partial<Handlers>;

/** Returns what an action was on, with its name: a person's is gone with the account. */
function aboutOf(thing: string, nameOf: ReadonlyMap<string, string>): string {
  const isPerson = /^(?:user|candidate) \d+$/.test(thing);
  const name = nameOf.get(thing) ?? (isPerson ? say('audit.former_user') : null);
  return name === null ? thing : `${name} (${thing})`;
}

/** The most fields in a line; more would not be read. */
const FIELDS_SHOWN = 4;

function changedFields(changes: readonly NotedChange[]): string[] {
  const fields = changes.flatMap(({ kind, fields }) => (kind === 'changed' ? fields : []));
  return [...new Set(fields)].slice(0, FIELDS_SHOWN).map(inWords);
}

/** Returns a table's or column's name in words. */
const inWords = (name: string): string => capital(name.replaceAll('_', ' '));

function presentChange({ table_name, row_id, kind, fields, before, after }: NotedChange): Change {
  return {
    what: `${inWords(table_name)} ${row_id}`,
    kind,
    facts: fields.map((field) => ({
      field: inWords(field),
      ...asText('before', before?.[field]),
      ...asText('after', after?.[field]),
    })),
  };
}

/** Returns a value as text under its name; absent where there is none, or it is secret. */
function asText<Name extends 'before' | 'after'>(name: Name, value: unknown): { [N in Name]?: string } {
  if (value === null || value === undefined || value === '') return {};
  return { [name]: typeof value === 'object' ? JSON.stringify(value) : String(value) } as {
    [N in Name]?: string;
  };
}
