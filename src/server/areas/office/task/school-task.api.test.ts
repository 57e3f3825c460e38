import { describe, expect, it } from 'vitest';
import { schoolBody } from '../../../testing/bodies.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newInterview,
  newSchool,
  newVacancy,
  png,
} from '../../../testing/scenario.ts';
import { type Arranged, type Caller, taskServer } from '../../../testing/task-scenario.ts';
import { insertMember, newColleague } from '../../../testing/team-scenario.ts';
import { newVacancyDraft } from '../../../testing/vacancy-draft-scenario.ts';
import { waitingSchool } from '../../../testing/waiting-school.ts';

const {
  server,
  admin,
  db,
  clock,
  DAY,
  inDays,
  ask,
  tasksOf,
  kindsOf,
  send,
  move,
  reject,
  hiring,
  proposed,
  changeSchool,
  extraOf,
  backdate,
  testKinds,
} = await taskServer();

/** Somebody who has been offered a position and has accepted it. */
async function accepted() {
  const found = await hiring();
  await move(found.application_id, 'Offered', found.school);
  await send('POST', `/application/${found.application_id}/accept-offer`, found.candidate);
  return found;
}

/** Decides on an application as the screens do, where it can be undone for some seconds. */
const decide = (application_id: number, status: string, school: Caller) =>
  send('PUT', `/application/${application_id}/status`, school, {
    status,
    seen_status: 'Pending',
    can_undo: true,
  });

testKinds('School', {
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
  'reply-to-read': async () => {
    const { school, candidate, application_id } = await hiring();
    await move(application_id, 'Shortlisted', school);
    const path = `/application/${application_id}/messages`;
    const form = asForm({ text: 'When may I visit the school?' });
    await server.request('POST', `/api${path}`, { token: candidate.token, form });
    return { reader: school, done: () => send('GET', path, school) };
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
  'hire-to-record': async () => {
    const { school, application_id } = await accepted();
    return { reader: school, done: () => move(application_id, 'Hired', school) };
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
} satisfies Record<string, () => Promise<Arranged>>);

describe('the list of tasks of a school', () => {
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

  it('names who has accepted an offer, and leads to the application', async () => {
    const { school, application_id } = await accepted();
    expect(await tasksOf(school)).toMatchObject([
      {
        kind: 'hire-to-record',
        title: 'Sara Khalil has accepted your offer',
        text: 'Mathematics Teacher. Once everything is agreed, mark the application as hired.',
        target: { screen: 'school-application', params: { id: application_id } },
      },
      { kind: 'colleagues-to-invite' },
    ]);
  });

  it.each(['Rejected', 'Withdrawn'])(
    'no longer names who has accepted an offer once it is %s',
    async (status) => {
      const { school, candidate, application_id } = await accepted();
      if (status === 'Withdrawn') await send('POST', `/application/${application_id}/withdraw`, candidate);
      else await move(application_id, status, school);
      expect(await kindsOf(school)).not.toContain('hire-to-record');
    },
  );

  it('counts, once somebody is hired, only the others for whom the school is next to speak', async () => {
    const { school, vacancy_id, application_id } = await hiring();
    for (const status of ['Pending', 'Shortlisted', 'Interview', 'Offered', 'Rejected']) {
      const other = await newApplication(server, await newCandidate(server), vacancy_id);
      if (status !== 'Pending') await move(other.application_id, status, school);
    }
    await move(application_id, 'Hired', school);
    expect(await tasksOf(school)).toContainEqual(
      expect.objectContaining({
        kind: 'vacancy-filled',
        title: '3 other applicants for Mathematics Teacher are waiting for your decision',
      }),
    );
  });

  it('leaves out applicants whose decision waits for its undo to pass', async () => {
    const { school, vacancy_id, application_id } = await hiring();
    const other = await newApplication(server, await newCandidate(server), vacancy_id);
    await backdate(other.application_id, 6);
    await move(application_id, 'Hired', school);
    expect(await kindsOf(school)).toEqual(expect.arrayContaining(['applicants-to-answer', 'vacancy-filled']));
    await decide(other.application_id, 'Rejected', school);
    expect(await kindsOf(school)).toEqual(['colleagues-to-invite']);
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
