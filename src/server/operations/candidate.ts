import { searchCandidates } from '../db/candidate-search.ts';
import { candidateKind, countApplications, findCandidate, type StoredCandidate } from '../db/candidates.ts';
import type { Db } from '../db/connect.ts';
import { violatedConstraint } from '../db/constraint.ts';
import { noteProfileView } from '../db/profile-views.ts';
import type { Fields } from '../db/record.ts';
import { insertRecord } from '../db/record-store.ts';
import { candidateFiles } from '../db/schema/candidate.ts';
import type { SessionUser } from '../db/sessions.ts';
import { lockRole } from '../db/users.ts';
import { SUCCESSFUL } from '../domain/application-states.ts';
import { profileStrength } from '../domain/profile-strength.ts';
import { riyadhDay } from '../domain/riyadh-day.ts';
import type { Call, Context, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { changeRecord } from './change-record.ts';
import { deleteCandidateProfile } from './delete-profile.ts';
import { type FormField, formFields, typedFields } from './form-fields.ts';
import { presentCandidate, presentCandidateRow } from './present-candidate.ts';
import { presentUser } from './present-user.ts';
import { storeUploads } from './record-uploads.ts';
import { profileMatchPercent } from './suggest-vacancies.ts';

const SAVED = 'Your profile has been saved.';

export const candidate: Pick<
  Handlers,
  | 'listCandidates'
  | 'getMyCandidateProfile'
  | 'createCandidate'
  | 'getCandidateDashboard'
  | 'getCandidate'
  | 'updateCandidate'
  | 'putCandidate'
  | 'deleteCandidate'
> = {
  async listCandidates({ query }, { db, user }) {
    const { page, per_page, sort, ...filter } = query;
    const asksForNotes = filter.candidate_status !== undefined || filter.expl_id !== undefined;
    if (asksForNotes && user.role_name !== 'Admin')
      throw new Refusal(403, 'Only an Admin may search by this.');
    const paging = { page: page!, per_page: per_page! };
    const { rows, total } = await searchCandidates(db, filter, { ...paging, sort: sort! });
    const data = await Promise.all(rows.map(presentCandidateRow));
    return { message: 'Candidates.', data, meta: { total, ...paging } };
  },

  async getMyCandidateProfile(_call, { db, user }) {
    const own = await ownProfile(db, user);
    return {
      message: 'Your profile.',
      data: { user: presentUser(user), candidate: await presentCandidate(own) },
    };
  },

  async createCandidate(call, { db, user, files, clock }) {
    if (user.candidate_id !== null) throw hasProfile();
    const body = await call.body();
    const form = await formFields('createCandidate');
    const id = await db
      .transaction(async (tx) => {
        if ((await lockRole(tx, user.id)) !== user.role_id) throw Refusal.forbidden();
        const own = { user_id: user.id, created_at: clock() };
        const created = await insertRecord(tx, candidateKind, own, typedFields(form, body));
        const record = { table: candidateFiles, id: created, owner: user.id };
        await storeUploads(tx, files, record, form.fields, body);
        return created;
      })
      .catch((error) => {
        throw violatedConstraint(error) === 'candidates_user_id_key' ? hasProfile() : error;
      });
    user.candidate_id = id;
    return { message: SAVED, data: await presentOwn(db, user) };
  },

  async getCandidateDashboard(_call, { db, user, clock }) {
    const own = await ownProfile(db, user);
    const [profile, { forms, fields }, counts, profile_match] = await Promise.all([
      presentCandidate(own),
      formFields('createCandidate'),
      countApplications(db, own.candidate_id),
      profileMatchPercent(db, own.candidate_id, riyadhDay(clock())),
    ]);
    const sections = forms.map(({ name, title }) => ({
      title,
      fields: fields
        .filter((field) => field.form === name)
        .map((field) => ({ name: field.read, title: field.title })),
    }));
    const inState = (...states: readonly string[]) =>
      counts.filter(({ status }) => states.includes(status)).reduce((sum, { total }) => sum + total, 0);
    const total = counts.reduce((sum, row) => sum + row.total, 0);
    return {
      message: 'Your numbers.',
      data: {
        profile_strength: profileStrength(sections, profile).percent,
        profile_match,
        total_applications: total,
        successful_applications: inState(...SUCCESSFUL),
        application_views: counts.reduce((sum, { viewed }) => sum + viewed, 0),
        stats: {
          total_applications: total,
          under_review: inState('Under Review'),
          shortlisted: inState('Shortlisted'),
          rejected: inState('Rejected'),
        },
      },
    };
  },

  async getCandidate(call, { db, user, clock }) {
    const { id } = call.path;
    const found = await findCandidate(db, id);
    if (!found) throw Refusal.notFound('The candidate');
    if (user.role_name === 'School') await noteProfileView(db, found.user_id, user.id, clock());
    const data = await presentCandidate(found);
    return {
      message: 'The profile.',
      data: user.candidate_id === id ? { ...data, user: presentUser(user) } : data,
    };
  },

  updateCandidate: (call, context) => change(call, context),
  putCandidate: (call, context) => change(call, context),

  async deleteCandidate(call, { db, files }) {
    await db.transaction((tx) => deleteCandidateProfile(tx, files, call.path.id));
    return { message: 'The profile has been deleted.', data: null };
  },
};

type Change = 'updateCandidate' | 'putCandidate';

async function change(call: Call<Change>, context: Context<Change>) {
  const { db, user } = context;
  const { id } = call.path;
  const record = { what: 'The candidate', kind: candidateKind, id, files: candidateFiles };
  const { fields } = await formFields('updateCandidate');
  await changeRecord('updateCandidate', call, context, record, (body) => {
    if (user.role_name !== 'Admin') refuseAdminFields(fields, body);
  });
  if (user.candidate_id === id) return { message: SAVED, data: await presentOwn(db, user) };
  const found = await findCandidate(db, id);
  if (!found) throw Refusal.notFound('The candidate');
  return { message: 'The profile has been saved.', data: await presentCandidate(found) };
}

/** The form whose fields are the administration's, and nobody else's to write. */
const NOTES = 'admin/candidate';

function refuseAdminFields(fields: readonly FormField[], body: Readonly<Fields>): void {
  const refused = fields.filter((field) => field.form === NOTES && body[field.name] !== undefined);
  if (refused.length === 0) return;
  throw Refusal.ofFields(
    Object.fromEntries(refused.map(({ name }) => [name, ['Only an Admin may set this']])),
  );
}

async function ownProfile(db: Db, user: SessionUser): Promise<StoredCandidate> {
  const own = user.candidate_id === null ? null : await findCandidate(db, user.candidate_id);
  if (!own) throw Refusal.notFound('Your profile');
  return own;
}

async function presentOwn(db: Db, user: SessionUser) {
  return { ...(await presentCandidate(await ownProfile(db, user))), user: presentUser(user) };
}

const hasProfile = () => new Refusal(409, 'You have created your profile already.');
