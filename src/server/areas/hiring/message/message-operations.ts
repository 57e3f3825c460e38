import { HOUR } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import { fileUrl } from '../../../engine/files/file-queries.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { limitCalls } from '../../../engine/http/limits/limit-calls.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { formFields } from '../../../engine/records/form-fields.ts';
import { keepUploads, storeUploads } from '../../../engine/records/record-uploads.ts';
import { formatWait } from '../../account/attempt-limits.ts';
import { markReadAbout } from '../../news/notification/notification-queries.ts';
import { tell } from '../../news/tell.ts';
import { findVacancy } from '../../vacancies/vacancy-queries.ts';
import { findParties, partyRecipients } from '../application/application-party-queries.ts';
import type { ApplicationStatus } from '../application/application-states.ts';
import { fillPlaceholders, noticeOf } from '../application/write-to-applicant.ts';
import {
  findMessage,
  findThread,
  hasSchoolWritten,
  insertMessage,
  type MessageWithFiles,
  markMessagesRead,
  messagesOf,
  muteThread,
  otherSide,
  type Side,
  type Thread,
} from './message-queries.ts';
import { threadList } from './thread-queries.ts';

/** The number of messages that a conversation shows at once. */
const SHOWN = 100;

/** More than a conversation needs, less than somebody who writes to everybody. */
const MESSAGES = { limit: 30, per: HOUR };

/** The states in which a candidate may write first. */
const WRITES_FIRST: readonly ApplicationStatus[] = ['Shortlisted', 'Interview', 'Offered', 'Hired'];

/** Whether a candidate may write. */
const mayWrite = (status: ApplicationStatus, thread: Thread | null): boolean =>
  WRITES_FIRST.includes(status) || hasSchoolWritten(thread);

const sideOf = ({ role_name }: Pick<SessionUser, 'role_name'>): Side =>
  role_name === 'School' ? 'school' : 'candidate';

export const messageOperations = {
  async getConversation(call, { db, user, clock }) {
    const found = call.record;
    const { application_id } = found;
    const { before } = call.query;
    const side = sideOf(user);
    const [all, parties, thread] = await inOneStatement(db, (one) => [
      messagesOf(one, application_id, { before, atMost: SHOWN + 1 }),
      findParties(one, application_id),
      findThread(one, application_id),
    ]);
    if (!parties) throw Refusal.notFound('application');
    const rows = all.slice(0, SHOWN);
    const latest = rows.find(({ kind }) => writerOf(kind) !== side)?.id ?? 0;
    if (thread && latest > readBy(thread, side)) {
      await markMessagesRead(db, found, side, latest);
      const told = { user_id: user.id, application_id, kinds: ['message_received', 'reply_received'] };
      await markReadAbout(db, told, clock());
    }
    const may_write = side === 'school' ? user.team_role !== 'reviewer' : mayWrite(found.status, thread);
    const data = {
      application_id,
      with: side === 'school' ? parties.candidate_name : parties.school_name,
      may_write,
      is_muted: thread?.[`${side}_muted`] ?? false,
      messages: rows.map((row) => present(row, thread, side)),
      before: all.length > SHOWN ? rows.at(-1)!.id : null,
    };
    return { data };
  },

  async writeApplicationMessage(call, context) {
    const { db, user, files, clock } = context;
    const { application_id, vacancy_id, status } = call.record;
    const side = sideOf(user);
    const body = await call.body();
    const form = await formFields('writeApplicationMessage');
    const [vacancy, parties, before] = await inOneStatement(db, (one) => [
      findVacancy(one, vacancy_id),
      findParties(one, application_id),
      findThread(one, application_id),
    ]);
    if (!parties) throw Refusal.notFound('application');
    if (side === 'school' && vacancy?.taken_down_at) throw new Refusal(409, coded('vacancy.is_taken_down'));
    if (side === 'candidate' && !mayWrite(status, before))
      throw new Refusal(409, coded('message.school_first'));
    await limitHour(context);
    await storeUploads(files, form.fields, body);
    const at = clock();
    const text = side === 'school' ? fillPlaceholders(body.text, parties) : body.text;
    const write = async (tx: Db) => {
      const links = await keepUploads(tx, context, user.id, form.fields, body);
      const message = { application_id, vacancy_id, side, text, user_id: user.id, at };
      const id = await insertMessage(tx, message, links);
      await tellOther(tx, context, message);
      return id;
    };
    const [message, thread] = await changeThen(db, write, (after, id) =>
      inOneStatement(after, (one) => [findMessage(one, id), findThread(one, application_id)]),
    );
    if (!message) throw Refusal.notFound('application');
    return { data: present(message, thread, side) };
  },

  async muteApplicationMessages(call, { db, user }) {
    const { is_muted } = await call.body();
    await muteThread(db, call.record, sideOf(user), is_muted);
    return { message: say(is_muted ? 'message.muted' : 'message.told_again'), data: null };
  },

  async listMessageThreads(call, context) {
    const side = sideOf(context.user);
    const { rows, meta } = await threadList.page(call.query, context, call.listCondition());
    return { data: rows.map((row) => presentThread(row, side)), meta };
  },
} satisfies Partial<Handlers>;

/** Tells the other side of a message, in its transaction, unless that side has muted the conversation. */
async function tellOther(
  tx: Db,
  context: Context<'writeApplicationMessage'>,
  { application_id, side, text, at }: { application_id: number; side: Side; text: string; at: Date },
): Promise<void> {
  const [parties, thread] = await inOneStatement(tx, (one) => [
    findParties(one, application_id),
    findThread(one, application_id),
  ]);
  if (!parties) throw Refusal.notFound('application');
  if (thread?.[`${otherSide(side)}_muted`]) return;
  const news = { ...partyRecipients(parties), facts: { ...parties, ...noticeOf(text) }, at };
  await (side === 'school'
    ? tell(tx, context, 'message-received', news)
    : tell(tx, context, 'reply-received', news));
}

/** @throws Refusal 429 after too many messages of one account in an hour */
const limitHour = (context: Context<'writeApplicationMessage'>): Promise<void> =>
  limitCalls(context, [
    {
      key: `message:hour:${context.user.id}`,
      ...MESSAGES,
      refusal: (wait, count) => coded('message.too_many', { count, time: formatWait(wait) }),
    },
  ]);

const writerOf = (kind: string): Side => (kind === 'written' ? 'school' : 'candidate');
const readBy = (thread: Thread | null, side: Side): number => thread?.[`${side}_read_id`] ?? 0;

function present(
  { id, application_id, kind, text, author, at, files }: MessageWithFiles,
  thread: Thread | null,
  side: Side,
): AnswerSchema<'ApplicationMessage'> {
  const isOwn = writerOf(kind) === side;
  return {
    message_id: id,
    application_id,
    text: text ?? '',
    files: files.map((file) => ({ name: file.original_name, url: fileUrl(file) })),
    author,
    is_own: isOwn,
    is_new: !isOwn && id > readBy(thread, side),
    is_seen: isOwn && id <= readBy(thread, otherSide(side)),
    created_at: at,
  };
}

type ListedThread = Awaited<ReturnType<typeof threadList.page>>['rows'][number];

function presentThread(
  { thread, status, vacancy_title, school_name, candidate_name, last_message }: ListedThread,
  side: Side,
): AnswerSchema<'MessageThread'> {
  return {
    application_id: thread.application_id,
    vacancy_id: thread.vacancy_id,
    vacancy_title,
    school_name,
    candidate_name,
    with: side === 'school' ? candidate_name : school_name,
    status,
    last_message,
    is_own: thread.is_last_of_school === (side === 'school'),
    unread: thread[`${side}_unread`],
    is_muted: thread[`${side}_muted`],
    last_message_at: thread.last_message_at!,
  };
}
