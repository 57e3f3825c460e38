import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tasks } from '../../../../../generated/tasks.ts';
import { riyadhDay, riyadhDayAfter } from '../../../../language/run/value/riyadh-day.ts';
import { mailOutbox } from '../../../engine/db/tables/mail-outbox.ts';
import { MAX_ATTEMPTS } from '../../../engine/mail/mail-outbox-queries.ts';
import { newApplicationDraft } from '../../../testing/application-draft-scenario.ts';
import { schoolBody } from '../../../testing/bodies.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newInterview,
  newInvitation,
  newSchool,
  newVacancy,
  type Profile,
  png,
} from '../../../testing/scenario.ts';
import { insertMember, newColleague } from '../../../testing/team-scenario.ts';
import { newVacancyDraft } from '../../../testing/vacancy-draft-scenario.ts';
import { waitingSchool } from '../../../testing/waiting-school.ts';
import { withServer } from '../../../testing/with-server.ts';
import { bulkTaskWorker } from '../../hiring/application/bulk-task-worker.ts';
import { applications } from '../../hiring/tables/application.ts';
import { candidateExperiences, candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';

type Caller = { token: string };
type Task = {
  kind: string;
  title: string;
  text: string | null;
  urgency: string;
  due_at: string | null;
  label: string;
  target: { screen: string; params: object; query: object; anchor: string | null };
};

const { server, admin } = await withServer({ admin: (at) => at.admin() });
const { db, clock } = server;
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => riyadhDayAfter(riyadhDay(clock.now()), days);

const { work } = bulkTaskWorker({
  db,
  posting: {
    mail: { post: async () => {}, toPost: () => [], wake: () => {} },
    settings: { publicUrl: 'https://example.org' },
  },
  log: { warn: () => {} },
  clock: clock.now,
});

const ask = (token?: string) => server.request('GET', '/api/me/tasks', { token });
const tasksOf = async ({ token }: Caller): Promise<Task[]> => {
  const { status, body } = await ask(token);
  expect(status).toBe(200);
  return body.data;
};
const kindsOf = async (reader: Caller) => (await tasksOf(reader)).map(({ kind }) => kind);

async function send(method: string, path: string, { token }: Caller, json: object = {}) {
  const { status, body } = await server.request(method, `/api${path}`, { token, json });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body.data;
}
const move = (application: number, status: string, school: Caller) =>
  send('PUT', `/application/${application}/status`, school, { status });
const reject = (application: number, school: Caller) => move(application, 'Rejected', school);

/** A school with a vacancy, and somebody who has applied to it. */
async function hiring(changes: Record<string, unknown> = {}) {
  const school = await newSchool(server);
  const { vacancy_id } = await newVacancy(server, school, changes);
  const candidate = await newCandidate(server, { first_name: 'Sara', last_name: 'Khalil' });
  const { application_id } = await newApplication(server, candidate, vacancy_id);
  return { school, vacancy_id: vacancy_id as number, candidate, application_id: application_id as number };
}

async function proposed() {
  const found = await hiring();
  const { interview_id } = await newInterview(server, found.school, found.application_id);
  const proposed_at = new Date(clock.now().getTime() + 8 * DAY).toISOString();
  await send('POST', `/interview/${interview_id}/propose`, found.candidate, { proposed_at });
  return { ...found, interview_id };
}

const changeSchool = (school: Profile, set: Partial<typeof schools.$inferInsert>) =>
  db.update(schools).set(set).where(eq(schools.school_id, school.id));
const extraOf = async (school: Profile) =>
  (await db.select({ extra: schools.extra }).from(schools).where(eq(schools.school_id, school.id)))[0]!.extra;

/** Makes an application older. */
const backdate = (id: number, days: number) =>
  db
    .update(applications)
    .set({ application_date: new Date(clock.now().getTime() - days * DAY) })
    .where(eq(applications.application_id, id));

type Applying = { school: Profile; candidate: Profile };

type Arranged = { reader: Caller; done: () => Promise<unknown> };

/** How each kind of task comes about, and how it is done. */
const KINDS: Record<string, () => Promise<Arranged>> = {
  'profile-to-create': async () => {
    const reader = await server.signUp('Candidate');
    return {
      reader,
      done: () => db.insert(candidates).values({ user_id: reader.user.id, first_name: 'A', last_name: 'B' }),
    };
  },
  'interview-to-answer': async () => {
    const { school, candidate, application_id } = await hiring();
    const { interview_id, starts_at } = await newInterview(server, school, application_id);
    return {
      reader: candidate,
      done: () => send('POST', `/interview/${interview_id}/accept`, candidate, { seen_starts_at: starts_at }),
    };
  },
  'interview-of-candidate': async () => {
    const { school, candidate, application_id } = await hiring();
    const starts_at = new Date(clock.now().getTime() + 60_000).toISOString();
    const { interview_id } = await newInterview(server, school, application_id, { starts_at });
    await send('POST', `/interview/${interview_id}/accept`, candidate, { seen_starts_at: starts_at });
    return { reader: candidate, done: () => reject(application_id, school) };
  },
  'offer-to-answer': async () => {
    const { school, candidate, application_id } = await hiring();
    await move(application_id, 'Offered', school);
    return {
      reader: candidate,
      done: () => send('POST', `/application/${application_id}/withdraw`, candidate),
    };
  },
  'message-to-read': async () => {
    const { school, candidate, vacancy_id } = await hiring();
    const body = { filter: {}, message: 'Which grades have you taught?' };
    await send('POST', `/vacancy/${vacancy_id}/applicants/message`, school, body);
    await work();
    return { reader: candidate, done: () => send('POST', '/notification/read-all', candidate) };
  },
  'invitation-to-answer': async () => {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school);
    const candidate = await newCandidate(server);
    const { invitation_id } = await newInvitation(server, school, vacancy_id, candidate.id);
    return {
      reader: candidate,
      done: () => send('POST', `/job/invitation/${invitation_id}/decline`, candidate),
    };
  },
  'invitation-to-follow': async () => {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school);
    const candidate = await newCandidate(server);
    const { invitation_id } = await newInvitation(server, school, vacancy_id, candidate.id);
    await send('POST', `/job/invitation/${invitation_id}/accept`, candidate);
    return { reader: candidate, done: () => newApplication(server, candidate, vacancy_id) };
  },
  'application-to-finish': async () => {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school);
    const candidate = await newCandidate(server);
    await newApplicationDraft(server, candidate, vacancy_id);
    return { reader: candidate, done: () => newApplication(server, candidate, vacancy_id) };
  },
  'saved-job-closing': async () => {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school, { application_deadline: inDays(5) });
    const candidate = await newCandidate(server);
    await send('POST', `/job/save-job/${vacancy_id}`, candidate);
    return { reader: candidate, done: () => newApplication(server, candidate, vacancy_id) };
  },
  'profile-to-complete': async () => {
    const school = await newSchool(server);
    await newVacancy(server, school);
    const reader = await newCandidate(server, { experience: [] });
    const taught = { owner_id: reader.id, position: 0, curriculum_id: 1 };
    return { reader, done: () => db.insert(candidateExperiences).values(taught) };
  },
  'school-to-create': async () => {
    const reader = await server.signUp('School');
    const done = () =>
      server.request('POST', '/api/school', { token: reader.token, form: asForm(schoolBody()) });
    return { reader, done };
  },
  'interview-of-school': async () => {
    const { school, application_id } = await hiring();
    const starts_at = new Date(clock.now().getTime() + 60_000).toISOString();
    await newInterview(server, school, application_id, { starts_at });
    return { reader: school, done: () => reject(application_id, school) };
  },
  'time-to-answer': async () => {
    const { school, interview_id } = await proposed();
    const starts_at = new Date(clock.now().getTime() + 8 * DAY).toISOString();
    const json = { starts_at, kind: 'in_person', minutes: 30, place: 'Room 12', despite_clash: true };
    return { reader: school, done: () => send('PUT', `/interview/${interview_id}`, school, json) };
  },
  'question-to-answer': async () => {
    const school = await waitingSchool(server);
    await send('POST', `/school/${school.id}/ask-back`, admin, {
      reason: 'Which ministry has licensed you?',
    });
    return { reader: school, done: () => send('POST', `/school/${school.id}/approve`, admin) };
  },
  'school-to-complete': async () => {
    const school = await waitingSchool(server, { school_logo: png() });
    const extra = { ...(await extraOf(school)), website: 'https://palm.example' };
    return { reader: school, done: () => changeSchool(school, { extra }) };
  },
  'licence-to-renew': async () => {
    const school = await newSchool(server);
    const extra = await extraOf(school);
    await changeSchool(school, { extra: { ...extra, license_expiry_date: inDays(-1) } });
    return { reader: school, done: () => changeSchool(school, { extra }) };
  },
  'vacancy-to-post': async () => {
    const school = await newSchool(server);
    return { reader: school, done: () => newVacancy(server, school) };
  },
  'applicants-to-answer': async () => {
    const { school, application_id } = await hiring();
    await backdate(application_id, 6);
    return { reader: school, done: () => move(application_id, 'Under Review', school) };
  },
  'vacancy-filled': async () => {
    const { school, vacancy_id, application_id } = await hiring();
    const other = await newApplication(server, await newCandidate(server), vacancy_id);
    await move(application_id, 'Hired', school);
    return { reader: school, done: () => reject(other.application_id, school) };
  },
  'vacancy-closing-soon': async () => {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school, { application_deadline: inDays(3) });
    return { reader: school, done: () => send('POST', `/vacancy/${vacancy_id}/close`, school) };
  },
  'draft-to-finish': async () => {
    const school = await newSchool(server);
    const { vacancy_draft_id } = await newVacancyDraft(server, school);
    return { reader: school, done: () => send('DELETE', `/vacancy-draft/${vacancy_draft_id}`, school) };
  },
  'colleagues-to-invite': async () => {
    const school = await newSchool(server);
    const invited = { user_id: null, email: server.newEmail(), team_role: 'reviewer' as const };
    return { reader: school, done: () => insertMember(db, school.id, invited, clock.now()) };
  },
  'school-to-approve': async () => {
    const school = await waitingSchool(server);
    return { reader: admin, done: () => send('POST', `/school/${school.id}/approve`, admin) };
  },
  'report-to-settle': async () => {
    const { vacancy_id, candidate } = await hiring();
    await send('POST', `/report/vacancy/${vacancy_id}`, candidate, { reason: 'money', text: 'Fees.' });
    const [{ report_id }] = (await send('GET', '/admin/reports?state=open', admin)) as [
      { report_id: number },
    ];
    const json = { outcome: 'dismissed', note: 'It asks for none.' };
    return { reader: admin, done: () => send('POST', `/admin/reports/${report_id}/settle`, admin, json) };
  },
  'mail-to-resend': async () => {
    const unsent = {
      recipient: 'a@example.com',
      subject: 'Hello',
      body_text: '',
      body_html: '',
      error: '550',
      tries: MAX_ATTEMPTS,
    };
    const [mail] = await db.insert(mailOutbox).values(unsent).returning({ id: mailOutbox.id });
    return { reader: admin, done: () => db.delete(mailOutbox).where(eq(mailOutbox.id, mail!.id)) };
  },
  'licences-to-check': async () => {
    const school = await newSchool(server);
    const extra = await extraOf(school);
    await changeSchool(school, { extra: { ...extra, license_expiry_date: inDays(-1) } });
    return { reader: admin, done: () => changeSchool(school, { extra }) };
  },
  'schools-alike': async () => {
    const school = await newSchool(server);
    const extra = await extraOf(school);
    await newSchool(server, { ministry_license_number: 'L-77' });
    await changeSchool(school, { extra: { ...extra, ministry_license_number: 'l-77' } });
    return { reader: admin, done: () => changeSchool(school, { extra }) };
  },
  'candidates-alike': async () => {
    const twins = { first_name: 'Omar', last_name: 'Haddad', candidate_dob: '1980-01-02' };
    await newCandidate(server, twins);
    const { id } = await newCandidate(server, twins);
    const row = eq(candidates.candidate_id, id);
    return {
      reader: admin,
      done: () => db.update(candidates).set({ candidate_dob: '1980-01-03' }).where(row),
    };
  },
};

describe('a task', () => {
  it('of each kind is tested', () => {
    expect(Object.keys(KINDS).sort()).toEqual(Object.keys(tasks).sort());
  });

  it.each(Object.keys(KINDS) as (keyof typeof tasks)[])(
    'appears for its own reader, and is gone once it is done: %s',
    async (kind) => {
      const strangers =
        tasks[kind].for === 'Admin' ? [] : [await server.signUp(tasks[kind].for as 'Candidate' | 'School')];
      const { reader, done } = await KINDS[kind]!();
      const [task] = (await tasksOf(reader)).filter((one) => one.kind === kind);
      expect(task).toBeDefined();
      for (const text of [task!.title, task!.text ?? 'none', task!.label]) {
        expect(text).not.toMatch(/[{}]|undefined|null|NaN|Invalid/);
        expect(text.trim()).not.toBe('');
      }
      if (!kind.endsWith('-to-create'))
        for (const stranger of strangers) expect(await kindsOf(stranger)).not.toContain(kind);
      await done();
      const left = await tasksOf(reader);
      expect(left).not.toContainEqual(
        expect.objectContaining({ kind, title: task!.title, text: task!.text }),
      );
    },
  );
});

describe('the list of tasks', () => {
  it('needs a session', async () => {
    expect((await ask()).status).toBe(401);
  });

  it('contains only tasks for the reader’s role', async () => {
    const { school, candidate, application_id } = await hiring();
    await newInterview(server, school, application_id);
    for (const [reader, role] of [
      [school, 'School'],
      [candidate, 'Candidate'],
      [admin, 'Admin'],
    ] as const)
      for (const { kind } of await tasksOf(reader)) expect(tasks[kind as keyof typeof tasks].for).toBe(role);
  });

  it('shows colleagues what they may do', async () => {
    const { school, application_id } = await proposed();
    await newInterview(server, school, application_id, {
      starts_at: new Date(clock.now().getTime() + 60_000).toISOString(),
    });
    await changeSchool(school, { approval: 'asked_back', approval_reason: 'Why?' });
    const [recruiter, reviewer] = [
      await newColleague(server, school, 'recruiter'),
      await newColleague(server, school, 'reviewer'),
    ];
    expect((await kindsOf(school)).sort()).toEqual([
      'interview-of-school',
      'question-to-answer',
      'time-to-answer',
    ]);
    expect((await kindsOf(recruiter)).sort()).toEqual(['interview-of-school', 'time-to-answer']);
    expect(await kindsOf(reviewer)).toEqual(['interview-of-school']);
  });

  it('says what to do, how soon, and where', async () => {
    const { school, application_id, candidate } = await hiring();
    const { starts_at } = await newInterview(server, school, application_id);
    const [task] = await tasksOf(candidate);
    expect(task).toEqual({
      kind: 'interview-to-answer',
      title: 'Answer the interview invitation from Palm Valley School',
      text: expect.stringMatching(/^Mathematics Teacher, \w+, /),
      urgency: 'soon',
      due_at: starts_at,
      label: 'Answer',
      target: {
        screen: 'candidate-application',
        params: { id: application_id, slug: 'mathematics-teacher' },
        query: {},
        anchor: null,
      },
    });
  });

  it('speaks the reader’s language', async () => {
    const { school, application_id, candidate } = await hiring();
    await newInterview(server, school, application_id);
    const { body } = await server.request('GET', '/api/me/tasks', {
      token: candidate.token,
      headers: { 'accept-language': 'ar' },
    });
    expect(body.data[0]).toMatchObject({
      title: expect.stringMatching(/^أجب عن موعد المقابلة مع .*Palm Valley School/),
      label: 'أجب',
    });
  });

  it('becomes urgent as its due time approaches', async () => {
    const { school, application_id, candidate } = await hiring();
    const starts_at = new Date(clock.now().getTime() + 60_000).toISOString();
    await newInterview(server, school, application_id, { starts_at });
    expect(await tasksOf(candidate)).toMatchObject([{ kind: 'interview-to-answer', urgency: 'today' }]);
  });

  it.each([
    [
      'discarded',
      (id: number, { candidate }: Applying) => send('DELETE', `/vacancy/${id}/application-draft`, candidate),
    ],
    [
      'useless, as the vacancy is closed',
      (id: number, { school }: Applying) => send('POST', `/vacancy/${id}/close`, school),
    ],
    [
      'useless, as the vacancy is deleted',
      (id: number, { school }: Applying) => send('DELETE', `/vacancy/${id}`, school),
    ],
  ])('leads to an unfinished application until it is %s', async (_, end) => {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school, { application_deadline: inDays(30) });
    const candidate = await newCandidate(server);
    await newApplicationDraft(server, candidate, vacancy_id);
    expect(await tasksOf(candidate)).toContainEqual({
      kind: 'application-to-finish',
      title: 'Finish your application for Mathematics Teacher',
      text: expect.stringMatching(
        /^You last worked on it on .+\. Palm Valley School takes applications until /,
      ),
      urgency: 'whenever',
      due_at: expect.any(String),
      label: 'Continue',
      target: {
        screen: 'candidate-job',
        params: { id: vacancy_id, slug: 'mathematics-teacher' },
        query: { apply: true },
        anchor: null,
      },
    });
    await end(vacancy_id, { school, candidate });
    expect(await kindsOf(candidate)).not.toContain('application-to-finish');
  });

  it('contains one task for a saved job to which an application was begun', async () => {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school, { application_deadline: inDays(5) });
    const candidate = await newCandidate(server);
    await send('POST', `/job/save-job/${vacancy_id}`, candidate);
    const { invitation_id } = await newInvitation(server, school, vacancy_id, candidate.id);
    await send('POST', `/job/invitation/${invitation_id}/accept`, candidate);
    await newApplicationDraft(server, candidate, vacancy_id);
    const kinds = await kindsOf(candidate);
    expect(kinds).toContain('application-to-finish');
    for (const one of ['saved-job-closing', 'invitation-to-follow']) expect(kinds).not.toContain(one);
  });

  it('is short: one task for many applicants, three of a kind first, then the rest, all of them counted', async () => {
    const school = await newSchool(server);
    await newColleague(server, school, 'reviewer');
    const ids: number[] = [];
    const applicants = await Promise.all([newCandidate(server), newCandidate(server)]);
    for (let index = 0; index < 4; index += 1) {
      const { vacancy_id } = await newVacancy(server, school);
      ids.push(vacancy_id);
      for (const one of applicants)
        await backdate((await newApplication(server, one, vacancy_id)).application_id, 9 - index);
    }
    const { body } = await ask(school.token);
    expect(body.meta).toMatchObject({ more: 1, total: 4 });
    expect(body.meta.rest.map(({ target }: { target: { params: object } }) => target.params)).toEqual([
      expect.objectContaining({ id: ids[3] }),
    ]);
    expect(body.data).toHaveLength(3);
    expect(body.data[0]).toMatchObject({
      title: '2 applicants for Mathematics Teacher are waiting for a reply',
      target: { screen: 'school-vacancy', params: { id: ids[0] }, query: { status: 'Pending' } },
    });
    const headers = { 'accept-language': 'ar' };
    const arabic = await server.request('GET', '/api/me/tasks', { token: school.token, headers });
    expect(arabic.body.data[0].title, 'two have a form of their own').toMatch(/^متقدّمان إلى/);
  });

  it('leads to the school itself where only one waits', async () => {
    await db.update(schools).set({ approval: 'approved' });
    const school = await waitingSchool(server, { school_name: 'Dune School' });
    const only = (await tasksOf(admin)).find(({ kind }) => kind === 'school-to-approve')!;
    expect(only).toMatchObject({
      title: 'Approve Dune School',
      target: { screen: 'admin-school', params: { id: school.id } },
    });
    await waitingSchool(server);
    const both = (await tasksOf(admin)).find(({ kind }) => kind === 'school-to-approve')!;
    expect(both).toMatchObject({
      title: '2 schools are waiting for approval',
      target: { screen: 'admin-schools', query: { approval: 'waiting' } },
    });
  });

  it('leads a new school from its profile to its first colleagues, in order', async () => {
    const school = await waitingSchool(server);
    expect(await tasksOf(school)).toMatchObject([
      { kind: 'school-to-complete', text: 'Before we can approve your school, we need: website, logo.' },
      { kind: 'vacancy-to-post' },
      { kind: 'colleagues-to-invite' },
    ]);
  });
});
