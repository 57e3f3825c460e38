import type { components } from '../../../generated/api.d.ts';
import { riyadhDays } from '../../language/run/value/riyadh-day.ts';
import { capital } from '../../language/run/value/words.ts';
import type { Handlers } from '../http/handler.ts';
import { say } from '../words/say.ts';
import { type NotedChange, searchActions } from './audit-queries.ts';

type Change = components['schemas']['AdminAction']['changes'][number];

export const auditOperations: Pick<Handlers, 'listAdminActions'> = {
  async listAdminActions({ query }, { db }) {
    const { page, per_page, sort, done_from, done_to, ...asked } = query;
    const done = riyadhDays(done_from, done_to);
    const paging = { page: page!, per_page: per_page! };
    const { rows, changes, total } = await searchActions(db, { ...asked, done }, { ...paging, sort: sort! });
    const data = rows.map((row) => {
      const made = changes.filter((change) => change.admin_action_id === row.admin_action_id);
      return {
        ...row,
        created_at: row.created_at.toISOString(),
        changed: changedFields(made),
        changes: made.map(presentChange),
      };
    });
    return { message: say('audit.list'), data, meta: { total, ...paging } };
  },
};

/** A line with more would not be read. */
const FIELDS_SHOWN = 4;

function changedFields(changes: readonly NotedChange[]): string[] {
  const fields = changes.flatMap(({ kind, fields }) => (kind === 'changed' ? fields : []));
  return [...new Set(fields)].slice(0, FIELDS_SHOWN).map(inWords);
}

/** What a table or a column is called, for people. */
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

/** A value as text under its name; absent where there is none, or where it may not be shown. */
function asText<Name extends 'before' | 'after'>(name: Name, value: unknown): { [N in Name]?: string } {
  if (value === null || value === undefined || value === '') return {};
  return { [name]: typeof value === 'object' ? JSON.stringify(value) : String(value) } as {
    [N in Name]?: string;
  };
}
