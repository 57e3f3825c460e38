import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Db } from '../../engine/db/connect.ts';
import { violatedConstraint } from '../../engine/db/constraint.ts';
import { inOrder } from '../../engine/db/in-order.ts';
import type { Fields } from '../../engine/db/record.ts';
import { insertRecord } from '../../engine/db/record-store.ts';
import { changeThen } from '../../engine/db/transaction-client.ts';
import type { Handlers } from '../../engine/http/handler.ts';
import type { SessionUser } from '../../engine/http/session-user.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded, say } from '../../engine/messages/say.ts';
import { changeRecord } from '../../engine/records/change-record.ts';
import { formFields, typedFields } from '../../engine/records/form-fields.ts';
import { savedUnder } from '../../engine/records/form-versions.ts';
import { linkUploads, storeUploads } from '../../engine/records/record-uploads.ts';
import { isColleague } from '../account/membership-queries.ts';
import { readSessionUser } from '../account/session-queries.ts';
import { adminIds, lockRole } from '../account/user-queries.ts';
import { tell } from '../news/tell.ts';
import { profileViewsLater } from '../people/profile-view-queries.ts';
import { resumeWaiting } from './approval-queries.ts';
import { presentSchool, presentSchoolRow } from './school-answers.ts';
import { deleteSchoolProfile } from './school-deletion.ts';
import { findSchool, readSchool, type SchoolRecord, schoolIn } from './school-queries.ts';
import { schoolList } from './school-search-queries.ts';
import { schoolFiles, schoolKind } from './tables/school.ts';

const ADMIN_FILTERS = ['approval', 'licence', 'created_from', 'created_to', 'used_list', 'used_id'] as const;

export const schoolOperations = {
  async listSchools(call, context) {
    const { query } = call;
    const isForAdmins =
      ADMIN_FILTERS.some((name) => query[name] !== undefined) || query.sort?.endsWith('license_expiry_date');
    if (isForAdmins && context.user?.role_name !== 'Admin')
      throw new Refusal(403, coded('school.admin_search'));
    return schoolList.handler(presentSchoolRow)(call, context);
  },

  async getMySchool(_call, { db, user, clock }) {
    return { data: await presentOwn(db, user, clock()) };
  },

  async createSchool(call, context) {
    const { db, user, files, clock } = context;
    if (user.school_id !== null) throw hasProfile();
    const body = await call.body();
    const form = await formFields('createSchool');
    const version = await savedUnder(schoolKind);
    await storeUploads(files, form.fields, body);
    const create = async (tx: Db) => {
      const [role, isMember] = await inOrder(
        () => lockRole(tx, user.id),
        () => isColleague(tx, user.id),
      );
      if (role !== user.role_id) throw Refusal.forbidden();
      if (isMember) throw hasProfile();
      const now = clock();
      const account = { user_id: user.id, created_at: now, updated_at: now, ...version };
      const created = await insertRecord(tx, schoolKind, account, typedFields(form, body));
      await linkUploads(tx, context, { table: schoolFiles, id: created, owner: user.id }, form.fields, body);
      await tell(tx, context, 'school-joined', {
        to: { admins: await adminIds(tx) },
        facts: { school_name: body.school_name },
        about: { school_id: created },
        at: clock(),
      });
    };
    const answer = async (after: Db) => {
      Object.assign(user, await readSessionUser(after, user.id));
      return presentOwn(after, user, clock());
    };
    const data = await changeThen(db, create, answer).catch((error) => {
      throw violatedConstraint(error) === 'schools_user_id_key' ? hasProfile() : error;
    });
    return { data };
  },

  async getSchool(call, { db, user, clock, later }) {
    const found = await findSchool(db, call.path.id, siteDay(clock()), user);
    if (!found) throw Refusal.notFound('school');
    const isGuest = user?.role_name !== 'Admin' && found.school_id !== user?.school_id;
    if (isGuest && found.is_suspended) throw Refusal.notFound('school');
    if (user && isGuest) {
      const viewer_user_id = user.school_owner_id ?? user.id;
      later.note(profileViewsLater, { viewed_user_id: found.user_id, viewer_user_id, at: clock() });
    }
    return { data: await presentSchool(found, user, clock()) };
  },

  async updateSchool(call, context) {
    const { user, clock } = context;
    const { id } = call.path;
    const isOwn = user.school_id === id;
    const read = (one: Db) => readSchool(one, id, siteDay(clock()));
    const record = {
      ...{ what: 'school' as const, kind: schoolKind, id, files: schoolFiles, read },
      needsLock: (_sent: Readonly<Fields>, { row }: SchoolRecord) => isOwn && row.approval === 'asked_back',
    };
    const examine = async (_body: Readonly<Fields>, { school_name }: Fields, tx: Db) => {
      if (isOwn && (await resumeWaiting(tx, id)))
        await tell(tx, null, 'school-answered', {
          to: { admins: await adminIds(tx) },
          facts: { school_name: school_name as string },
          about: { school_id: id },
          at: clock(),
        });
      return undefined;
    };
    const answer = async (after: Db, made?: SchoolRecord) => {
      // Another country has another name.
      const found = made && made.row.country_id === made.country.country_id ? made : await read(after);
      if (!found) throw Refusal.notFound(isOwn ? 'own_school' : 'school');
      return presentSchool(schoolIn(found), user, clock());
    };
    const data = await changeRecord('updateSchool', call, context, record, examine, answer);
    return { message: say(isOwn ? 'school.created' : 'school.saved'), data };
  },

  async deleteSchool(call, { db, files, user }) {
    await db.transaction((tx) => deleteSchoolProfile(tx, files, call.path.id, user));
    return { data: null };
  },
} satisfies Partial<Handlers>;

async function presentOwn(db: Db, user: SessionUser, now: Date) {
  const school = user.school_id === null ? null : await findSchool(db, user.school_id, siteDay(now));
  if (!school) throw Refusal.notFound('own_school');
  return presentSchool(school, user, now);
}

const hasProfile = () => new Refusal(409, coded('school.exists'));
