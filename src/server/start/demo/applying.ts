import {
  findApplication,
  recordApplicationView,
} from '../../areas/hiring/application/application-queries.ts';
import type { ApplicationStatus } from '../../areas/hiring/application/application-states.ts';
import { moveApplication, moveFacts } from '../../areas/hiring/application/move-application.ts';
import {
  insertMessage,
  markMessagesRead,
  threadOfApplication,
} from '../../areas/hiring/message/message-queries.ts';
import { vacancyQuestionsOf } from '../../areas/vacancies/vacancy-queries.ts';
import type { Fields } from '../../engine/db/record.ts';
import { demoAnswer } from './answers.ts';
import { assess } from './assessing.ts';
import { type DemoApi, demoPosting } from './demo-api.ts';
import { type DemoCandidate, demoTexts } from './demo-content.ts';
import { interviewBody, oneOfTheNextDays, workingHourBetween } from './interviews.ts';
import { Randomness } from './randomness.ts';
import type { DemoVacancy } from './vacancy-bodies.ts';

export type Posted = DemoVacancy & {
  id: number;
  owner: number;
  /** The school's users who read applications, the owner first. */
  readers: readonly number[];
  from: number;
  until: number;
  isOpen: boolean;
};
export type Applicant = { person: DemoCandidate; userId: number; id: number };

/** Status sequences of applications; the last status is the current one. */
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

/**
 * Lets everyone apply where the subject fits and occasionally elsewhere, mostly to the first school. The
 * first candidate's applications cover every sequence.
 */
export async function applyAndDecide(
  api: DemoApi,
  applicants: Applicant[],
  posted: Posted[],
  now: number,
  chance: Randomness,
): Promise<void> {
  let turn = 0;
  for (const [index, { person, userId }] of applicants.entries()) {
    const fitting = posted.filter(({ subject }) => subject === person.subject);
    const near = posted.filter(({ school, subject }) => school === 0 && subject !== person.subject);
    // One matching vacancy is left over for the hire that `hires.json` tells.
    const known = index === 0 ? fitting.slice(1, 4) : chance.some(fitting, 3);
    const wanted = [...known, ...chance.some(near, chance.between(1, 3))];
    const others =
      index === 0 ? posted.filter((vacancy) => !wanted.includes(vacancy) && vacancy !== fitting[0]) : [];
    wanted.push(...new Randomness(2028).some(others, COURSES.length - wanted.length));
    const contact = await contactOf(api, userId, new Date(now));
    for (const vacancy of wanted) {
      const course = COURSES[turn % COURSES.length]!;
      // The newest ones are still unopened.
      const isNew = course.length === 0 && turn % 2 === 0;
      turn += 1;
      await applyOnce(api, { userId, contact }, vacancy, course, isNew, now, chance);
    }
  }
}

type Contact = { email: string | null | undefined; phone: string | null | undefined };

/** The fields of an application that come from the profile. */
async function contactOf(api: DemoApi, userId: number, at: Date): Promise<Contact> {
  const { candidate } = await api.act(userId, at, 'getMyCandidateProfile');
  return { email: candidate?.email1, phone: candidate?.whatsapp_number };
}

async function answersTo({ db }: DemoApi, vacancyId: number, chance: Randomness) {
  const questions = await vacancyQuestionsOf(db, vacancyId);
  return questions.map((question) => ({
    question_id: question.question_id,
    answer: demoAnswer(question, chance),
  }));
}

/** What a candidate sends to apply. */
export async function applicationBody(
  api: DemoApi,
  userId: number,
  vacancyId: number,
  at: Date,
  chance: Randomness,
): Promise<Fields> {
  const contact = await contactOf(api, userId, at);
  return { ...contact, vacancy_id: vacancyId, answers: await answersTo(api, vacancyId, chance) };
}

async function applyOnce(
  api: DemoApi,
  { userId, contact }: Pick<Applicant, 'userId'> & { contact: Contact },
  vacancy: Posted,
  course: ApplicationStatus[],
  isNew: boolean,
  now: number,
  chance: Randomness,
): Promise<void> {
  const steps = course.length + 2;
  const room = vacancy.until - vacancy.from;
  const at = (step: number) => new Date(vacancy.from + (room * (step + chance.next() * 0.8)) / steps);
  const body = { ...contact, vacancy_id: vacancy.id, answers: await answersTo(api, vacancy.id, chance) };
  const { application_id } = await api.act(userId, at(0), 'applyToVacancy', { body });
  if (isNew) return;
  // Only queries from here on: handlers would take most of the time, and nobody reads their answers. An
  // application is opened after it is sent and before it is moved.
  const opened = new Date(vacancy.from + (room * 0.95) / steps);
  await recordApplicationView(api.db, application_id, vacancy.owner, opened);
  if (course.length > 0)
    await assess(api, { application_id, vacancy_id: vacancy.id }, vacancy.readers, at(1.05));
  for (const [index, status] of course.entries()) {
    const changed_by = status === 'Withdrawn' ? userId : vacancy.owner;
    if (status === 'Interview') {
      // The interview takes place before the next step, or in the future.
      const [set, next] = [1.9, 2.1].map((step) => vacancy.from + (room * (index + step)) / steps);
      const held = workingHourBetween(set!, next!);
      const startsAt = index < course.length - 1 ? held : oneOfTheNextDays(now, chance);
      const request = { path: { id: application_id }, body: interviewBody(startsAt, chance) };
      await api.act(vacancy.owner, at(index + 1.1), 'scheduleInterview', request);
      continue;
    }
    const note = status === 'Shortlisted' ? demoTexts.shortlist_note : null;
    const moved = at(index + 1.1);
    const found = await findApplication(api.db, application_id);
    const facts = await moveFacts(api.db, application_id, moved);
    await moveApplication(api.db, demoPosting, found!, facts, { status, note, changed_by, at: moved });
  }
  if (course.at(-1) !== 'Interview') return;
  const { school, candidate } = demoTexts.conversations[application_id % demoTexts.conversations.length]!;
  const subject = { application_id, invitation_id: null, vacancy_id: vacancy.id };
  // After the interview has been scheduled; without chance, on which all other demo data depend.
  const asked = new Date(vacancy.from + (room * (steps - 0.2)) / steps);
  const written = { side: 'school', text: school, user_id: vacancy.owner, at: asked } as const;
  const id = await insertMessage(api.db, { subject, ...written }, []);
  const thread = await threadOfApplication(api.db, application_id);
  await markMessagesRead(api.db, thread!, 'candidate', id);
  const answered = new Date(vacancy.from + (room * (steps - 0.1)) / steps);
  const replied = { side: 'candidate', text: candidate, user_id: userId, at: answered } as const;
  if (application_id % 3 > 0) await insertMessage(api.db, { subject, ...replied }, []);
}
