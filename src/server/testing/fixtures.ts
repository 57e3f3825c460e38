import { eq } from 'drizzle-orm';
import { openSession } from '../areas/account/session-queries.ts';
import { insertUser, ROLE } from '../areas/account/user-queries.ts';
import { addEvidence, changeItem, saveHiringFile } from '../areas/hiring/hiring-file/hiring-file-queries.ts';
import { answerOpen, insertOffer } from '../areas/hiring/offer/offer-queries.ts';
import { insertNotifications } from '../areas/news/notification/notification-queries.ts';
import { vacancies } from '../areas/vacancies/tables/vacancy.ts';
import { QUESTIONS } from './bodies.ts';
import { newNote } from './new-note.ts';
import { newSavedSearch } from './saved-search-scenario.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newInterview,
  newInvitation,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
} from './scenario.ts';
import { createSchoolRecords, type SchoolRecords } from './school-records.ts';
import { idsOfOwner, type SessionIds, sessionIds } from './session-ids.ts';
import { newTeam } from './team-scenario.ts';
import type { TestServer } from './test-server.ts';
import { newVacancyDraft } from './vacancy-draft-scenario.ts';
import { waitingSchool } from './waiting-school.ts';

/** One caller of every kind and records in every state, for tests that go through all operations. */
export type Fixtures = SchoolRecords & {
  /** Bearer tokens by kind of caller; undefined for callers without a session. */
  callers: Record<Caller, string | undefined>;
  /** Account and profile ids by caller; null for callers without their own session. */
  sessionIds: Record<Caller, SessionIds | null>;
  candidate: Profile;
  /** A candidate with no relation to the school. */
  stranger: Profile;
  school: Profile;
  rival: Profile;
  /** A school awaiting approval. */
  waiting: Profile;
  /** Profiles and an account to delete; nothing depends on them. */
  parting: { candidate: Profile; school: Profile; user: number };
  /** The school's vacancies; the closed one was still open when it was applied to and saved. */
  vacancies: {
    open: number;
    hidden: number;
    closed: number;
    expired: number;
    /** The hidden one to which the candidate has accepted an invitation. */
    invited: number;
    rival: number;
  };
  /** The candidate's applications to the school's vacancies, by vacancy. */
  applications: { open: number; closed: number; hidden: number };
  /** The candidate's interview for the application to the closed vacancy. */
  interview: number;
  /** A second interview, which awaits the candidate's answer. */
  /** A file of the hiring file. */
  evidence: number;
  awaited: { interview_id: number; starts_at: string };
  /** The school's note about the application to the closed vacancy. */
  note: number;
  /** What the school wrote about the application to the open vacancy, with a file. */
  message: number;
  /** What the school offers about the application to the closed vacancy. */
  offer: number;
  savedSearch: number;
  vacancyDraft: number;
  /** The school's colleagues, one of them still only invited. */
  team: { recruiter: number; reviewer: number; invited: number; heir: string };
  /** One of the candidate's notifications, and one of the school's. */
  notifications: { candidate: number; school: number };
  /**
   * The rival school's invitations: two to the candidate are pending, the stranger declined theirs. The candidate has
   * accepted one from the school.
   */
  invitations: { open: number; second: number; answered: number; accepted: number };
  /** From the candidate, about the accepted invitation. */
  invitationMessage: number;
  /** Paths of private files, relative to /api. */
  documents: { cv: string; resume: string; contract: string; brochure: string; strangerCv: string };
};

export const CALLERS = [
  'nobody',
  'nonsense',
  'signed out',
  'unverified',
  'candidate',
  'other candidate',
  'new candidate',
  'school',
  'recruiter',
  'reviewer',
  'other school',
  'waiting school',
  'new school',
  'admin',
] as const;
export type Caller = (typeof CALLERS)[number];

export const ROLE_OF: Record<Caller, 'Admin' | 'Candidate' | 'School' | null> = {
  nobody: null,
  nonsense: null,
  'signed out': null,
  unverified: null,
  candidate: 'Candidate',
  'other candidate': 'Candidate',
  'new candidate': 'Candidate',
  school: 'School',
  recruiter: 'School',
  reviewer: 'School',
  'other school': 'School',
  'waiting school': 'School',
  'new school': 'School',
  admin: 'Admin',
};

export async function createFixtures(server: TestServer): Promise<Fixtures> {
  const { db, clock } = server;
  const [candidate, stranger, school, rival, leavingCandidate, leavingSchool] = await Promise.all([
    newCandidate(server),
    newCandidate(server, { first_name: 'Omar' }),
    newSchool(server, { school_brochure: pdf('brochure.pdf'), website: 'https://palmvalley.example' }),
    newSchool(server, { school_name: 'Rival School' }),
    newCandidate(server, { first_name: 'Lina' }),
    newSchool(server, { school_name: 'Parting School' }),
  ]);
  const waiting = await waitingSchool(server, { school_name: 'Waiting School' });
  const [newcomer, founder, admin, leavingUser] = await Promise.all([
    server.signUp('Candidate'),
    server.signUp('School'),
    server.admin(),
    server.admin(),
  ]);
  const unverified = await insertUser(db, {
    user_name: server.newEmail(),
    full_name: 'Not Yet',
    role_id: ROLE.Candidate,
    password_hash: '-',
    email_verified_at: null,
    extra: {},
  });
  const ended = await openSession(db, candidate.user.id, clock.now());
  await server.request('POST', '/api/auth/logout', { token: ended });

  const [open, hidden, closed, expired, ofRival, alsoOfRival] = await Promise.all([
    newVacancy(server, school, {
      application_questions: QUESTIONS.slice(0, 1),
      score_criteria: ['Teaching'],
    }),
    newVacancy(server, school, { display_vacancy_public: 0, show_salary_range: 0 }),
    newVacancy(server, school),
    newVacancy(server, school),
    newVacancy(server, rival),
    newVacancy(server, rival, { display_vacancy_public: 0 }),
  ]);
  const answers = [{ question_id: open.application_questions[0].question_id, answer: 'For the sea.' }];
  const toOpen = await newApplication(server, candidate, open.vacancy_id, {
    answers,
    resume: pdf('own.pdf'),
  });
  const toClosed = await newApplication(server, candidate, closed.vacancy_id);
  const toHidden = await newApplication(server, candidate, hidden.vacancy_id);
  await server.request('PUT', `/api/application/${toHidden.application_id}/status`, {
    token: school.token,
    json: { status: 'Offered' },
  });
  await server.request('POST', `/api/vacancy/${closed.vacancy_id}/close`, { token: school.token });
  const interview = await newInterview(server, school, toClosed.application_id);
  const awaited = await newInterview(server, school, toClosed.application_id);
  const note = await newNote(server, school, toClosed.application_id);
  await saveHiringFile(db, {
    ...{ application_id: toOpen.application_id, vacancy_id: open.vacancy_id, school_id: school.id },
    ...{ checklist: 'general', checklist_version: '2026-01-01', opened_by: school.user.id },
    ...{ opened_at: clock.now(), disclosure_readers: [] },
  });
  // In the database alone, so that the application stays where others need it: one accepted, and one that waits.
  const offered = {
    application_id: toClosed.application_id,
    vacancy_id: closed.vacancy_id,
    school_id: school.id,
    fields: { post: 'Mathematics Teacher', salary: 50000 },
    asked: [],
    lines: [{ field: 'post', promised: 'Mathematics Teacher', verdict: 'equal' as const }],
    valid_until: '2099-01-01',
    sent_at: clock.now(),
  };
  const agreed = {
    offer_id: await insertOffer(db, { ...offered, version: 1 }, []),
    vacancy_id: closed.vacancy_id,
  };
  const accepted_name = 'Sara Khalil';
  await answerOpen(db, agreed, { state: 'accepted', answered_at: clock.now(), accepted_name, agreed: [] });
  const offer = await insertOffer(db, { ...offered, version: 2 }, []);
  const { body: written } = await server.request(
    'POST',
    `/api/application/${toOpen.application_id}/messages`,
    {
      token: school.token,
      form: asForm({ text: 'The contract is attached.', files: [pdf('contract.pdf')] }),
    },
  );
  await db
    .update(vacancies)
    .set({ application_deadline: '2020-01-01' })
    .where(eq(vacancies.vacancy_id, expired.vacancy_id));

  const { recruiter, reviewer, team } = await newTeam(server, school, rival);
  // A waiver of the hiring file, to which the owner may agree.
  const waived = await changeItem(
    db,
    { application_id: toOpen.application_id, vacancy_id: open.vacancy_id, item: 'medical', subject: '' },
    {
      ...{
        waiver_asked_by: recruiter.user.id,
        waiver_asked_at: clock.now(),
        waiver_reason: 'Not asked for.',
      },
      updated_at: clock.now(),
    },
  );
  const contract = Number(/document\/(\d+)/.exec(JSON.stringify(written))![1]);
  await addEvidence(db, waived, open.vacancy_id, [{ field: 'evidence', position: 0, file_id: contract }]);
  const { user: checker } = school;
  await changeItem(
    db,
    { application_id: toOpen.application_id, vacancy_id: open.vacancy_id, item: 'licence', subject: '' },
    { checked_by: checker.id, checked_on: '2026-01-10', updated_at: clock.now() },
  );
  const savedSearch = await newSavedSearch(server, candidate);
  const vacancyDraft = await newVacancyDraft(server, school);
  const keeps = await createSchoolRecords(server, school, stranger);
  await insertNotifications(db, [candidate.user.id], {
    kind: 'status_changed',
    facts: { vacancy_title: open.vacancy_title, school_name: 'Palm Valley School', status: 'Shortlisted' },
    created_at: clock.now(),
    application_id: toOpen.application_id,
    vacancy_id: open.vacancy_id as number,
  });
  const invited = await newInvitation(server, rival, alsoOfRival.vacancy_id, candidate.id);
  const second = await newInvitation(server, rival, ofRival.vacancy_id, candidate.id);
  const { vacancy_id: invitedTo } = await newVacancy(server, school, { display_vacancy_public: 0 });
  const { invitation_id: accepted } = await newInvitation(server, school, invitedTo, candidate.id);
  await server.request('POST', `/api/job/invitation/${accepted}/accept`, { token: candidate.token });
  const { body: aboutInvitation } = await server.request('POST', `/api/job/invitation/${accepted}/messages`, {
    token: candidate.token,
    form: asForm({ text: 'When could I begin?' }),
  });
  const declined = await newInvitation(server, rival, alsoOfRival.vacancy_id, stranger.id);
  await server.request('POST', `/api/job/invitation/${declined.invitation_id}/decline`, {
    token: stranger.token,
  });

  const read = async (path: string, token: string) =>
    (await server.request('GET', path, { token })).body.data;
  return {
    callers: {
      nobody: undefined,
      nonsense: 'nonsense',
      'signed out': ended,
      unverified: await openSession(db, unverified!, clock.now()),
      candidate: candidate.token,
      'other candidate': stranger.token,
      'new candidate': newcomer.token,
      school: school.token,
      recruiter: recruiter.token,
      reviewer: reviewer.token,
      'other school': rival.token,
      'waiting school': waiting.token,
      'new school': founder.token,
      admin: admin.token,
    },
    sessionIds: {
      nobody: null,
      nonsense: null,
      'signed out': null,
      unverified: sessionIds(unverified!),
      candidate: sessionIds(candidate.user.id, { candidate_id: candidate.id }),
      'other candidate': sessionIds(stranger.user.id, { candidate_id: stranger.id }),
      'new candidate': sessionIds(newcomer.user.id),
      school: sessionIds(school.user.id, { ...idsOfOwner(school.id), approved_school_id: school.id }),
      recruiter: sessionIds(recruiter.user.id, {
        school_id: school.id,
        approved_school_id: school.id,
        recruiting_school_id: school.id,
      }),
      reviewer: sessionIds(reviewer.user.id, { school_id: school.id, approved_school_id: school.id }),
      'other school': sessionIds(rival.user.id, { ...idsOfOwner(rival.id), approved_school_id: rival.id }),
      'waiting school': sessionIds(waiting.user.id, idsOfOwner(waiting.id)),
      'new school': sessionIds(founder.user.id),
      admin: sessionIds(admin.user.id),
    },
    candidate,
    stranger,
    school,
    rival,
    waiting,
    parting: { candidate: leavingCandidate, school: leavingSchool, user: leavingUser.user.id },
    vacancies: {
      open: open.vacancy_id,
      hidden: hidden.vacancy_id,
      closed: closed.vacancy_id,
      expired: expired.vacancy_id,
      invited: invitedTo,
      rival: ofRival.vacancy_id,
    },
    applications: {
      open: toOpen.application_id,
      closed: toClosed.application_id,
      hidden: toHidden.application_id,
    },
    interview: interview.interview_id,
    evidence: contract,
    awaited,
    note: note.note_id,
    message: written.data.message_id,
    offer,
    ...keeps,
    team,
    savedSearch: savedSearch.saved_search_id,
    vacancyDraft: vacancyDraft.vacancy_draft_id,
    notifications: {
      candidate: (await read('/api/notification', candidate.token))[0].id,
      school: (await read('/api/notification', school.token))[0].id,
    },
    invitations: {
      open: invited.invitation_id,
      second: second.invitation_id,
      answered: declined.invitation_id,
      accepted,
    },
    invitationMessage: aboutInvitation.data.message_id,
    documents: {
      cv: (await read('/api/user/candidate-profile', candidate.token)).candidate.candidate_cv,
      resume: toOpen.resume,
      contract: written.data.files[0].url,
      brochure: (await read('/api/user/school-profile', school.token)).school_brochure,
      strangerCv: (await read('/api/user/candidate-profile', stranger.token)).candidate.candidate_cv,
    },
  };
}
