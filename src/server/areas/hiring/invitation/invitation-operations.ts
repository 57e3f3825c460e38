import { DAY } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { violatedConstraint } from '../../../engine/db/constraint.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { insertRecord } from '../../../engine/db/record-store.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import { CHANGED } from '../../../engine/db/write-together.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { limitCalls } from '../../../engine/http/limits/limit-calls.ts';
import { sentId } from '../../../engine/http/sent-id.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { formatWait } from '../../account/attempt-limits.ts';
import { composeNews, newsToWrite, tell } from '../../news/tell.ts';
import { isVisibleToSchool } from '../../people/findable-candidate-queries.ts';
import { placeNow } from '../../reference/item-name-queries.ts';
import { schoolOwner } from '../../schools/school-queries.ts';
import { refuseUnlessOpen } from '../../vacancies/open-vacancy.ts';
import { viewerOf } from '../../vacancies/vacancy-answers.ts';
import { findVacancy, lockVacancy, type VacancyRow } from '../../vacancies/vacancy-queries.ts';
import { hasApplied } from '../application/application-queries.ts';
import { invitationKind } from '../tables/invitation.ts';
import { type Invitation, presentInvitation } from './invitation-answers.ts';
import { invitationMaterials, invitationParties } from './invitation-party-queries.ts';
import {
  findListedInvitation,
  type InvitationRow,
  invitationList,
  isInvited,
  markSeen,
  setInvitationStatus,
} from './invitation-queries.ts';
import { type InvitationStatus, objectionToAnswering } from './invitation-states.ts';

/** The most invitations of a school in a day, scaled like every rate limit: each is a mail to a candidate. */
export const INVITATIONS = { limit: 200, per: DAY };

export const invitationOperations = {
  async inviteCandidate(call, context) {
    const { db, user, clock } = context;
    const allowed = async (vacancy: VacancyRow | null) => {
      if (!vacancy) throw Refusal.notFound('vacancy');
      await call.allow(vacancy);
      return vacancy;
    };
    const now = clock();
    const body = await call.body(async (sent, one) => {
      const [vacancyId, candidateId] = [sentId(sent.vacancy_id), sentId(sent.candidate_id)];
      if (vacancyId === null) return {};
      const [vacancy, hasInvitation, isApplicant] = await inOneStatement(one, (all) => [
        findVacancy(all, vacancyId),
        candidateId !== null && isInvited(all, vacancyId, candidateId),
        candidateId !== null && hasApplied(all, vacancyId, candidateId),
      ]);
      refuseUnlessOpen(await allowed(vacancy), now);
      if (hasInvitation) throw invitedBefore();
      if (isApplicant) throw appliedBefore();
      return {};
    });
    const { vacancy_id, candidate_id } = body;
    const typed = typedFields(await formFields('inviteCandidate'), body);
    const invite = async (tx: Db) => {
      const [locked, [parties, isVisible, materials]] = await inOrder(
        () => lockVacancy(tx, vacancy_id, 'share'),
        () =>
          inOneStatement(tx, (one) => [
            invitationParties(one, body),
            isVisibleToSchool(one, user.school_id!, candidate_id),
            invitationMaterials(one, candidate_id),
          ]),
      );
      refuseUnlessOpen(await allowed(locked), now);
      if (!parties || !isVisible) throw Refusal.notFound('candidate');
      const known = { vacancy_id, candidate_id, status: 'Pending', created_at: now };
      const facts = {
        ...parties,
        vacancy_id,
        city: () => placeNow(tx, parties.city),
        message: body.message ?? null,
      };
      const about = { to: { candidate: parties.candidate_user_id }, about: { vacancy_id }, at: now };
      const news = await composeNews(context, 'invitation', { ...about, facts }, materials);
      const told = await newsToWrite(context, [news], CHANGED);
      const [created] = await inOrder(
        () => insertRecord(tx, invitationKind, known, typed, told),
        () => countInvitation(tx, context),
      );
      return created;
    };
    const present = (after: Db, id: number) => presentOne(after, id, user, now);
    const data = await changeThen(db, invite, present).catch((error) => {
      throw violatedConstraint(error) === 'invitations_vacancy_candidate_key' ? invitedBefore() : error;
    });
    return { data };
  },

  async listCandidateInvitations({ path, query }, context) {
    const { candidate_id } = path;
    const { rows, meta, reading } = await invitationList.page(query, context, { candidate_id });
    const unseen = rows.flatMap(({ invitation: { invitation_id, seen_at } }) =>
      seen_at ? [] : [invitation_id],
    );
    const { db, user } = context;
    if (user.candidate_id === candidate_id) await markSeen(db, unseen, reading.now);
    return { data: rows.map((row) => presentInvitation(row, reading.now)), meta };
  },

  async listSchoolInvitations({ path, query }, context) {
    const { school_id } = path;
    if ((await schoolOwner(context.db, school_id)) === null) throw Refusal.notFound('school');
    const { rows, meta, reading } = await invitationList.page(query, context, { school_id });
    return { data: rows.map((row) => presentInvitation(row, reading.now)), meta };
  },

  acceptInvitation: {
    change: ({ record }, tx, context) => answer(record, tx, context, 'Accepted'),
    answer: ({ path }, context) => presentAnswered(path.id, context),
  },
  declineInvitation: {
    change: ({ record }, tx, context) => answer(record, tx, context, 'Declined'),
    answer: ({ path }, context) => presentAnswered(path.id, context),
  },
} satisfies Partial<Handlers>;

/** Accepting needs an open vacancy; declining does not. */
async function answer(
  invitation: InvitationRow,
  tx: Db,
  context: Pick<Context<'acceptInvitation'>, 'clock' | 'mail' | 'settings'>,
  status: Exclude<InvitationStatus, 'Pending'>,
) {
  const { invitation_id, vacancy_id } = invitation;
  const now = context.clock();
  const objection = objectionToAnswering(invitation.status);
  if (objection) throw new Refusal(409, objection);
  const isAccepted = status === 'Accepted';
  const [locked, found] = await inOrder(
    async () => (isAccepted ? lockVacancy(tx, vacancy_id, 'share') : null),
    () => invitationParties(tx, invitation),
  );
  if (isAccepted) refuseUnlessOpen(locked, now);
  const parties = found!;
  const news = {
    to: { school: parties.school_user_ids },
    facts: { ...parties, invitation_id },
    about: { vacancy_id, invitation_id, about_user_id: parties.candidate_user_id },
    at: now,
  };
  await inOrder(
    () => setInvitationStatus(tx, invitation_id, status, now),
    () => tell(tx, context, ANSWERED[status], news),
  );
}

const presentAnswered = async (
  id: number,
  { db, user, clock }: Pick<Context<'acceptInvitation'>, 'db' | 'user' | 'clock'>,
) => ({ data: await presentOne(db, id, user, clock()) });

const ANSWERED = { Accepted: 'invitation-accepted', Declined: 'invitation-declined' } as const;

async function presentOne(db: Db, id: number, user: SessionUser, now: Date): Promise<Invitation> {
  const found = await findListedInvitation(db, id, viewerOf(user, now));
  if (!found) throw Refusal.notFound('invitation');
  return presentInvitation(found, now);
}

const invitedBefore = () => new Refusal(409, coded('invitation.invited_before'));
const appliedBefore = () => new Refusal(409, coded('invitation.applied_before'));

/**
 * Counts an invitation of the school; the transaction of a refused one is rolled back, and the count with it.
 */
const countInvitation = (
  tx: Db,
  context: Pick<Context<'inviteCandidate'>, 'user' | 'settings' | 'clock'>,
): Promise<void> =>
  limitCalls({ ...context, db: tx }, [
    {
      key: `invitations:school:${context.user.school_id}`,
      ...INVITATIONS,
      refusal: (wait, most) => coded('invitation.too_many', { most, time: formatWait(wait) }),
    },
  ]);
