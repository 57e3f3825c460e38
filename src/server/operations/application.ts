import { applicationKeys, searchApplications } from '../db/application-search.ts';
import { findApplication, noteApplicationView } from '../db/applications.ts';
import { candidateOwner } from '../db/candidates.ts';
import type { Db } from '../db/connect.ts';
import { NOTHING } from '../db/page.ts';
import { noteProfileView } from '../db/profile-views.ts';
import { schoolOwner } from '../db/schools.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  allowedStatuses,
} from '../domain/application-states.ts';
import type { Call, Context, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { moveApplication } from './move-application.ts';
import { paging } from './paging.ts';
import { presentApplication, presentApplicationRow } from './present-application.ts';

export const application: Pick<
  Handlers,
  | 'listApplications'
  | 'listSchoolApplications'
  | 'getApplication'
  | 'setApplicationStatus'
  | 'setStatus'
  | 'withdrawApplication'
> = {
  async listApplications({ query, only }, { db, clock }) {
    const mine = only();
    const filter = { ...mine, status: query.status };
    const keys = applicationKeys('-application_date', APPLICATION_STATUSES);
    const { wanted, meta } = paging(filter, keys, query);
    const found = mine ? await searchApplications(db, filter, { ...wanted, keys }) : NOTHING;
    return {
      message: 'Applications.',
      data: found.rows.map((row) => presentApplicationRow(row, clock())),
      meta: meta(found),
    };
  },

  async listSchoolApplications({ path, query }, { db, clock }) {
    if ((await schoolOwner(db, path.id)) === null) throw Refusal.notFound('The school');
    const { sort, page, per_page, cursor, ...rest } = query;
    const filter = { ...rest, school_id: path.id };
    const keys = applicationKeys(sort!, APPLICATION_STATUSES);
    const { wanted, meta } = paging({ sort, ...filter }, keys, { page, per_page, cursor });
    const found = await searchApplications(db, filter, { ...wanted, keys });
    return {
      message: 'Applications.',
      data: found.rows.map((row) => presentApplicationRow(row, clock())),
      meta: meta(found),
    };
  },

  async getApplication(call, { db, user, clock }) {
    const { id } = call.path;
    const found = await existing(db, id);
    await call.allow(found);
    if (user.role_name === 'School') {
      await noteApplicationView(db, id, clock());
      await noteProfileView(db, await candidateOwner(db, found.candidate_id), user.id, clock());
    }
    const data = await presentApplication(db, await existing(db, id), user, clock());
    return { message: 'The application.', data };
  },

  setApplicationStatus: (call, context) => changeStatus(call, context),
  setStatus: (call, context) => changeStatus(call, context),

  async withdrawApplication(call, { db, user, clock }) {
    const { id } = call.path;
    const now = clock();
    await db.transaction(async (tx) => {
      const found = await findApplication(tx, id, { lock: true });
      if (!found) throw Refusal.notFound('The application');
      await call.allow(found);
      const from = found.status as ApplicationStatus;
      if (!allowedStatuses(from, 'Candidate').includes('Withdrawn')) {
        throw new Refusal(409, `An application that is ${from} cannot be withdrawn.`);
      }
      await moveApplication(tx, id, { status: 'Withdrawn', note: null, changed_by: user.id, at: now });
    });
    const data = await presentApplication(db, await existing(db, id), user, now);
    return { message: 'Your application has been withdrawn.', data };
  },
};

type StatusCall = Pick<Call<'setApplicationStatus'>, 'path' | 'allow' | 'body'>;

async function changeStatus(
  call: StatusCall,
  { db, user, clock }: Pick<Context<'setStatus'>, 'db' | 'user' | 'clock'>,
) {
  const { id } = call.path;
  await call.allow(await existing(db, id));
  // All states are known to the form; which one may follow is a matter of the state, not of the field.
  const { status, note } = await call.body({ allowed_statuses: APPLICATION_STATUSES });
  const now = clock();
  await db.transaction(async (tx) => {
    const found = await findApplication(tx, id, { lock: true });
    if (!found) throw Refusal.notFound('The application');
    const from = found.status as ApplicationStatus;
    if (!allowedStatuses(from, user.role_name).includes(status as ApplicationStatus)) {
      throw new Refusal(409, `An application that is ${from} cannot become ${status}.`);
    }
    await moveApplication(tx, id, {
      status: status as ApplicationStatus,
      note: note ?? null,
      changed_by: user.id,
      at: now,
    });
  });
  const data = await presentApplication(db, await existing(db, id), user, now);
  return { message: 'The status has been changed.', data };
}

async function existing(db: Db, id: number) {
  const found = await findApplication(db, id);
  if (!found) throw Refusal.notFound('The application');
  return found;
}
