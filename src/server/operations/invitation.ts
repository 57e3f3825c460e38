import { formatText } from '../../shared/formats.ts';
import { hasApplied } from '../db/applications.ts';
import type { Db } from '../db/connect.ts';
import { violatedConstraint } from '../db/constraint.ts';
import { type InvitationParties, invitationParties } from '../db/invitation-parties.ts';
import {
  findListedInvitation,
  invitationKind,
  isInvited,
  lockInvitation,
  searchInvitations,
  setInvitationStatus,
} from '../db/invitations.ts';
import { type NotificationKind, notify } from '../db/notifications.ts';
import { insertRecord } from '../db/record-store.ts';
import { schoolOwner } from '../db/schools.ts';
import type { SessionUser } from '../db/sessions.ts';
import { findVacancy, lockVacancy, type VacancyRow } from '../db/vacancies.ts';
import { invitationMail } from '../domain/invitation-mail.ts';
import { type InvitationStatus, objectionToAnswering } from '../domain/invitation-states.ts';
import type { Call, Context, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { formFields, typedFields } from './form-fields.ts';
import { refuseUnlessOpen } from './open-vacancy.ts';
import { type Invitation, presentInvitation } from './present-invitation.ts';
import { viewerOf } from './present-vacancy.ts';
import { sentId } from './sent-id.ts';

export const invitation: Pick<
  Handlers,
  | 'inviteCandidate'
  | 'listCandidateInvitations'
  | 'listSchoolInvitations'
  | 'acceptInvitation'
  | 'declineInvitation'
> = {
  async inviteCandidate(call, { db, user, mail, settings, clock }) {
    const own = async (vacancy: VacancyRow | null) => {
      if (!vacancy) throw Refusal.notFound('The vacancy');
      await call.allow(vacancy);
      return vacancy;
    };
    const now = clock();
    const body = await call.body(async (sent) => {
      const [vacancyId, candidateId] = [sentId(sent.vacancy_id), sentId(sent.candidate_id)];
      if (vacancyId === null) return {};
      refuseUnlessOpen(await own(await findVacancy(db, vacancyId)), now);
      if (candidateId === null) return {};
      if (await isInvited(db, vacancyId, candidateId)) throw invitedBefore();
      if (await hasApplied(db, vacancyId, candidateId)) throw appliedBefore();
      return {};
    });
    const { vacancy_id, candidate_id } = body;
    const typed = typedFields(await formFields('inviteCandidate'), body);
    const id = await db
      .transaction(async (tx) => {
        refuseUnlessOpen(await own(await lockVacancy(tx, vacancy_id, 'share')), now);
        const parties = await invitationParties(tx, body);
        if (!parties) throw Refusal.notFound('The candidate');
        const known = { vacancy_id, candidate_id, status: 'Pending', created_at: now };
        const created = await insertRecord(tx, invitationKind, known, typed);
        const slug = encodeURIComponent(formatText('slug', parties.vacancy_title));
        const text = invitationMail(parties, {
          message: body.message ?? null,
          link: `${settings.publicUrl}/candidate/job/${vacancy_id}/${slug}`,
        });
        await mail.post(tx, { to: parties.account.user_name, ...text });
        await tellOfInvitation(tx, 'candidate', 'invitation', vacancy_id, parties, now);
        return created;
      })
      .catch((error) => {
        throw violatedConstraint(error) === 'invitations_vacancy_candidate_key' ? invitedBefore() : error;
      });
    return { message: 'The invitation has been sent.', data: await presentOne(db, id, user, now) };
  },

  async listCandidateInvitations({ path, query }, { db, user, clock }) {
    return list(db, { candidate_id: path.candidate_id }, query, user, clock());
  },

  async listSchoolInvitations({ path, query }, { db, user, clock }) {
    if ((await schoolOwner(db, path.school_id)) === null) throw Refusal.notFound('The school');
    return list(db, { school_id: path.school_id }, query, user, clock());
  },

  acceptInvitation: (call, context) => answer(call, context, 'Accepted'),
  declineInvitation: (call, context) => answer(call, context, 'Declined'),
};

async function list(
  db: Db,
  of: Parameters<typeof searchInvitations>[1],
  query: { page?: number; per_page?: number },
  user: SessionUser,
  now: Date,
) {
  const paging = { page: query.page!, per_page: query.per_page! };
  const found = await searchInvitations(db, of, paging, viewerOf(user, now));
  return {
    message: 'Invitations.',
    data: found.rows.map((row) => presentInvitation(row, now)),
    meta: { total: found.total, ...paging },
  };
}

/** Accepting needs a vacancy that still takes applications; declining does not. */
async function answer(
  call: Pick<Call<'acceptInvitation'>, 'path' | 'allow'>,
  { db, user, clock }: Pick<Context<'acceptInvitation'>, 'db' | 'user' | 'clock'>,
  status: Exclude<InvitationStatus, 'Pending'>,
) {
  const { id } = call.path;
  const now = clock();
  await db.transaction(async (tx) => {
    const found = await lockInvitation(tx, id);
    if (!found) throw Refusal.notFound('The invitation');
    await call.allow(found);
    const objection = objectionToAnswering(found.status);
    if (objection) throw new Refusal(409, objection);
    if (status === 'Accepted') refuseUnlessOpen(await lockVacancy(tx, found.vacancy_id, 'share'), now);
    await setInvitationStatus(tx, id, status, now);
    const parties = await invitationParties(tx, found);
    await tellOfInvitation(tx, 'school', ANSWERED[status], found.vacancy_id, parties!, now);
  });
  const message = `You have ${status.toLowerCase()} the invitation.`;
  return { message, data: await presentOne(db, id, user, now) };
}

const ANSWERED = { Accepted: 'invitation_accepted', Declined: 'invitation_declined' } as const;

async function tellOfInvitation(
  tx: Db,
  whom: 'candidate' | 'school',
  kind: NotificationKind,
  vacancy_id: number,
  parties: InvitationParties,
  at: Date,
): Promise<void> {
  const { vacancy_title, school_name, candidate_name } = parties;
  const facts = { vacancy_title, school_name, candidate_name };
  const to = whom === 'candidate' ? parties.candidate_user_id : parties.school_user_id;
  await notify(tx, to, { kind, at, vacancy_id, facts });
}

async function presentOne(db: Db, id: number, user: SessionUser, now: Date): Promise<Invitation> {
  const found = await findListedInvitation(db, id, viewerOf(user, now));
  if (!found) throw Refusal.notFound('The invitation');
  return presentInvitation(found, now);
}

const invitedBefore = () => new Refusal(409, 'You have invited this candidate to this vacancy already.');
const appliedBefore = () => new Refusal(409, 'This candidate has applied for this vacancy already.');
