import { MINUTE } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import {
  insertTask,
  type NewTask,
  removeAlreadyMessaged,
  removeTask,
  removeWaitingTask,
  type TaskSelection,
  tasksOf,
} from './bulk-task-queries.ts';
import { undoUntil } from './undo-time.ts';

/** The most applications in one job. */
const AT_MOST = 20_000;
/** Milliseconds within which the same message to the same people counts as a repeated request. */
const SAME_LETTER_MS = 10 * MINUTE;

/** Bulk actions on applicants, performed in the background. */
export const bulkTaskOperations = {
  async moveApplicants(call, { db, user, clock }) {
    const { vacancy_id } = call.record;
    const { status, note = null, message = null, seen_count, can_undo, ...which } = await call.body();
    const job = {
      vacancy_id,
      user_id: user.id,
      kind: 'move',
      status,
      note,
      message,
      created_at: clock(),
    } as const;
    return begin(db, job, chosenOf(which), seen_count, can_undo === true);
  },

  async writeToApplicants(call, { db, user, clock }) {
    const { vacancy_id } = call.record;
    const { message, seen_count, ...which } = await call.body();
    const job = { vacancy_id, user_id: user.id, kind: 'write', message, created_at: clock() } as const;
    return begin(db, job, chosenOf(which), seen_count);
  },

  async listApplicantJobs(call, { db, clock }) {
    const jobs = await tasksOf(db, call.record.vacancy_id);
    return { data: jobs.map((job) => presentJob(job, clock())) };
  },

  async undoApplicantJob(call, { db, clock }) {
    const { job_id } = call.path;
    const { vacancy_id } = call.record;
    if (!(await db.transaction((tx) => removeWaitingTask(tx, vacancy_id, job_id, clock()))))
      throw new Refusal(409, coded('application.too_late_to_undo'));
    return { data: null };
  },
} satisfies Partial<Handlers>;

type Which = { application_ids?: number[] | null; filter?: { search?: string; status?: string } | null };

function chosenOf({ application_ids, filter }: Which): TaskSelection {
  if (application_ids?.length) return { ids: application_ids };
  if (!filter) throw Refusal.ofFields({ application_ids: [coded('application.none_chosen')] });
  return { filter } as TaskSelection;
}

async function begin(db: Db, job: NewTask, chosen: TaskSelection, seenCount?: number, canUndo = false) {
  const insert = async (tx: Db) => {
    const begun = await insertTask(tx, job, chosen, canUndo ? undoUntil(job.created_at) : null);
    if (begun.total === 0) throw Refusal.ofFields({ application_ids: [coded('application.none_chosen')] });
    if (begun.total > AT_MOST)
      throw new Refusal(409, coded('application.too_many', { most: AT_MOST.toLocaleString('en-US') }));
    // A decision about all results of a filter is refused if their number has changed since it was shown.
    if ('filter' in chosen && seenCount !== undefined && seenCount !== begun.total)
      throw new Refusal(409, coded('application.others_by_now', { n: begun.total, seen: seenCount }));
    return job.kind === 'write' ? onceOnly(tx, job, begun.id) : begun.id;
  };
  const [found] = await changeThen(db, insert, (after, id) => tasksOf(after, job.vacancy_id, id));
  const key = job.kind === 'move' ? 'application.jobs_begun_move' : 'application.jobs_begun_write';
  return { message: say(key, { n: found!.total }), data: presentJob(found!, job.created_at) };
}

/**
 * Deduplicates messages: keeps only the applicants not yet reached in the job; if none are left, returns the
 * job that reached them all.
 */
async function onceOnly(tx: Db, job: NewTask, id: number): Promise<number> {
  const before = await removeAlreadyMessaged(
    tx,
    job,
    id,
    new Date(job.created_at.getTime() - SAME_LETTER_MS),
  );
  if (before === null) return id;
  await removeTask(tx, job.vacancy_id, id);
  return before;
}

type FoundJob = Awaited<ReturnType<typeof tasksOf>>[number];

function presentJob(job: FoundJob, now: Date): AnswerSchema<'ApplicantJob'> {
  const { id, kind, status, total, done, refused_count, refused, finished_at, created_at } = job;
  return {
    id,
    kind,
    status,
    total,
    done,
    refused_count,
    refused,
    is_finished: finished_at !== null,
    percent: total === 0 ? 100 : Math.floor((100 * done) / total),
    created_at,
    undo_until: job.undo_until && job.undo_until > now ? job.undo_until : null,
    application_id: job.single?.application_id ?? null,
    candidate_name: job.single?.candidate_name ?? null,
  };
}
