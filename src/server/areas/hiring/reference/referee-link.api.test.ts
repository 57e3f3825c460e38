import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../../language/run/value/durations.ts';
import { insertMail } from '../../../engine/mail/mail-outbox-queries.ts';
import { hireCalls } from '../../../testing/hire-scenario.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { remindReferees } from './remind-referees.ts';

const { server, school } = await withServer({ school: newSchool });
const { call, give, move, references, wanted } = hireCalls(server);

let candidate: Profile;
let email: string;
let id: number;
beforeEach(async () => {
  candidate = await newCandidate(server);
  email = server.newEmail();
  id = await applied();
});

const applied = async (): Promise<number> =>
  (await newApplication(server, candidate, (await newVacancy(server, school)).vacancy_id)).application_id;
const open = (token: string) => call('GET', `/reference?token=${token}`, {});
const decline = (token: string) => call('POST', '/reference/decline', {}, { token });
/** The token of the link in the latest mail that leads to a page. */
const tokenTo = async (address: string, page = 'reference') => {
  const { text } = (await server.mail.to(address)).at(-1)!;
  return new URL(new RegExp(`https?:\\S+/${page}\\?\\S+`).exec(text)![0]).searchParams.get('token')!;
};

describe('a referee’s link', () => {
  it('opens nothing if it is changed, and is not stored', async () => {
    const token = await wanted(id, school, candidate, email);
    for (const wrong of ['nonsense', `${token}x`, token.slice(1)])
      for (const use of [open, give, decline])
        expect((await use(wrong)).body.code).toBe('reference.wrong_link');
    const { rows } = await server.db.execute<{ all: string }>(
      'select string_agg(r::text, $$ $$) as all from application_references r',
    );
    expect(rows[0]!.all).not.toContain(token);
  });

  it('answers for its own referee only, beside another of the same application', async () => {
    const first = await wanted(id, school, candidate, email);
    const second = await wanted(id, school, candidate);
    expect((await give(second, { role_held: 'Librarian' })).status).toBe(200);
    expect((await open(first)).body.data).toMatchObject({ form_state: 'open', token: first });
    expect((await references(id, school)).references).toMatchObject([
      { state: 'waiting' },
      { state: 'given' },
    ]);
    expect((await decline(first)).status).toBe(200);
    expect((await references(id, candidate)).references).toMatchObject([
      { state: 'refused' },
      { state: 'given' },
    ]);
  });

  it('may guess twenty links a minute', async () => {
    const strict = await testServer({ rateLimitScale: 1, beside: server });
    strict.clock.forward(61);
    const guess = () => strict.request('GET', '/api/reference?token=guess');
    for (let n = 0; n < 20; n += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    await strict.close();
  });

  it('does what it was made for and nothing else, and no other link does that', async () => {
    const token = await wanted(id, school, candidate, email);
    const password = 'correct horse';
    const others = [
      call('POST', '/auth/reset-password', {}, { email: candidate.email, token, password }),
      call('POST', '/auth/confirm-email', {}, { token }),
      call('POST', '/auth/undo-email', {}, { token }),
      call('GET', `/mail/unsubscribe?token=${token}`, {}),
      call('POST', `/mail/unsubscribe?token=${token}`, {}),
      call('GET', `/team/invitation?token=${token}`, {}),
      call('POST', '/team/invitation/accept', {}, { token, full_name: 'Amina Haddad', password }),
    ];
    for (const { status, body } of await Promise.all(others)) {
      expect(status, JSON.stringify(body)).toBe(400);
      expect(body.data).toBeUndefined();
    }
    expect((await call('GET', '/user/me', { token })).status).toBe(401);

    const colleague = server.newEmail();
    await call('POST', '/team', school, { email: colleague, team_role: 'recruiter' });
    await call('POST', '/auth/forgot-password', {}, { user_name: candidate.email });
    const moved = server.newEmail();
    await call('POST', '/auth/change-email', candidate, { user_name: moved, password });
    const foreign = [
      await tokenTo(colleague, 'join-team'),
      await tokenTo(candidate.email, 'reset-password'),
      await tokenTo(moved, 'confirm-email'),
      candidate.token,
    ];
    for (const other of foreign)
      for (const use of [open, give, decline])
        expect((await use(other)).body.code).toBe('reference.wrong_link');
    expect((await open(token)).body.data.form_state).toBe('open');
  });

  it('answers after the hire, which both sides read', async () => {
    const token = await wanted(id, school, candidate, email);
    await move(id, 'Hired', school);
    expect((await give(token)).status).toBe(200);
    const [ours, theirs] = [await references(id, school), await references(id, candidate)];
    for (const { references: read } of [ours, theirs])
      expect(read).toMatchObject([
        { state: 'given', facts: [{ field: 'worked_from' }, { field: 'role_held' }] },
      ]);
    expect(theirs.references[0].opinions).toEqual([]);
    const { data } = (await call('GET', '/notification', school)).body;
    expect(data[0]).toMatchObject({ kind: 'reference_given' });
    const application = (await call('GET', `/application/${id}`, candidate)).body.data;
    expect(application.candidate_status).toBe('Hired');
  });

  it('answers nothing after a withdrawal', async () => {
    const late = await wanted(id, school, candidate, email);
    await call('POST', `/application/${id}/withdraw`, candidate);
    for (const use of [give, decline])
      expect((await use(late)).body).toMatchObject({
        code: 'reference.not_needed',
        message: 'This application has ended. A reference is no longer needed.',
      });
    expect((await open(late)).body.data.form_state).toBe('ended');
    expect((await call('POST', `/application/${id}/references`, school, {})).body.code).toBe(
      'reference.ended',
    );
  });

  it('answers nothing once the application is gone with its candidate', async () => {
    const token = await wanted(id, school, candidate, email);
    await call('DELETE', '/user/me', candidate, { password: candidate.password });
    for (const use of [open, give, decline])
      expect((await use(token)).body.code).toBe('reference.wrong_link');
  });

  // Last, because it moves the clock by months.
  it('is reminded after a week, once, and both links work until 12 weeks are over', async () => {
    const token = await wanted(id, school, candidate, email);
    const remind = () =>
      remindReferees(
        server.db,
        { mail: { post: insertMail }, settings: { publicUrl: 'http://marketplace.test' } },
        server.clock.now(),
        (_, error) => {
          throw error;
        },
      );
    await remind();
    expect(await server.mail.to(email)).toHaveLength(1);
    server.clock.forward((7 * DAY) / 1000 + 60);
    await remind();
    await remind();
    expect(await server.mail.to(email)).toHaveLength(2);
    const second = await tokenTo(email);
    expect(second).not.toBe(token);
    for (const link of [token, second]) expect((await open(link)).body.data.form_state).toBe('open');
    server.clock.forward((78 * DAY) / 1000);
    expect((await open(second)).body.data.form_state).toBe('expired');
    expect((await give(token)).body.code).toBe('reference.expired');
    await Promise.all([school, candidate].map(signInAgain));
    expect((await references(id, school)).references).toMatchObject([{ state: 'expired' }]);

    // The candidate may name the same referee again, and only the new link works.
    const { referees } = await references(id, candidate);
    expect(referees).toMatchObject([{ choice: 'open' }]);
    const json = { referee_id: referees[0].referee_id, choice: 'agree' };
    expect((await call('PUT', `/application/${id}/references`, candidate, json)).status).toBe(200);
    for (const link of [token, second]) expect((await open(link)).body.code).toBe('reference.wrong_link');
    expect((await open(await tokenTo(email))).body.data.form_state).toBe('open');
  });
});

/** Sessions end as the clock goes on. */
async function signInAgain(person: Profile): Promise<void> {
  const json = { user_name: person.email, password: person.password };
  person.token = (await call('POST', '/auth/login', {}, json)).body.data.token;
}
