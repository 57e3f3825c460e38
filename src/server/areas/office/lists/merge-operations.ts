import type { CodedMessage } from '../../../../language/run/form/form-module.ts';
import { commaNow } from '../../../../language/run/value/language.ts';
import { violatedConstraint } from '../../../engine/db/constraint.ts';
import { writeTogether } from '../../../engine/db/write-together.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { type AdminList, adminLists } from '../../reference/admin-list-queries.ts';
import { findAdminRow, itemsOf, nameOf, UNCOUNTED } from '../../reference/admin-list-search-queries.ts';
import { itemWord } from '../../reference/item-word.ts';
import { type Usage, usagesOf } from '../../reference/usage-queries.ts';
import { mergeFollows } from './compared-queries.ts';
import { lockBoth, mergeRows } from './merge-queries.ts';

const missing = ({ Name, Names }: AdminList) =>
  new Refusal(404, coded('lists.missing', { item: itemWord(Name, Names) }));
const refuseTarget = (reason: CodedMessage) => Refusal.ofFields({ into_id: [reason] });

export const mergeOperations = {
  async listAdminItems({ path, query }, context) {
    const list = adminLists[path.list];
    const { rows, meta } = await itemsOf(list, undefined, UNCOUNTED).page(query, context);
    const data = rows.map((row) => {
      const { name_en } = (row.country ?? {}) as { name_en?: string };
      const name = [row[nameOf(list)], name_en].filter((text) => text !== undefined).join(commaNow());
      return { id: row[list.kind.id.name] as number, name };
    });
    return { data, meta };
  },

  async previewAdminMerge({ path: { list: name, id } }, { db }) {
    const list = adminLists[name];
    if (!(await findAdminRow(db, list, id))) throw missing(list);
    return {
      data: { moves: (await usagesOf(db, list.kind.table, id)).map(asMove) },
    };
  },

  async mergeAdminItems(call, { db }) {
    const { list: name, id } = call.path;
    const list = adminLists[name];
    const { into_id } = await call.body();
    if (into_id === id) throw refuseTarget(coded('lists.merge_itself'));
    const merge = db.transaction(async (tx) => {
      await lockBoth(tx, list, [id, into_id]);
      const [from, into] = [await findAdminRow(tx, list, id), await findAdminRow(tx, list, into_id)];
      if (!from) throw missing(list);
      if (!into) throw refuseTarget(coded('lists.merge_missing'));
      if (list.fixedInUse?.some((field) => from[field] !== into[field]))
        throw refuseTarget(coded('lists.merge_other_kind'));
      const moves = (await usagesOf(tx, list.kind.table, id)).map(asMove);
      await mergeRows(tx, list, id, into_id);
      await writeTogether(tx, mergeFollows(list.kind.table));
      return moves;
    });
    const moves = await merge.catch((error) => {
      // Two countries may each have a city of the same name.
      throw violatedConstraint(error) ? new Refusal(409, coded('lists.merge_doubles')) : error;
    });
    return { message: say('lists.merged', { item: itemWord(list.Name, list.Names) }), data: { moves } };
  },
} satisfies Partial<Handlers>;

const asMove = ({ by, rows }: Usage) => ({ by, rows });
