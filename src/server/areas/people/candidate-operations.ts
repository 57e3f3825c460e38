import type { Db } from '../../engine/db/connect.ts';
import { violatedConstraint } from '../../engine/db/constraint.ts';
import type { Fields } from '../../engine/db/record.ts';
import { insertRecord, type StoredRecord } from '../../engine/db/record-store.ts';
import { changeThen } from '../../engine/db/transaction-client.ts';
import type { Call, Context, Handlers } from '../../engine/http/handler.ts';
import type { SessionUser } from '../../engine/http/session-user.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded, say } from '../../engine/messages/say.ts';
import { changeRecord } from '../../engine/records/change-record.ts';
import { type FormField, formFields, typedFields } from '../../engine/records/form-fields.ts';
import { savedUnder } from '../../engine/records/form-versions.ts';
import { linkUploads, storeUploads } from '../../engine/records/record-uploads.ts';
import { presentUser } from '../account/user-answers.ts';
import { accountRename, lockRole, updateUser } from '../account/user-queries.ts';
import { appliedFollows } from './applied-queries.ts';
import { presentCandidate } from './candidate-answers.ts';
import { deleteCandidateProfile } from './candidate-deletion.ts';
import {
  type CandidateRecord,
  candidateIn,
  findCandidate,
  readCandidate,
  type StoredCandidate,
} from './candidate-queries.ts';
import { recordProfileRead } from './profile-read-limits.ts';
import { profileViewsLater } from './profile-view-queries.ts';
import { candidateFiles, candidateKind } from './tables/candidate.ts';

export const candidateOperations = {
  async getMyCandidateProfile(_call, { db, user }) {
    const profile = await ownProfile(db, user);
    return {
      data: { user: presentUser(user), candidate: await presentCandidate(profile) },
    };
  },

  async createCandidate(call, context) {
    const { db, user, files, clock } = context;
    if (user.candidate_id !== null) throw hasProfile();
    const body = await call.body();
    const form = await formFields('createCandidate');
    const version = await savedUnder(candidateKind);
    await storeUploads(files, form.fields, body);
    const create = async (tx: Db) => {
      if ((await lockRole(tx, user.id)) !== user.role_id) throw Refusal.forbidden();
      const account = { user_id: user.id, created_at: clock(), ...version };
      const created = await insertRecord(tx, candidateKind, account, typedFields(form, body));
      await updateUser(tx, user.id, { full_name: nameOf(body) }, clock());
      const record = { table: candidateFiles, id: created, owner: user.id };
      await linkUploads(tx, context, record, form.fields, body);
      return created;
    };
    const full_name = nameOf(body);
    const answer = async (after: Db, candidate_id: number) => ({
      candidate_id,
      data: await presentOwn(after, { ...user, candidate_id, full_name }),
    });
    const { candidate_id, data } = await changeThen(db, create, answer).catch((error) => {
      throw violatedConstraint(error) === 'candidates_user_id_key' ? hasProfile() : error;
    });
    Object.assign(user, { candidate_id, full_name });
    return { data };
  },

  async getCandidate(call, context) {
    const { user, clock, later } = context;
    const { id } = call.path;
    if (user.candidate_id !== id) await recordProfileRead(context, id);
    if (user.role_name === 'School')
      later.note(profileViewsLater, {
        candidate_id: id,
        viewer_user_id: user.school_owner_id ?? user.id,
        at: clock(),
      });
    const data = await presentCandidate(call.record);
    return {
      data: user.candidate_id === id ? { ...data, user: presentUser(user) } : data,
    };
  },

  updateCandidate: (call, context) => change(call, context),
  putCandidate: (call, context) => change(call, context),

  async deleteCandidate(call, { db, files }) {
    await db.transaction((tx) => deleteCandidateProfile(tx, files, call.path.id));
    return { data: null };
  },
} satisfies Partial<Handlers>;

type Change = 'updateCandidate' | 'putCandidate';

async function change(
  call: Pick<Call<Change>, 'path' | 'body' | 'received' | 'readChosen' | 'seen'>,
  context: Context<Change>,
) {
  const { user, clock } = context;
  const { id } = call.path;
  const isOwn = user.candidate_id === id;
  let name = user.full_name;
  const record = {
    ...{ what: 'candidate' as const, kind: candidateKind, id, files: candidateFiles },
    read: (one: Db) => readCandidate(one, id),
    following: (changed: Readonly<Fields>, { row, fields }: StoredRecord) => {
      const after = nameOf({ ...fields, ...changed });
      const isRenamed = after !== nameOf(fields);
      name = isRenamed ? after : user.full_name;
      return [
        ...appliedFollows(id, changed, fields),
        ...(isRenamed ? [accountRename(row.user_id as number, after, clock())] : []),
      ];
    },
  };
  const { fields } = await formFields('updateCandidate');
  const examine = async (body: Readonly<Fields>) => {
    if (user.role_name !== 'Admin') refuseAdminFields(fields, body);
    return undefined;
  };
  const answer = async (after: Db, made?: CandidateRecord) => {
    const found = made ?? (await readCandidate(after, id));
    if (!found) throw Refusal.notFound(isOwn ? 'own_profile' : 'candidate');
    const data = await presentCandidate(candidateIn(found));
    return isOwn ? { ...data, user: presentUser({ ...user, full_name: name }) } : data;
  };
  const data = await changeRecord('updateCandidate', call, context, record, examine, answer);
  if (isOwn) user.full_name = name;
  return { message: say(isOwn ? 'candidate.created' : 'candidate.saved'), data };
}

/** The account's name follows the profile. */
const nameOf = ({ first_name, last_name }: Readonly<Fields>) => `${first_name} ${last_name}`;

/** The form whose fields only Admins may write. */
export const ADMIN_FORM = 'admin/candidate';

function refuseAdminFields(fields: readonly FormField[], body: Readonly<Fields>): void {
  const refused = fields.filter((field) => field.form === ADMIN_FORM && body[field.name] !== undefined);
  if (refused.length === 0) return;
  throw Refusal.ofFields(
    Object.fromEntries(refused.map(({ name }) => [name, [coded('candidate.admin_field')]])),
  );
}

async function ownProfile(db: Db, user: SessionUser): Promise<StoredCandidate> {
  const profile = user.candidate_id === null ? null : await findCandidate(db, user.candidate_id);
  if (!profile) throw Refusal.notFound('own_profile');
  return profile;
}

async function presentOwn(db: Db, user: SessionUser) {
  return { ...(await presentCandidate(await ownProfile(db, user))), user: presentUser(user) };
}

const hasProfile = () => new Refusal(409, coded('candidate.exists'));
