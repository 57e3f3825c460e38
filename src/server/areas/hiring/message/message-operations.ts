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
import { relatedCandidates } from '../../people/related-candidate-queries.ts';
import { type LifeCycle, vacancyStatus } from '../../vacancies/vacancy-life-cycle.ts';
import { findVacancy } from '../../vacancies/vacancy-queries.ts';
import { findParties } from '../application/application-party-queries.ts';
import { findApplicationOf } from '../application/application-queries.ts';
import type { ApplicationStatus } from '../application/application-states.ts';
import { fillPlaceholders, noticeOf } from '../application/write-to-applicant.ts';
import {
  type InvitationParties,
  lockInvitationParties,
  partiesOfInvitation,
} from '../invitation/invitation-party-queries.ts';
import {
  type findInvitation,
  hasAcceptedInvitation,
  lockInvitation,
} from '../invitation/invitation-queries.ts';
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
  type Subject,
  type Thread,
} from './message-queries.ts';
import { threadList } from './thread-queries.ts';

/** The number of messages that a conversation shows at once. */
const SHOWN = 100;

/** More than a conversation needs, less than somebody who writes to everybody. */
const MESSAGES = { limit: 30, per: HOUR };

/** The states in which a candidate may write first. */
const WRITES_FIRST: readonly ApplicationStatus[] = ['Shortlisted', 'Interview', 'Offered', 'Hired'];

type Invited = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

const sideOf = ({ role_name }: Pick<SessionUser, 'role_name'>): Side =>
  role_name === 'School' ? 'school' : 'candidate';

type Writing = Context<'writeApplicationMessage' | 'writeInvitationMessage'>;
type Reading = Context<'getConversation' | 'getInvitationConversation'>;

export const messageOperations = {
  async getConversation(call, context) {
    const data = await conversation(context, ofApplication(call.record), call.query.before);
    return { data };
  },

  async getInvitationConversation(call, context) {
    const about = await ofInvitation(context.db, call.record, context.user);
    return { data: await conversation(context, about, call.query.before) };
  },

  async writeApplicationMessage(call, context) {
    const body = await call.body();
    const form = await formFields('writeApplicationMessage');
    const data = await write(context, body, form.fields, async () => ofApplication(call.record));
    return { data };
  },

  async writeInvitationMessage(call, context) {
    const body = await call.body();
    const form = await formFields('writeInvitationMessage');
    const { invitation_id } = call.record;
    const data = await write(context, body, form.fields, async (db, withLock) => {
      // Whoever applies meanwhile waits for this message, and takes it over.
      if (withLock) {
        const isThere =
          (await lockInvitationParties(db, call.record)) && (await lockInvitation(db, invitation_id));
        if (!isThere) throw Refusal.notFound('invitation');
      }
      return ofInvitation(db, call.record, context.user);
    });
    return { data };
  },

  async muteApplicationMessages(call, { db, user }) {
    const { is_muted } = await call.body();
    return mute(db, ofApplication(call.record), user, is_muted);
  },

  async muteInvitationMessages(call, { db, user }) {
    const { is_muted } = await call.body();
    return mute(db, await ofInvitation(db, call.record, user), user, is_muted);
  },

  async listMessageThreads(call, context) {
    const side = sideOf(context.user);
    const { rows, meta } = await threadList.page(call.query, context, call.listCondition());
    return { data: rows.map((row) => presentThread(row, side)), meta };
  },
} satisfies Partial<Handlers>;

/** What messages are about, and the state of its application; null without one. */
type About = Subject & { status: ApplicationStatus | null; isOpen: boolean };

const ofApplication = ({
  application_id,
  vacancy_id,
  school_id,
  candidate_id,
  status,
}: Omit<Subject, 'application_id' | 'invitation_id'> & {
  application_id: number;
  status: ApplicationStatus;
}): About => ({
  ...{ application_id, invitation_id: null, vacancy_id, school_id, candidate_id, status },
  isOpen: true,
});

/**
 * What messages about an invitation are about: the application, once there is one.
 *
 * @throws Refusal 409 for a school whose invitation is not accepted, 404 if the candidate hides from it
 */
async function ofInvitation(
  db: Db,
  { invitation_id, vacancy_id, school_id, candidate_id, status }: Invited,
  user: SessionUser,
): Promise<About> {
  const sent = await findApplicationOf(db, vacancy_id, candidate_id);
  if (sent) return ofApplication(sent);
  if (sideOf(user) === 'school') {
    if (status !== 'Accepted') throw new Refusal(409, coded('message.not_accepted'));
    const related = await relatedCandidates(db, school_id, [candidate_id]);
    if (!related.has(candidate_id)) throw Refusal.notFound('invitation');
  }
  const subject = { application_id: null, invitation_id, vacancy_id, school_id, candidate_id };
  return { ...subject, status: null, isOpen: status === 'Accepted' };
}

/** Whether the caller may write. A school does not about a vacancy that an Admin has taken down. */
function mayWrite(
  { role_name, team_role }: SessionUser,
  about: About,
  { vacancy, thread, hasAccepted }: { vacancy: LifeCycle; thread: Thread | null; hasAccepted: boolean },
): boolean {
  if (role_name === 'School')
    return about.isOpen && team_role !== 'reviewer' && vacancy.taken_down_at === null;
  if (about.status === null) return about.isOpen;
  return WRITES_FIRST.includes(about.status) || hasSchoolWritten(thread) || hasAccepted;
}

async function conversation(
  { db, user, clock }: Pick<Reading, 'db' | 'user' | 'clock'>,
  about: About,
  before: number | undefined,
): Promise<AnswerSchema<'Conversation'>> {
  const side = sideOf(user);
  const [all, vacancy, parties, thread, hasAccepted] = await inOneStatement(db, (one) => [
    messagesOf(one, about, { before, atMost: SHOWN + 1 }),
    findVacancy(one, about.vacancy_id),
    partiesOf(one, about),
    findThread(one, about),
    hasAcceptedInvitation(one, about),
  ]);
  if (!parties || !vacancy) throw Refusal.notFound('application');
  const rows = all.slice(0, SHOWN);
  const latest = rows.find(({ kind }) => writerOf(kind) !== side)?.id ?? 0;
  if (thread && latest > readBy(thread, side)) {
    await markMessagesRead(db, about, side, latest);
    const { vacancy_id } = about;
    const about_user_id = parties.candidate_user_id;
    const told = { user_id: user.id, vacancy_id, about_user_id, kinds: TOLD };
    await markReadAbout(db, told, clock());
  }
  return {
    application_id: about.application_id,
    invitation_id: about.invitation_id,
    vacancy_id: about.vacancy_id,
    vacancy_title: parties.vacancy_title,
    vacancy_status: vacancyStatus(vacancy, clock()),
    candidate_id: about.candidate_id,
    with: side === 'school' ? parties.candidate_name : parties.school_name,
    may_write: mayWrite(user, about, { vacancy, thread, hasAccepted }),
    is_muted: thread?.[`${side}_muted`] ?? false,
    messages: rows.map((row) => present(row, thread, side)),
    before: all.length > SHOWN ? rows.at(-1)!.id : null,
  };
}

/** The kinds of notifications about a message. */
const TOLD = ['message_received', 'reply_received'];

/** Writes a message about what `find` returns: asked first to refuse early, then with a lock in the transaction. */
async function write(
  context: Pick<Writing, 'db' | 'user' | 'files' | 'clock' | 'mail' | 'settings'>,
  body: { text: string },
  fields: Parameters<typeof storeUploads>[1],
  find: (db: Db, withLock: boolean) => Promise<About>,
): Promise<AnswerSchema<'ApplicationMessage'>> {
  const { db, user, files, clock } = context;
  const side = sideOf(user);
  const about = await find(db, false);
  const [vacancy, parties, thread, hasAccepted] = await inOneStatement(db, (one) => [
    findVacancy(one, about.vacancy_id),
    partiesOf(one, about),
    findThread(one, about),
    hasAcceptedInvitation(one, about),
  ]);
  if (!parties || !vacancy) throw Refusal.notFound('application');
  if (side === 'school' && vacancy.taken_down_at) throw new Refusal(409, coded('vacancy.is_taken_down'));
  if (!mayWrite(user, about, { vacancy, thread, hasAccepted }))
    throw new Refusal(409, about.isOpen ? coded('message.school_first') : coded('message.not_accepted'));
  await limitHour(context);
  await storeUploads(files, fields, body);
  const at = clock();
  const text = side === 'school' ? fillPlaceholders(body.text, parties) : body.text;
  const insert = async (tx: Db) => {
    const subject = await find(tx, true);
    const links = await keepUploads(tx, context, user.id, fields, body);
    const id = await insertMessage(tx, { subject, side, text, user_id: user.id, at }, links);
    await tellOther(tx, context, subject, { side, text, at });
    return id;
  };
  const [message, after] = await changeThen(db, insert, (one, id) =>
    inOneStatement(one, (both) => [findMessage(both, id), findThread(both, about)]),
  );
  if (!message) throw Refusal.notFound('application');
  return present(message, after, side);
}

async function mute(db: Db, about: About, user: SessionUser, is_muted: boolean) {
  await muteThread(db, about, sideOf(user), is_muted);
  return { message: say(is_muted ? 'message.muted' : 'message.told_again'), data: null };
}

/** Tells the other side of a message, in its transaction, unless that side has muted the conversation. */
async function tellOther(
  tx: Db,
  context: Pick<Writing, 'mail' | 'settings'>,
  about: Subject,
  { side, text, at }: { side: Side; text: string; at: Date },
): Promise<void> {
  const [parties, thread] = await inOneStatement(tx, (one) => [
    partiesOf(one, about),
    findThread(one, about),
  ]);
  if (!parties) throw Refusal.notFound('application');
  if (thread?.[`${otherSide(side)}_muted`]) return;
  const { application_id, invitation_id, vacancy_id } = about;
  const { candidate_user_id, school_user_ids } = parties;
  const news = {
    to: { candidate: candidate_user_id, school: school_user_ids },
    facts: { ...parties, ...noticeOf(text), application_id, invitation_id },
    about: {
      ...(application_id === null ? { invitation_id: invitation_id! } : { application_id }),
      vacancy_id,
      about_user_id: candidate_user_id,
    },
    at,
  };
  await (side === 'school'
    ? tell(tx, context, 'message-received', news)
    : tell(tx, context, 'reply-received', news));
}

const partiesOf = (
  db: Db,
  { application_id, ...pair }: Subject,
): Promise<Omit<InvitationParties, 'city'> | null> =>
  application_id === null ? partiesOfInvitation(db, pair) : findParties(db, application_id);

/** @throws Refusal 429 after too many messages of one account in an hour */
const limitHour = (context: Pick<Writing, 'db' | 'user' | 'clock' | 'settings'>): Promise<void> =>
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
  { id, application_id, invitation_id, kind, text, author, at, files }: MessageWithFiles,
  thread: Thread | null,
  side: Side,
): AnswerSchema<'ApplicationMessage'> {
  const isOwn = writerOf(kind) === side;
  return {
    message_id: id,
    application_id,
    invitation_id,
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
    invitation_id: thread.invitation_id,
    vacancy_id: thread.vacancy_id,
    vacancy_title,
    school_name,
    candidate_name,
    with: side === 'school' ? candidate_name : school_name,
    status,
    last_message_id: thread.last_message_id!,
    last_message,
    is_own: thread.is_last_of_school === (side === 'school'),
    unread: thread[`${side}_unread`],
    is_muted: thread[`${side}_muted`],
    last_message_at: thread.last_message_at!,
  };
}
