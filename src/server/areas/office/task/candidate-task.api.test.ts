import { describe, expect, it } from 'vitest';
import { newApplicationDraft } from '../../../testing/application-draft-scenario.ts';
import {
  newApplication,
  newCandidate,
  newInterview,
  newInvitation,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { type Arranged, taskServer } from '../../../testing/task-scenario.ts';
import { candidateExperiences, candidates } from '../../people/tables/candidate.ts';

const { server, db, clock, inDays, work, ask, tasksOf, kindsOf, send, move, reject, hiring, testKinds } =
  await taskServer();

type Applying = { school: Profile; candidate: Profile };

testKinds('Candidate', {
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
  'references-to-agree': async () => {
    const { school, candidate, application_id } = await hiring();
    await move(application_id, 'Interview', school);
    await send('POST', `/application/${application_id}/references`, school, {});
    return {
      reader: candidate,
      done: () => send('PUT', `/application/${application_id}/references`, candidate, { choice: 'decline' }),
    };
  },
  'message-to-read': async () => {
    const { school, candidate, vacancy_id, application_id } = await hiring();
    const body = { filter: {}, message: 'Which grades have you taught?' };
    await send('POST', `/vacancy/${vacancy_id}/applicants/message`, school, body);
    await work();
    return {
      reader: candidate,
      done: () => send('GET', `/application/${application_id}/messages`, candidate),
    };
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
} satisfies Record<string, () => Promise<Arranged>>);

describe('the list of tasks of a candidate', () => {
  it('needs a session', async () => {
    expect((await ask()).status).toBe(401);
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
      due: 'this_week',
      label: 'Answer',
      target: {
        screen: 'candidate-application',
        params: { id: application_id, slug: 'mathematics-teacher' },
        query: {},
        anchor: null,
      },
    });
  });

  it('tells the time of an interview by the reader’s clock, and by the school’s where it differs', async () => {
    const { school, application_id, candidate } = await hiring();
    await newInterview(server, school, application_id, { starts_at: '2098-12-01T07:00:00.000Z' });
    const textFor = async ({ token }: { token: string }, kind: string) => {
      const headers = { 'time-zone': 'Europe/London' };
      const { data } = (await server.request('GET', '/api/me/tasks', { token, headers })).body;
      return data.find((task: { kind: string }) => task.kind === kind).text;
    };
    const there = '11:00\u00a0AM in Dubai (school)';
    expect(await textFor(candidate, 'interview-to-answer')).toBe(
      `Mathematics Teacher, Mon, Dec 1, 2098, 7:00\u00a0AM (London) · ${there}`,
    );
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
    expect(await tasksOf(candidate)).toMatchObject([
      { kind: 'interview-to-answer', urgency: 'today', due: 'today' },
    ]);
  });

  it.each([
    ['today', 0, 'today'],
    ['tomorrow', 1, 'tomorrow'],
    ['the day after', 2, 'this_week'],
    ['within a week', 5, 'this_week'],
    ['later', 20, null],
  ])('says how near a deadline is that ends %s', async (_, days, due) => {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school, { application_deadline: inDays(days) });
    const candidate = await newCandidate(server);
    await newApplicationDraft(server, candidate, vacancy_id);
    expect(await tasksOf(candidate)).toContainEqual(
      expect.objectContaining({ kind: 'application-to-finish', due }),
    );
  });

  it('says of no day that an offer without a deadline is due', async () => {
    const { school, application_id, candidate } = await hiring();
    await send('PUT', `/application/${application_id}/status`, school, { status: 'Offered' });
    expect(await tasksOf(candidate)).toContainEqual(
      expect.objectContaining({ kind: 'offer-to-answer', urgency: 'today', due: null }),
    );
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
      due: null,
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
});
