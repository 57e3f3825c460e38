import type { OperationId } from '../../../../../generated/operations.ts';
import { tables } from '../../../../../generated/tables.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { type Fields, join } from '../../../engine/db/record.ts';
import type { RecordKind, RowTable } from '../../../engine/db/record-kind.ts';
import { changeOfLocked, insertRecord, lockRecord } from '../../../engine/db/record-store.ts';
import { changeThen, withCommit } from '../../../engine/db/transaction-client.ts';
import { asHandlersOf } from '../../../engine/http/any-handler.ts';
import type { Call, Context } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { itemWord } from '../../reference/item-word.ts';
import { staleOfCandidate } from '../applied-queries.ts';
import { candidateEducations, candidateExperiences, candidateLanguages } from '../tables/candidate.ts';
import {
  deleteRow,
  findRowById,
  type IdentifiedTable,
  lockOwnedCount,
  nextPosition,
  type OwnedRow,
  rowList,
} from './candidate-row-queries.ts';

type Lists = (typeof tables)['candidate'];
type List = Lists[keyof Lists];
type RowOperation = `list${List['Names']}` | `${'create' | 'update' | 'delete'}${List['Name']}`;

/** A call of an operation on any of these lists; types cannot tell which one. */
type RowCall = Pick<Call<OperationId>, 'received' | 'readChosen' | 'listCondition'> & {
  path: { id: number };
  query: Fields;
  body: (facts?: Fields, stored?: Fields, within?: Db) => Promise<Fields>;
};
type RowHandler = (call: RowCall, context: Pick<Context, 'db' | 'user' | 'clock'>) => Promise<object>;

const TABLES: Record<keyof Lists, RowTable & IdentifiedTable> = {
  'candidate-languages': candidateLanguages,
  'candidate-education': candidateEducations,
  experience: candidateExperiences,
};

/** The same limit as a profile's own form. */
const ROWS_AT_MOST = 50;

/** The same four operations for every list of rows in candidates' profiles. */
export const candidateRowOperations = asHandlersOf<RowOperation>(
  Object.fromEntries(
    (Object.keys(TABLES) as (keyof Lists)[]).flatMap((list) => Object.entries(operationsOf(list))),
  ),
);

function operationsOf(list: keyof Lists): Record<string, RowHandler> {
  const { Name, Names, first } = tables.candidate[list];
  const table = TABLES[list];
  const kind: RecordKind = {
    table,
    id: table.id,
    serverColumns: ['id', 'owner_id', 'position'],
    choices: {},
    rows: {},
  };
  const create = `create${Name}` as OperationId;
  const update = `update${Name}` as OperationId;
  const missing = () => new Refusal(404, coded('lists.missing', { item: itemWord(Name, Names) }));

  const present = ({ row, candidate_id, candidate }: OwnedRow) => ({
    ...join(table, row, kind.serverColumns),
    id: row.id,
    candidate_id,
    candidate,
  });
  async function existing(db: Db, id: number) {
    const found = await findRowById(db, table, id);
    if (!found) throw missing();
    return present(found);
  }

  return {
    [`list${Names}`]: rowList(`list${Names}` as OperationId, table, first).handler(present) as RowHandler,

    async [create](call, { db }) {
      const { candidate_id, ...typed } = typedFields(await formFields(create), await call.body());
      const owner_id = Number(candidate_id);
      const insert = async (tx: Db) => {
        const rows = await lockOwnedCount(tx, table, owner_id);
        if (rows === null) throw Refusal.ofFields({ candidate_id: [coded('candidate.unknown')] });
        if (rows >= ROWS_AT_MOST)
          throw new Refusal(409, coded('candidate.rows_too_many', { most: ROWS_AT_MOST }));
        return insertRecord(tx, kind, { owner_id, position: nextPosition(table, owner_id) }, typed, [
          staleOfCandidate(owner_id),
        ]);
      };
      return { data: await changeThen(db, insert, existing) };
    },

    async [update](call, { db }) {
      const { id } = call.path;
      const form = await formFields(update);
      await call.received();
      const change = async (tx: Db) => {
        const stored = await lockRecord(tx, kind, id, call.readChosen);
        if (!stored) throw missing();
        const typed = typedFields(form, await call.body({}, stored.fields, tx));
        const owner = Number(stored.row.owner_id);
        const update = await changeOfLocked(tx, kind, id, typed, {}, [staleOfCandidate(owner)]);
        await withCommit(tx, update());
      };
      return { data: await changeThen(db, change, (after) => existing(after, id)) };
    },

    async [`delete${Name}`](call, { db }) {
      if (!(await deleteRow(db, table, call.path.id))) throw missing();
      return { data: null };
    },
  };
}
