import { DAY, HOUR } from '../../../language/run/value/durations.ts';
import { siteDay } from '../../../language/run/value/site-day.ts';
import { hashSecret } from '../../areas/account/password-hash.ts';
import { hasAdmin, insertUser, ROLE } from '../../areas/account/user-queries.ts';
import { markDigested } from '../../areas/hiring/application-digest/application-digest-queries.ts';
import { countExpiredAsNotified } from '../../areas/hiring/deadline/deadline-queries.ts';
import { hasNoProfiles } from '../../areas/people/profile-count-queries.ts';
import { setApproval } from '../../areas/schools/approval-queries.ts';
import type { Connection, Db } from '../../engine/db/connect.ts';
import { inOneTransaction } from '../../engine/db/in-one-transaction.ts';
import type { FileStore } from '../../engine/files/file-store.ts';
import type { Upload } from '../../engine/files/upload.ts';
import type { ApiDocument } from '../../engine/http/document.ts';
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from './accounts.ts';
import { addAdminNotes } from './administration.ts';
import { type Applicant, applyAndDecide, type Posted } from './applying.ts';
import { browse } from './browsing.ts';
import { DemoApi } from './demo-api.ts';
import { demoCandidates, demoCentres, demoSchools } from './demo-content.ts';
import { DEMO_MARK, spreadJoining } from './demo-user-queries.ts';
import { hire } from './hiring.ts';
import { openHiringFiles } from './hiring-files.ts';
import { inviteAndAnswer } from './inviting.ts';
import { candidateBody, schoolBody } from './profile-bodies.ts';
import { promote } from './promotions.ts';
import { Randomness } from './randomness.ts';
import { type IdOf, referenceIds } from './reference-ids.ts';
import { addSchoolRecords, openTeam } from './team.ts';
import { demoVacancies } from './vacancy-bodies.ts';

/**
 * Fills an empty database with fictional schools, teachers, vacancies and applications in one transaction, so
 * that a crash leaves nothing half-done. Does nothing if a school or candidate exists. `folder` contains the
 * images and CVs to upload.
 */
export async function loadDemoData(
  connection: Pick<Connection, 'db' | 'pool'>,
  store: FileStore,
  document: ApiDocument,
  now: Date,
  folder: string,
): Promise<void> {
  const files = store.forCall(connection.db);
  let outcome: 'succeeded' | 'failed' = 'failed';
  try {
    await inOneTransaction(connection, async (tx) => {
      if (await hasNoProfiles(tx))
        await playDemo(new DemoApi({ db: tx, store, files, document, folder }), now.getTime());
    });
    outcome = 'succeeded';
  } finally {
    await files.finish(outcome);
  }
}

async function playDemo(api: DemoApi, now: number): Promise<void> {
  const chance = new Randomness(2026);
  const idOf = await referenceIds(api.db);
  const users = await openAccounts(api.db, new Date(now - 90 * DAY));
  await openCentres(api, users, idOf, now);
  const schools = await openSchools(api, users, idOf, now);
  const team = await openTeam(api, users, schools[0]!, now);
  const applicants = await openProfiles(api, users, idOf, now);
  const admin = users.get(accountsOf('Admin')[0]!.email);
  if (admin) await addAdminNotes(api, admin, applicants, idOf, now);
  const posted = await postVacancies(api, schools, team, idOf, now, chance);
  await applyAndDecide(api, applicants, posted, now, chance);
  await openHiringFiles(api, schools, now);
  await hire(api, { users, applicants, team }, now);
  await inviteAndAnswer(api, applicants, posted, now, new Randomness(2027));
  await browse(api, applicants, posted, idOf, now, chance);
  await promote(api, applicants, posted, now);
  await addSchoolRecords(api, team, applicants, idOf, now);
  await spreadJoining(api.db, new Date(now - 80 * DAY));
  // Deadlines that passed in the demo's past must not trigger mails on the first start.
  await countExpiredAsNotified(api.db, siteDay(new Date(now)));
  await markDigested(api.db, new Date(now));
  // Notifications of the last few days stay unread.
  for (const userId of users.values()) await api.act(userId, new Date(now - 4 * DAY), 'readAllNotifications');
  for (const vacancy of posted.filter(({ isClosed }) => isClosed)) {
    await api.act(vacancy.owner, new Date(now - HOUR), 'closeVacancy', { path: { id: vacancy.id } });
  }
}

/** Creates the accounts and returns their ids by e-mail address; no demo Admin if an Admin exists. */
async function openAccounts(db: Db, at: Date): Promise<Map<string, number>> {
  const password_hash = await hashSecret(DEMO_PASSWORD);
  const ids = new Map<string, number>();
  const needsAdmin = !(await hasAdmin(db));
  for (const { role, name, email } of demoAccounts) {
    if (role === 'Admin' && !needsAdmin) continue;
    const user = { user_name: email, full_name: name, role_id: ROLE[role], password_hash };
    const id = await insertUser(db, { ...user, created_at: at, email_verified_at: at, extra: DEMO_MARK });
    if (id === null) throw new Error(`The demo data needs the address ${email}, which has an account.`);
    ids.set(email, id);
  }
  return ids;
}

const accountsOf = (role: DemoAccount['role']) => demoAccounts.filter((account) => account.role === role);

/** An Admin who existed before keeps their own centres. */
async function openCentres(api: DemoApi, users: Map<string, number>, idOf: IdOf, now: number): Promise<void> {
  const [admin] = accountsOf('Admin').flatMap(({ email }) => users.get(email) ?? []);
  if (admin === undefined) return;
  for (const { country, ...centre } of demoCentres) {
    const body = { ...centre, country_id: idOf('countries', country) };
    await api.act(admin, new Date(now - 90 * DAY), 'createCentre', { body });
  }
}

/** Creates the schools and returns their user ids in the order of `demoSchools`. */
async function openSchools(
  api: DemoApi,
  users: Map<string, number>,
  idOf: IdOf,
  now: number,
): Promise<number[]> {
  const owners: number[] = [];
  for (const school of demoSchools) {
    const owner = users.get(school.email)!;
    const photos: Upload[] = [];
    for (const photo of school.photos ?? [])
      photos.push(await api.upload('createSchool', 'school_photos', photo));
    const body = {
      ...schoolBody(school, idOf),
      school_logo: await api.upload('createSchool', 'school_logo', school.logo),
      ...(photos.length > 0 && { school_photos: photos }),
    };
    const { school_id } = await api.act(owner, new Date(now - 85 * DAY), 'createSchool', { body });
    await setApproval(api.db, school_id, 'approved', null, new Date(now - 84 * DAY));
    owners.push(owner);
  }
  return owners;
}

async function openProfiles(
  api: DemoApi,
  users: Map<string, number>,
  idOf: IdOf,
  now: number,
): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  const year = new Date(now).getUTCFullYear();
  for (const person of demoCandidates) {
    const userId = users.get(person.email)!;
    const body = {
      ...candidateBody(person, idOf, year),
      candidate_cv: await api.upload('createCandidate', 'candidate_cv', person.cv),
      ...(person.portrait && {
        candidate_picture: await api.upload('createCandidate', 'candidate_picture', person.portrait),
      }),
    };
    const created = await api.act(userId, new Date(now - 80 * DAY), 'createCandidate', { body });
    applicants.push({ person, userId, id: created.candidate_id });
  }
  return applicants;
}

async function postVacancies(
  api: DemoApi,
  owners: number[],
  team: number[],
  idOf: IdOf,
  now: number,
  chance: Randomness,
): Promise<Posted[]> {
  const posted: Posted[] = [];
  for (const vacancy of demoVacancies(chance)) {
    const owner = owners[vacancy.school]!;
    const from = now + vacancy.posted * DAY - chance.between(0, 20) * HOUR;
    const until = now + vacancy.deadline * DAY;
    const body = vacancy.body(idOf, siteDay(new Date(until)));
    const { vacancy_id } = await api.act(owner, new Date(from), 'createVacancy', { body });
    const isOpen = vacancy.deadline > 0 && !vacancy.isClosed;
    const readers = owner === team[0] ? team : [owner];
    posted.push({ ...vacancy, id: vacancy_id, owner, readers, from, until: Math.min(until, now), isOpen });
  }
  return posted;
}
