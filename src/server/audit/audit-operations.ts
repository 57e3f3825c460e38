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
    const data = rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      changes: changes.filter((change) => change.admin_action_id === row.admin_action_id).map(presentChange),
    }));
    return { message: say('audit.list'), data, meta: { total, ...paging } };
  },
};

function presentChange({ table_name, row_id, kind, fields, before, after }: NotedChange): Change {
  return {
    what: `${capital(table_name.replaceAll('_', ' '))} ${row_id}`,
    kind,
    facts: fields.map((field) => ({
      field: capital(field.replaceAll('_', ' ')),
      ...told('before', before?.[field]),
      ...told('after', after?.[field]),
    })),
  };
}

/** As text, whatever it is; absent where there is none, or none that is told. */
function told<Name extends 'before' | 'after'>(name: Name, value: unknown): { [N in Name]?: string } {
  if (value === null || value === undefined || value === '') return {};
  return { [name]: typeof value === 'object' ? JSON.stringify(value) : String(value) } as {
    [N in Name]?: string;
  };
}
