import { noteApplicationView } from '../db/applications.ts';
import type { Connection, Db } from '../db/connect.ts';
import { inOneTransaction } from '../db/in-one-transaction.ts';
import { isEmpty } from '../db/is-empty.ts';
import { hasAdmin, insertUser, ROLE } from '../db/users.ts';
import { vacancyQuestionsOf } from '../db/vacancies.ts';
import type { ApplicationStatus } from '../domain/application-states.ts';
import { riyadhDay } from '../domain/riyadh-day.ts';
import type { FileStore } from '../http/file-store.ts';
import { moveApplication } from '../operations/move-application.ts';
import { hashSecret } from '../operations/passwords.ts';
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from './accounts.ts';
import { Stage } from './act-as.ts';
import { noteCandidates } from './administration.ts';
import { demoAnswer } from './answers.ts';
import { browse } from './browsing.ts';
import { type DemoCandidate, demoCandidates } from './candidates.ts';
import { demoCentres } from './centres.ts';
import { interviewBody, oneOfTheNextDays } from './interviews.ts';
import { inviteAndAnswer } from './inviting.ts';
import { drawLogo } from './logos.ts';
import { drawPortrait } from './portraits.ts';
import { candidateBody, curriculumVitae, schoolBody } from './profile-bodies.ts';
import { promote } from './promotions.ts';
import { Randomness } from './randomness.ts';
import { type IdOf, referenceIds } from './reference-ids.ts';
import { demoSchools } from './schools.ts';
import { type DemoVacancy, demoVacancies } from './vacancy-bodies.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far applications have come, one after the other; the last state is the one they are in. */
const COURSES: ApplicationStatus[][] = [
  ['Under Review'],
  ['Under Review', 'Shortlisted'],
  [],
  ['Under Review', 'Shortlisted', 'Interview'],
  ['Under Review', 'Rejected'],
  ['Shortlisted', 'Interview', 'Offered'],
  [],
  ['Under Review', 'Shortlisted', 'Interview', 'Offered', 'Hired'],
  ['Under Review', 'Withdrawn'],
];

type Posted = DemoVacancy & { id: number; owner: number; from: number; until: number; isOpen: boolean };
type Applicant = { person: DemoCandidate; userId: number; id: number };

/**
 * Fills an empty database with invented schools, teachers, vacancies and applications, all in one transaction: a
 * process that dies half-way leaves nothing. Does nothing when there is any school or candidate.
 */
export async function loadDemoData(
  connection: Pick<Connection, 'pool'>,
  store: FileStore,
  now: Date,
): Promise<void> {
  const files = store.forCall();
  let outcome: 'succeeded' | 'failed' = 'failed';
  try {
    await inOneTransaction(connection, async (tx) => {
      if (await isEmpty(tx)) await play(new Stage(tx, store, files), now.getTime());
    });
    outcome = 'succeeded';
  } finally {
    await files.settle(outcome);
  }
}

async function play(stage: Stage, now: number): Promise<void> {
  const chance = new Randomness(2026);
  const idOf = await referenceIds(stage.db);
  const users = await openAccounts(stage.db, new Date(now - 90 * DAY));
  await openCentres(stage, users, idOf, now);
  const schools = await openSchools(stage, users, idOf, now);
  const applicants = await openProfiles(stage, users, idOf, now);
  const admin = users.get(accountsOf('Admin')[0]!.email);
  if (admin) await noteCandidates(stage, admin, applicants, idOf, now);
  const posted = await postVacancies(stage, schools, idOf, now, chance);
  await applyAndDecide(stage, applicants, posted, now, chance);
  await inviteAndAnswer(stage, applicants, posted, now, new Randomness(2027));
  await browse(stage, applicants, posted, idOf, now, chance);
  await promote(stage, posted, now);
  // The last days' news have not been read yet.
  for (const userId of users.values())
    await stage.act(userId, new Date(now - 4 * DAY), 'readAllNotifications');
  for (const vacancy of posted.filter(({ isClosed }) => isClosed)) {
    await stage.act(vacancy.owner, new Date(now - HOUR), 'closeVacancy', { path: { id: vacancy.id } });
  }
}

/** Ids of the accounts by e-mail address. There is no second Admin beside one that exists already. */
async function openAccounts(db: Db, at: Date): Promise<Map<string, number>> {
  const password_hash = await hashSecret(DEMO_PASSWORD);
  const ids = new Map<string, number>();
  const needsAdmin = !(await hasAdmin(db));
  for (const { role, name, email } of demoAccounts) {
    if (role === 'Admin' && !needsAdmin) continue;
    const user = { user_name: email, full_name: name, role_id: ROLE[role], password_hash };
    const id = await insertUser(db, { ...user, email_verified_at: at, extra: {} });
    if (id === null) throw new Error(`The demo data needs the address ${email}, which has an account.`);
    ids.set(email, id);
  }
  return ids;
}

const accountsOf = (role: DemoAccount['role']) => demoAccounts.filter((account) => account.role === role);

/** An Admin who was there before keeps the own centres. */
async function openCentres(stage: Stage, users: Map<string, number>, idOf: IdOf, now: number): Promise<void> {
  const [admin] = accountsOf('Admin').flatMap(({ email }) => users.get(email) ?? []);
  if (admin === undefined) return;
  for (const { country, ...centre } of demoCentres) {
    const body = { ...centre, country_id: idOf('countries', country) };
    await stage.act(admin, new Date(now - 90 * DAY), 'createCentre', { body });
  }
}

/** Returns the schools' user ids, in the order of `demoSchools`. */
async function openSchools(
  stage: Stage,
  users: Map<string, number>,
  idOf: IdOf,
  now: number,
): Promise<number[]> {
  const owners: number[] = [];
  for (const [index, { email }] of accountsOf('School').entries()) {
    const school = demoSchools[index]!;
    const owner = users.get(email)!;
    const { emblem, ground, lattice, ink } = school.logo;
    const school_logo = await stage.upload('logo.png', 'image/png', drawLogo(emblem, ground, lattice, ink));
    const body = { ...schoolBody(school, email, idOf), school_logo };
    await stage.act(owner, new Date(now - 85 * DAY), 'createSchool', { body });
    owners.push(owner);
  }
  return owners;
}

const GROUNDS = ['#e9ebff', '#feefdc', '#dff3ea', '#fde8e8', '#e3f1f8'];
const CLOTHES = ['#433f99', '#156f41', '#845a0f', '#006aa0', '#b32228'];
const SKINS = ['#f1c9a5', '#d9a066', '#b97a4b', '#8d5b3a', '#e8b88f'];
const HAIRS = ['#3b2a20', '#1d1a1a', '#6b4a2f', '#8a5a2b'];

async function openProfiles(
  stage: Stage,
  users: Map<string, number>,
  idOf: IdOf,
  now: number,
): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  const year = new Date(now).getUTCFullYear();
  for (const [index, { email }] of accountsOf('Candidate').entries()) {
    const person = demoCandidates[index]!;
    const userId = users.get(email)!;
    const slug = person.name.join('-').toLowerCase().replaceAll(' ', '-');
    const look = {
      hairColor:
        person.hair === 'scarf' ? CLOTHES[(index + 2) % CLOTHES.length]! : HAIRS[index % HAIRS.length]!,
      skin: SKINS[index % SKINS.length]!,
      clothes: CLOTHES[index % CLOTHES.length]!,
      ground: GROUNDS[index % GROUNDS.length]!,
    };
    const body = {
      ...candidateBody(person, email, idOf, year),
      candidate_cv: await stage.upload(`${slug}-cv.pdf`, 'application/pdf', curriculumVitae(person, email)),
      ...(person.hair && {
        candidate_picture: await stage.upload(
          'portrait.png',
          'image/png',
          drawPortrait({ hair: person.hair, ...look }),
        ),
      }),
    };
    const created = await stage.act(userId, new Date(now - 80 * DAY), 'createCandidate', { body });
    applicants.push({ person, userId, id: created.candidate_id });
  }
  return applicants;
}

async function postVacancies(
  stage: Stage,
  owners: number[],
  idOf: IdOf,
  now: number,
  chance: Randomness,
): Promise<Posted[]> {
  const posted: Posted[] = [];
  for (const vacancy of demoVacancies(chance)) {
    const owner = owners[vacancy.school]!;
    const from = now + vacancy.posted * DAY - chance.between(0, 20) * HOUR;
    const until = now + vacancy.deadline * DAY;
    const body = vacancy.body(idOf, riyadhDay(new Date(until)));
    const { vacancy_id } = await stage.act(owner, new Date(from), 'createVacancy', { body });
    const isOpen = vacancy.deadline > 0 && !vacancy.isClosed;
    posted.push({ ...vacancy, id: vacancy_id, owner, from, until: Math.min(until, now), isOpen });
  }
  return posted;
}

/** Everybody applies where the subject fits, and somewhere else; the first school gets the most. */
async function applyAndDecide(
  stage: Stage,
  applicants: Applicant[],
  posted: Posted[],
  now: number,
  chance: Randomness,
): Promise<void> {
  let turn = 0;
  for (const { person, userId } of applicants) {
    const fitting = posted.filter(({ subject }) => subject === person.subject);
    const near = posted.filter(({ school, subject }) => school === 0 && subject !== person.subject);
    const wanted = [...chance.some(fitting, 3), ...chance.some(near, chance.between(1, 3))];
    for (const vacancy of wanted) {
      const course = COURSES[turn % COURSES.length]!;
      // The newest ones have not been opened yet.
      const isNew = course.length === 0 && turn % 2 === 0;
      turn += 1;
      await applyOnce(stage, { person, userId }, vacancy, course, isNew, now, chance);
    }
  }
}

async function applyOnce(
  stage: Stage,
  { person, userId }: Pick<Applicant, 'person' | 'userId'>,
  vacancy: Posted,
  course: ApplicationStatus[],
  isNew: boolean,
  now: number,
  chance: Randomness,
): Promise<void> {
  const steps = course.length + 2;
  const room = vacancy.until - vacancy.from;
  const at = (step: number) => new Date(vacancy.from + (room * (step + chance.next() * 0.8)) / steps);
  const questions = await vacancyQuestionsOf(stage.db, vacancy.id);
  const answers = questions.map((question) => ({
    question_id: question.question_id,
    answer: demoAnswer(question, person, chance),
  }));
  const { application_id } = await stage.act(userId, at(0), 'applyToVacancy', {
    body: {
      vacancy_id: vacancy.id,
      email: demoAccounts.find(({ name }) => name === person.name.join(' '))!.email,
      phone: `97150${person.born.replaceAll('-', '').slice(1)}`,
      answers,
    },
  });
  if (isNew) return;
  // From here on by the queries alone: what the handlers would answer takes longest, and nobody reads it.
  await noteApplicationView(stage.db, application_id, at(1));
  for (const [index, status] of course.entries()) {
    const changed_by = status === 'Withdrawn' ? userId : vacancy.owner;
    if (status === 'Interview') {
      // Held before the next step, or still to come.
      const held = vacancy.from + (room * (index + 2.05)) / steps;
      const startsAt = index < course.length - 1 ? held : oneOfTheNextDays(now, chance);
      const request = { path: { id: application_id }, body: interviewBody(startsAt, chance) };
      await stage.act(vacancy.owner, at(index + 1.1), 'scheduleInterview', request);
      continue;
    }
    const note = status === 'Shortlisted' ? 'Strong first lesson, good references.' : null;
    await moveApplication(stage.db, application_id, { status, note, changed_by, at: at(index + 1.1) });
  }
}
