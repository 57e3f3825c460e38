import { DAY } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import type { Upload } from '../../../engine/files/upload.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { limitCalls } from '../../../engine/http/limits/limit-calls.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { accountKey, formatWait } from '../../account/attempt-limits.ts';
import { asCaller, tell } from '../../news/tell.ts';
import { addEvent } from '../application/application-event-queries.ts';
import { findParties, type Parties, partyRecipients } from '../application/application-party-queries.ts';
import { lockApplication } from '../application/application-queries.ts';
import { noticeOf } from '../application/write-to-applicant.ts';
import {
  type AskedApplication,
  domainOf,
  hasEnded,
  isFarEnough,
  presentReferences,
  reusableFrom,
} from './reference-answers.ts';
import { copyLetter, keepLetter } from './reference-letter.ts';
import {
  answerRequest,
  changeReference,
  type FoundReference,
  findRequest,
  insertReference,
  insertRequest,
  isSchoolAddress,
  type KeptReferee,
  LINK_DAYS,
  newLink,
  refereesOf,
  reusableOf,
  setStage,
  stageOf,
} from './reference-queries.ts';

/** Mails to one referee in a day, of all candidates together. */
const LINKS = { limit: 5, per: DAY };

type Decision = { referee_id?: number; choice: 'agree' | 'reuse' | 'decline' };

export const refereeRequestOperations = {
  async getReferenceSettings(_call, { db, user }) {
    return { data: { references_from: await stageOf(db, user.school_id!) } };
  },

  async setReferenceSettings(call, { db, user }) {
    const { references_from } = await call.body();
    await setStage(db, user.school_id!, references_from);
    return { data: { references_from } };
  },

  async listReferences(call, { db, user, clock }) {
    return { data: await presentReferences(db, call.record, user, clock()) };
  },

  async askForReferences(call, context) {
    const { db, user, clock } = context;
    const { application_id, school_id } = call.record;
    const { text = null } = await call.body();
    const at = clock();
    const ask = async (tx: Db) => {
      const application = await locked(tx, application_id);
      const from = await stageOf(tx, school_id);
      if (hasEnded(application.status)) throw new Refusal(409, coded('reference.ended'));
      if (!isFarEnough(application.status, from)) throw new Refusal(409, coded('reference.too_early'));
      if (!(await insertRequest(tx, application, { asked_by: user.id, asked_at: at, text })))
        throw new Refusal(409, coded('reference.asked_before'));
      await addEvent(tx, application_id, { kind: 'references_asked', note: null, changed_by: user.id, at });
      const parties = await partiesOf(tx, application_id);
      const facts = { ...parties, words: text === null ? [] : noticeOf(text).words };
      await tell(tx, context, 'references-asked', { ...partyRecipients(parties), facts, at });
      return application;
    };
    return {
      data: await changeThen(db, ask, (after, application) =>
        presentReferences(after, application, user, clock()),
      ),
    };
  },

  async answerReferenceRequest(call, context) {
    const { db, user, clock } = context;
    const { application_id } = call.record;
    const decision = (await call.body()) as Decision;
    const former = decision.choice === 'reuse' ? await findFormer(context, call.record, decision) : null;
    let written: string | null = null;
    const answer = async (tx: Db) => {
      const application = await locked(tx, application_id);
      if (hasEnded(application.status)) throw new Refusal(409, coded('reference.ended'));
      if (!(await findRequest(tx, application))) throw new Refusal(409, coded('reference.not_asked'));
      const referee = await refereeOf(tx, application, decision);
      if (referee) written = await decide(tx, context, application, referee, decision.choice, former);
      const at = clock();
      if (await answerRequest(tx, application, at)) {
        const kind = 'references_answered';
        await addEvent(tx, application_id, { kind, note: null, changed_by: user.id, at });
        const parties = await partiesOf(tx, application_id);
        const news = { ...partyRecipients(parties), facts: parties, at };
        await tell(tx, context, 'references-answered', news);
      }
      return application;
    };
    const data = await changeThen(db, answer, (after, application) =>
      presentReferences(after, application, user, clock()),
    );
    return {
      message: written ? say('reference.written_to', { name: written }) : say('reference.decided'),
      data,
    };
  },

  async contestReference(call, context) {
    const { db, user, clock } = context;
    const { text } = await call.body();
    const reference = given(call.record);
    const at = clock();
    const contest = async (tx: Db) => {
      await changeReference(tx, reference, { contest: text, contested_at: at });
      // Other words for the same objection are read where it stands.
      if (reference.contested_at) return;
      const parties = await partiesOf(tx, reference.application_id);
      const facts = { ...parties, referee_name: reference.referee.referee_name };
      await tell(tx, context, 'reference-contested', { ...partyRecipients(parties), facts, at });
    };
    return {
      data: await changeThen(db, contest, (after) => presentReferences(after, reference, user, clock())),
    };
  },

  async checkReference(call, { db, user, clock }) {
    const { text } = await call.body();
    const reference = given(call.record);
    await changeReference(db, reference, { check_note: text, checked_by: user.id, checked_at: clock() });
    return { data: await presentReferences(db, reference, user, clock()) };
  },
} satisfies Partial<Handlers>;

function given(reference: FoundReference): FoundReference {
  if (reference.state !== 'given') throw new Refusal(409, coded('reference.not_given'));
  return reference;
}

async function locked(tx: Db, id: number): Promise<AskedApplication> {
  const application = await lockApplication(tx, id);
  if (!application) throw Refusal.notFound('application');
  return application;
}

async function partiesOf(tx: Db, id: number): Promise<Parties> {
  const parties = await findParties(tx, id);
  if (!parties) throw Refusal.notFound('application');
  return parties;
}

/** The referee that a decision is about; null where it declines the request as a whole. */
async function refereeOf(
  tx: Db,
  { candidate_id }: AskedApplication,
  { referee_id, choice }: Decision,
): Promise<KeptReferee | null> {
  if (referee_id === undefined && choice === 'decline') return null;
  const found = (await refereesOf(tx, candidate_id)).find((one) => one.referee_id === referee_id);
  if (!found) throw Refusal.notFound('referee');
  return found;
}

/** An earlier reference that is used again, with a copy of its letter. */
type Former = { reference_id: number; letter: Upload | null };

/** Returns what a decision to use a reference again is about; null if there is nothing to use. */
async function findFormer(
  { db, files, clock }: Context<'answerReferenceRequest'>,
  application: AskedApplication,
  { referee_id }: Decision,
): Promise<Former | null> {
  const referees = await refereesOf(db, application.candidate_id);
  const referee = referees.find((one) => one.referee_id === referee_id);
  if (!referee) return null;
  const found = reusableFrom(await reusableOf(db, application, clock()), referee.referee_email);
  if (!found) return null;
  const { reference_id } = found;
  return { reference_id, letter: await copyLetter(db, files, reference_id) };
}

/** Stores a decision about a referee; returns the referee's name if a mail goes out. */
async function decide(
  tx: Db,
  context: Context<'answerReferenceRequest'>,
  application: AskedApplication,
  { referee_id, contact_first: _, ...kept }: KeptReferee,
  choice: Decision['choice'],
  former: Former | null,
): Promise<string | null> {
  const now = context.clock();
  const { application_id, vacancy_id } = application;
  const { language } = asCaller({ language: null });
  const row = { application_id, vacancy_id, referee_id, referee: { ...kept, language } };
  const is_school_address = await isSchoolAddress(tx, kept.referee_school, domainOf(kept.referee_email));
  const store = async (values: Omit<Parameters<typeof insertReference>[1], keyof typeof row>) => {
    const id = await insertReference(tx, { ...row, is_school_address, ...values }, now);
    if (id === null) throw new Refusal(409, coded('reference.agreed_before'));
    return id;
  };
  if (choice === 'decline') {
    await store({ state: 'declined' });
    return null;
  }
  if (choice === 'reuse') {
    const reusable = await reusableOf(tx, application, now);
    const found = reusable.find(({ reference_id }) => reference_id === former?.reference_id);
    if (!former || !found) throw new Refusal(409, coded('reference.nothing_to_reuse'));
    const { answers, asked, answered_at, reference_id: reused_from } = found;
    const reference_id = await store({ state: 'given', answers, asked, answered_at, reused_from });
    const { school_id } = application;
    if (former.letter)
      await keepLetter(tx, context.files, { reference_id, vacancy_id, school_id }, former.letter);
    await addEvent(tx, application_id, { kind: 'reference_given', note: null, changed_by: null, at: now });
    const parties = await partiesOf(tx, application_id);
    const facts = { ...parties, referee_name: kept.referee_name };
    await tell(tx, context, 'reference-reused', { ...partyRecipients(parties), facts, at: now });
    return null;
  }
  if (kept.referee_email.toLowerCase() === context.user.user_name.toLowerCase())
    throw new Refusal(409, coded('reference.own_address'));
  await limitCalls(context, [
    {
      key: `reference:mail:${accountKey(kept.referee_email)}`,
      ...LINKS,
      refusal: (wait) => coded('account.too_many_attempts', { time: formatWait(wait) }),
    },
  ]);
  const { token, ...link } = newLink(now);
  await store({ state: 'waiting', sent_at: now, ...link });
  const parties = await partiesOf(tx, application_id);
  await tell(tx, context, 'reference-wanted', {
    to: { referee: { user_name: kept.referee_email, full_name: kept.referee_name, language } },
    facts: { ...parties, token, weeks: LINK_DAYS / 7 },
    about: partyRecipients(parties).about,
  });
  return kept.referee_name;
}
