import type { Db } from '../db/connect.ts';
import { violatedConstraint } from '../db/constraint.ts';
import { notifyAdmins } from '../db/notifications.ts';
import { countProfileViews, noteProfileView } from '../db/profile-views.ts';
import { countFeatured, planOf } from '../db/promotions.ts';
import { insertRecord } from '../db/record-store.ts';
import { schoolFiles } from '../db/schema/school.ts';
import { searchSchools } from '../db/school-search.ts';
import {
  countOpenVacancies,
  countSchoolApplications,
  findSchool,
  schoolKind,
  schoolOwner,
} from '../db/schools.ts';
import type { SessionUser } from '../db/sessions.ts';
import { lockRole } from '../db/users.ts';
import { PLANS, type PlanName } from '../domain/plans.ts';
import { riyadhDay, riyadhMonth } from '../domain/riyadh-day.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { changeRecord } from './change-record.ts';
import { deleteSchoolProfile } from './delete-profile.ts';
import { formFields, typedFields } from './form-fields.ts';
import { presentSchool, presentSchoolRow } from './present-school.ts';
import { storeUploads } from './record-uploads.ts';

const SAVED = 'Your school profile has been saved.';

export const school: Pick<
  Handlers,
  | 'listSchools'
  | 'getMySchool'
  | 'createSchool'
  | 'getSchool'
  | 'updateSchool'
  | 'deleteSchool'
  | 'getSchoolMetrics'
> = {
  async listSchools({ query }, { db, clock }) {
    const { page, per_page, sort, ...filter } = query;
    const paging = { page: page!, per_page: per_page! };
    const found = await searchSchools(db, filter, { ...paging, sort: sort! }, riyadhDay(clock()));
    const data = await Promise.all(found.rows.map(presentSchoolRow));
    return { message: 'Schools.', data, meta: { total: found.total, ...paging } };
  },

  async getMySchool(_call, { db, user, clock }) {
    return { message: 'Your school.', data: await presentOwn(db, user, clock()) };
  },

  async createSchool(call, { db, user, files, clock }) {
    if (user.school_id !== null) throw hasProfile();
    const body = await call.body();
    const form = await formFields('createSchool');
    const id = await db
      .transaction(async (tx) => {
        if ((await lockRole(tx, user.id)) !== user.role_id) throw Refusal.forbidden();
        const own = { user_id: user.id, created_at: clock() };
        const created = await insertRecord(tx, schoolKind, own, typedFields(form, body));
        await storeUploads(tx, files, { table: schoolFiles, id: created, owner: user.id }, form.fields, body);
        const facts = { school_name: body.school_name };
        await notifyAdmins(tx, { kind: 'school_joined', at: clock(), facts, school_id: created });
        return created;
      })
      .catch((error) => {
        throw violatedConstraint(error) === 'schools_user_id_key' ? hasProfile() : error;
      });
    user.school_id = id;
    return { message: SAVED, data: await presentOwn(db, user, clock()) };
  },

  async getSchool(call, { db, user, clock }) {
    const found = await findSchool(db, call.path.id, riyadhDay(clock()));
    if (!found) throw Refusal.notFound('The school');
    const isVisitor = user.role_name !== 'Admin' && found.user_id !== user.id;
    if (isVisitor) await noteProfileView(db, found.user_id, user.id, clock());
    return { message: 'The school.', data: await presentSchool(found, user) };
  },

  async updateSchool(call, context) {
    const { db, user, clock } = context;
    const { id } = call.path;
    const record = { what: 'The school', kind: schoolKind, id, files: schoolFiles };
    await changeRecord('updateSchool', call, context, record);
    if (user.school_id === id) return { message: SAVED, data: await presentOwn(db, user, clock()) };
    const found = await findSchool(db, id, riyadhDay(clock()));
    if (!found) throw Refusal.notFound('The school');
    return { message: 'The school profile has been saved.', data: await presentSchool(found, user) };
  },

  async deleteSchool(call, { db, files }) {
    await db.transaction((tx) => deleteSchoolProfile(tx, files, call.path.id));
    return { message: 'The school profile has been deleted.', data: null };
  },

  async getSchoolMetrics(call, { db, clock }) {
    const { id } = call.path;
    const owner = await schoolOwner(db, id);
    if (owner === null) throw Refusal.notFound('The school');
    const now = clock();
    const [total_applications, active_vacancies, profile_views, booked, featured] = await Promise.all([
      countSchoolApplications(db, id),
      countOpenVacancies(db, id, riyadhDay(now), { listedOnly: false }),
      countProfileViews(db, owner),
      planOf(db, id),
      countFeatured(db, id, riyadhMonth(now)),
    ]);
    const plan = booked as PlanName;
    const { featured_per_month } = PLANS[plan];
    const promotion = { plan, featured_this_month: featured, featured_per_month };
    const numbers = { total_applications, active_vacancies, profile_views };
    return { message: 'The numbers.', data: { ...numbers, ...promotion } };
  },
};

async function presentOwn(db: Db, user: SessionUser, now: Date) {
  const own = user.school_id === null ? null : await findSchool(db, user.school_id, riyadhDay(now));
  if (!own) throw Refusal.notFound('Your school');
  return presentSchool(own, user);
}

const hasProfile = () => new Refusal(409, 'You have created your school profile already.');
