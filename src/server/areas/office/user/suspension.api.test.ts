import { describe, expect, it } from 'vitest';
import { schoolBody, vacancyBody } from '../../../testing/bodies.ts';
import { asForm, newCandidate, newSchool, newVacancy, pdf } from '../../../testing/scenario.ts';
import type { Person } from '../../../testing/test-server.ts';
import { transactionsWaiting } from '../../../testing/transactions-waiting.ts';
import { withServer } from '../../../testing/with-server.ts';
import { lockUser } from '../../account/user-queries.ts';
import { posterOf } from '../../schools/take-down-queries.ts';
import { lockVacancy } from '../../vacancies/vacancy-queries.ts';
import { setSuspended } from './suspension-queries.ts';

const { server, admin, candidate, school } = await withServer({
  admin: (on) => on.admin(),
  candidate: (on) => newCandidate(on),
  school: (on) => newSchool(on),
});

const send = (method: string, path: string, json?: object, { token }: Pick<Person, 'token'> = admin) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  server.request('POST', '/api/auth/login', { json: { user_name: email, password } });
const REASON = 'Several schools have reported the same false certificate.';
const suspend = (id: number, json: object = { reason: REASON }) => send('POST', `/user/${id}/suspend`, json);
/** The number of transactions that wait for another. */
const waiting = transactionsWaiting(server);
const restore = (id: number) => send('POST', `/user/${id}/restore`);

describe('suspending a user', () => {
  it('ends the sessions and refuses sign-in with the reason, until it is reversed', async () => {
    const person = await newCandidate(server);
    const { status, body } = await suspend(person.user.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ suspended_reason: REASON, suspended_at: expect.any(String) });
    expect((await send('GET', '/notification', undefined, person)).status).toBe(401);
    const refused = await signIn(person);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(REASON);
    // Callers without the password get the usual response.
    expect((await signIn({ ...person, password: 'not the password' })).status).toBe(400);
    expect((await restore(person.user.id)).body.data).toMatchObject({ suspended_at: null });
    expect((await signIn(person)).status).toBe(200);
  });

  it('hides a school’s vacancies, and a candidate from the search', async () => {
    const owner = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, owner);
    const stateFor = async (who: Pick<Person, 'token'>) => {
      const { status, body } = await send('GET', `/vacancy/${vacancy_id}`, undefined, who);
      return status === 200 ? body.data.status : status;
    };
    const searchIds = async () =>
      (await send('GET', '/vacancy?per_page=100', undefined, candidate)).body.data.some(
        (one: { vacancy_id: number }) => one.vacancy_id === vacancy_id,
      );
    expect([await stateFor(candidate), await searchIds()]).toEqual(['open', true]);
    await suspend(owner.user.id);
    expect([await stateFor(candidate), await searchIds()]).toEqual([404, false]);
    expect(await stateFor(admin)).toBe('taken_down');
    await restore(owner.user.id);
    expect([await stateFor(candidate), await searchIds()]).toEqual(['open', true]);

    const shown = async () => (await send('GET', `/candidate/${candidate.id}`, undefined, school)).status;
    expect(await shown()).toBe(200);
    await suspend(candidate.user.id);
    expect(await shown()).toBe(404);
    await restore(candidate.user.id);
    candidate.token = (await signIn(candidate)).body.data.token;
  });

  it('prevents new vacancies of the school, by an Admin or by calls in progress', async () => {
    const owner = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, owner);
    const { skill_id: _, ...json } = vacancyBody();
    const calls = await server.db.transaction(async (tx) => {
      await lockUser(tx, owner.user.id);
      const pending = [
        send('POST', '/vacancy', json, owner),
        send('POST', `/vacancy/${vacancy_id}/duplicate`, undefined, owner),
      ];
      await expect.poll(waiting).toBe(2);
      await setSuspended(tx, owner.user.id, { at: server.clock.now(), reason: REASON });
      return pending;
    });
    const text = "This school's account is suspended, so no vacancies can be added";
    for (const { status, body } of await Promise.all(calls))
      expect([status, body.message]).toEqual([409, text]);
    const added = await send('POST', '/admin/vacancies', { ...json, school_id: owner.id });
    expect(added).toMatchObject({ status: 422, body: { errors: { school_id: [text] } } });
  });

  it('hides the school’s page and files from all but Admins', async () => {
    const owner = await server.signUp('School');
    const form = asForm(schoolBody({ school_name: 'Rare Heron School', school_brochure: pdf('Rare.pdf') }));
    const made = (await server.request('POST', '/api/school', { token: owner.token, form })).body.data;
    const brochure = made.school_brochure.replace(/^\/api/, '');
    const shown = (who: Pick<Person, 'token'>) =>
      Promise.all([
        send('GET', `/school/${made.school_id}`, undefined, who).then(({ status }) => status),
        send('GET', '/school?search=rare heron', undefined, who).then(({ body }) => body.meta.total),
        send('GET', brochure, undefined, who).then(({ status }) => status),
      ]);
    expect(await shown(candidate)).toEqual([200, 1, 200]);
    await suspend(owner.user.id);
    expect(await shown({ token: '' })).toEqual([404, 0, 401]);
    for (const who of [candidate, school]) expect(await shown(who)).toEqual([404, 0, 403]);
    expect(await shown(admin)).toEqual([200, 1, 200]);
    await restore(owner.user.id);
    expect(await shown(candidate)).toEqual([200, 1, 200]);
  });

  it('stops mails with personal data to a suspended Admin', async () => {
    const [active, gone] = [await server.admin(), await server.admin()];
    await suspend(gone.user.id);
    const json = { name: 'Sara', email: 'sara@example.com', subject: 'Hello', message: 'I have a question.' };
    expect((await server.request('POST', '/api/contact', { json })).status).toBe(200);
    await newSchool(server);
    const subjects = async ({ email }: Person) =>
      (await server.mail.to(email)).map(({ subject }) => subject).length;
    expect(await subjects(active)).toBe(2);
    expect(await subjects(gone)).toBe(0);
  });

  it('cannot be reversed by an Admin who is suspended concurrently', async () => {
    const [person, other] = [await server.signUp('Candidate'), await server.admin()];
    await suspend(person.user.id);
    const [pending] = await server.db.transaction(async (tx) => {
      await lockUser(tx, other.user.id);
      const call = send('POST', `/user/${person.user.id}/restore`, undefined, other);
      await expect.poll(waiting).toBe(1);
      await setSuspended(tx, other.user.id, { at: server.clock.now(), reason: REASON });
      return [call];
    });
    expect((await pending!).status).toBe(403);
  });

  it('does not deadlock with changes to the school’s vacancies', async () => {
    const owner = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, owner);
    for (const change of [() => suspend(owner.user.id), () => restore(owner.user.id)]) {
      const [pending] = await server.db.transaction(async (tx) => {
        await lockVacancy(tx, vacancy_id, 'update');
        const call = change();
        await expect.poll(waiting).toBe(1);
        await posterOf(tx, owner.id);
        return [call];
      });
      expect((await pending!).status).toBe(200);
    }
  });

  it('is refused for oneself, the last Admin, suspended and nonexistent users, and without a reason', async () => {
    expect((await suspend(admin.user.id)).body.message).toBe('You cannot suspend your own account.');
    const person = await server.signUp('Candidate');
    expect((await suspend(person.user.id, { reason: 'no' })).status).toBe(422);
    await suspend(person.user.id);
    expect((await suspend(person.user.id)).status).toBe(409);
    expect((await suspend(2_000_000_000)).status).toBe(404);
    expect((await restore(school.user.id)).status).toBe(409);
    expect((await restore(2_000_000_000)).status).toBe(404);
    const other = await server.admin();
    expect((await suspend(other.user.id)).status).toBe(200);
    expect((await send('GET', '/user', undefined, other)).status).toBe(401);
    for (const path of ['suspend', 'restore', 'password-link'])
      for (const [who, status] of [[school, 403] as const, [{ token: '' }, 401] as const])
        expect((await send('POST', `/user/${person.user.id}/${path}`, { reason: REASON }, who)).status).toBe(
          status,
        );
  });
});

describe('the list of users', () => {
  it('shows when users were last seen, and filters suspended ones', async () => {
    const person = await newCandidate(server);
    await suspend(person.user.id);
    const ids = async (query: string) =>
      (await send('GET', `/user?per_page=100&${query}`)).body.data.map(({ id }: { id: number }) => id);
    expect(await ids('suspended=true')).toContain(person.user.id);
    expect(await ids('suspended=false')).not.toContain(person.user.id);
    expect((await ids('sort=-last_seen_at'))[0]).toBe(person.user.id);
    expect((await send('GET', `/user/${person.user.id}`)).body.data.last_seen_at).not.toBeNull();
  });
});

describe('mailing a password link as an Admin', () => {
  it('sends the same mail as a forgotten password, and no other', async () => {
    expect((await send('POST', `/user/${school.user.id}/password-link`)).status).toBe(200);
    const [newest] = (await server.mail.to(school.email)).reverse();
    const token = /token=([\w-]+)/.exec(newest!.text)![1]!;
    const json = { email: school.email, token, password: 'quite another one' };
    expect((await server.request('POST', '/api/auth/reset-password', { json })).status).toBe(200);
    expect((await signIn({ ...school, password: 'quite another one' })).status).toBe(200);
    expect((await send('POST', '/user/2000000000/password-link')).status).toBe(404);
  });
});
