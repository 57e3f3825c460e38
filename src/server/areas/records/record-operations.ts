import type { OperationId } from '../../../../generated/operations.ts';
import { DAY } from '../../../language/run/value/durations.ts';
import { dayIn } from '../../../language/run/value/zoned-time.ts';
import type { Db } from '../../engine/db/connect.ts';
import { violatedConstraint } from '../../engine/db/constraint.ts';
import type { Fields } from '../../engine/db/record.ts';
import { changeOfLocked, insertRecord, lockRecord } from '../../engine/db/record-store.ts';
import { changeThen, withCommit } from '../../engine/db/transaction-client.ts';
import { asHandlersOf } from '../../engine/http/any-handler.ts';
import type { Call, Context } from '../../engine/http/handler.ts';
import { limitCalls } from '../../engine/http/limits/limit-calls.ts';
import { laterThan, refuseIfChanged } from '../../engine/http/record-version.ts';
import type { SessionUser } from '../../engine/http/session-user.ts';
import { languageNow } from '../../engine/messages/call-language.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded, say } from '../../engine/messages/say.ts';
import { type CsvColumn, csvFile } from '../../engine/records/csv/csv-file.ts';
import { formFields, typedFields } from '../../engine/records/form-fields.ts';
import { formVersion } from '../../engine/records/form-versions.ts';
import { countAttemptOf, formatWait } from '../account/attempt-limits.ts';
import { zoneOfReader } from '../news/reader-zone-queries.ts';
import { type Kind, kinds, type RecordOperation } from './kinds.ts';
import { answerTexts, askedIn, presentRecord, presentRecords } from './record-answers.ts';
import {
  deleteRecord,
  findRecord,
  type NewRecord,
  recordList,
  type StoredAnswers,
  versionsAnswered,
} from './record-queries.ts';
import { recordKind } from './tables/record.ts';

/** The most records of a kind that an account adds in a day. */
const ADDED = { limit: 100, per: DAY };

type ListQuery = Parameters<ReturnType<typeof recordList>['page']>[0];

/** The ids by which a record belongs to somebody. */
type Subject = Partial<Record<'candidate_id' | 'school_id' | 'vacancy_id' | 'application_id', number | null>>;

/** A call of an operation on any kind of record; types cannot tell which one. */
type RecordCall = Pick<Call<OperationId>, 'received' | 'readChosen' | 'seen'> & {
  path: { id: number };
  query: ListQuery;
  /** What a new record is about, or the record itself, where a rule is about it. */
  record: Subject | undefined;
  listCondition: () => Record<string, number> | null;
  body: (facts?: Fields, stored?: Fields, within?: Db) => Promise<Fields>;
};
/** The user is null where a kind lets visitors add records. */
type RecordContext = Omit<Context<RecordOperation>, 'user'> & { user: SessionUser | null };
type RecordHandler = (call: RecordCall, context: RecordContext) => Promise<object>;

/** The operations of all kinds of records. */
export const recordOperations = asHandlersOf<RecordOperation>(
  Object.fromEntries(
    kinds.flatMap((kind) =>
      Object.entries(operationsOf(kind)).filter(([id]) => kind.operations.includes(id)),
    ),
  ),
);

function operationsOf(kind: Kind): Record<string, RecordHandler> {
  const { Name, Names } = kind;
  const [create, update] = [`create${Name}`, `update${Name}`] as OperationId[];
  const records = recordList(kind);
  return {
    async [create!](call, context) {
      const { db } = context;
      const typed = typedFields(await formFields(create!), await call.body());
      await limitAdding(kind, context);
      const row = await newRecord(kind, call, context);
      const id = await insertRecord(db, recordKind, row, typed).catch((error) => {
        throw violation(kind, error);
      });
      return { data: await presentRecord(db, kind, await existing(db, kind, id)) };
    },

    async [`list${Names}`](call, context) {
      const condition = call.listCondition();
      const within = condition && { kind: kind.name, ...condition };
      const { rows, meta } = await records.page(call.query, context, within);
      return { data: await presentRecords(context.db, kind, rows), meta };
    },

    async [`export${Names}`](call, context) {
      const condition = call.listCondition();
      const within = { kind: kind.name, ...condition };
      const batches = condition ? await records.rows(call.query, context, within) : noRows();
      return csvFile(kind.name, await columnsOf(kind, context), batches);
    },

    async [`get${Name}`](call, { db }) {
      return { data: await presentRecord(db, kind, await recordOf(call, db, kind)) };
    },

    async [update!](call, { db, clock }) {
      const { record_id } = await recordOf(call, db, kind);
      const form = await formFields(update!);
      await call.received();
      const change = async (tx: Db) => {
        const stored = await lockRecord(tx, recordKind, record_id, call.readChosen);
        if (!stored) throw missing();
        refuseIfChanged(call.seen, stored.row);
        const typed = typedFields(form, await call.body({}, stored.fields, tx));
        const updated_at = laterThan(stored.row.updated_at as Date, clock());
        const { version } = await formVersion(kind.stored);
        const made = await changeOfLocked(tx, recordKind, record_id, typed, {
          updated_at,
          form_version: version,
        });
        await withCommit(tx, made());
      };
      return {
        data: await changeThen(db, change, async (after) =>
          presentRecord(after, kind, await existing(after, kind, record_id)),
        ),
      };
    },

    async [`delete${Name}`](call, { db }) {
      const { record_id } = await recordOf(call, db, kind);
      await deleteRecord(db, record_id);
      return { data: null };
    },
  };
}

const missing = () => Refusal.notFound('record');

async function* noRows(): AsyncGenerator<StoredAnswers[]> {}

async function existing(db: Db, kind: Kind, id: number): Promise<StoredAnswers> {
  const row = await findRecord(db, kind, id);
  if (!row) throw missing();
  return row;
}

/** The record in the path; the router has read it already if a rule is about it. */
const recordOf = async ({ record, path }: RecordCall, db: Db, kind: Kind): Promise<StoredAnswers> =>
  (record as StoredAnswers | undefined) ?? existing(db, kind, path.id);

/** What the server stores beside a new record's answers: whose it is, and what it is about. */
async function newRecord(
  { name, about, once, stored }: Kind,
  { path, record = {} }: RecordCall,
  { user, clock }: RecordContext,
): Promise<NewRecord> {
  const now = clock();
  const { version } = await formVersion(stored);
  const { candidate_id = user?.candidate_id, school_id = user?.school_id } = record;
  const subject = about && {
    vacancy_id: record.vacancy_id,
    application_id: record.application_id,
    [`${about}_id`]: path.id,
  };
  return {
    kind: name,
    user_id: user?.id,
    candidate_id,
    school_id,
    ...subject,
    once_about: once ? (about ? path.id : 0) : null,
    form_version: version,
    created_at: now,
    updated_at: now,
  };
}

function violation({ about }: Kind, error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'records_once_key') return new Refusal(409, coded('record.once'));
  // What it is about was deleted meanwhile.
  return constraint?.startsWith('records_') && about ? Refusal.notFound(about) : error;
}

/** @throws Refusal 429 after too many records of a kind by one account in a day, or by visitors of one network */
const limitAdding = ({ name }: Kind, context: RecordContext): Promise<void> =>
  context.user
    ? limitCalls(context, [
        {
          key: `record:${name}:${context.user.id}`,
          ...ADDED,
          refusal: (wait, count) => coded('record.too_many', { count, time: formatWait(wait) }),
        },
      ])
    : countAttemptOf(context, 'record');

/**
 * The columns of a file: who wrote a record and when, each question that was asked in any version of the form, and the
 * version that was answered.
 */
async function columnsOf(kind: Kind, { db, user }: RecordContext): Promise<CsvColumn<StoredAnswers>[]> {
  const zone = await zoneOfReader(db, user);
  const { now, of, others } = await askedIn(db, kind, await versionsAnswered(db, kind));
  const questions = new Map(
    [...others.flatMap(({ asked }) => asked), ...now].map((field) => [field.name, field.title]),
  );
  const since = new Map(others.map(({ version, first_at }) => [version, first_at]));
  return [
    { title: say('record.csv_by'), value: ({ by }) => by },
    { title: say('record.csv_created'), value: ({ created_at }) => dayIn(zone, created_at) },
    ...[...questions].map(([name, title]) => ({
      title: title[languageNow()] ?? title.en ?? name,
      value: (row: StoredAnswers) => answerTexts(of(row.form_version), row).get(name),
    })),
    {
      title: say('record.csv_form'),
      value: ({ form_version }) => {
        const first = since.get(form_version);
        return [first && dayIn(zone, first), form_version.slice(0, 8)].filter(Boolean).join(' ');
      },
    },
  ];
}
