import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  newApplication,
  newCandidate,
  newInterview,
  newInvitation,
  newSchool,
  newVacancy,
} from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { webhookDeliveries, webhooks } from '../tables/webhook.ts';
import { WEBHOOK_EVENTS, WEBHOOKS_AT_MOST } from './webhook-operations.ts';
import { GAPS } from './webhook-queries.ts';

const FORMS = resolve(import.meta.dirname, '../../../../../schemas/forms/settings');

type Got = { headers: Record<string, string>; body: string };
const got: Got[] = [];
let status = 204;
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  got.push({ headers: request.headers as Record<string, string>, body });
  response.writeHead(status).end(status === 204 ? undefined : 'not now');
});
await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
const URL_HERE = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
afterAll(() => receiver.close());
beforeEach(() => {
  status = 204;
  got.length = 0;
});

const { server, school, admin } = await withServer(
  { school: (at) => newSchool(at), admin: (at) => at.admin() },
  { publicUrl: 'http://localhost:3000' },
);

type Caller = { token?: string };
const call = (method: string, path: string, { token }: Caller, json?: unknown) =>
  server.request(method, `/api${path}`, { token, ...(json === undefined ? {} : { json }) });
const create = (by: Caller, more: object = {}) =>
  call('POST', '/webhook', by, { url: URL_HERE, event_types: ['application.received'], ...more });
async function made(by: Caller, event_types = ['application.received']) {
  const { status: answered, body } = await create(by, { event_types });
  expect(answered).toBe(201);
  return { id: body.data.webhook.webhook_id as number, secret: body.data.secret as string };
}
const log = async (by: Caller, id: number) => (await call('GET', `/webhook/${id}/delivery`, by)).body.data;
const types = () => got.map(({ body }) => JSON.parse(body).type);
/** Makes what waits due now. */
const hurry = () =>
  server.db.update(webhookDeliveries).set({ due_at: sql`now()` }).where(sql`due_at > now()`);

const signatureOf = ({ headers, body }: Got, secret: string) => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};

describe('a webhook', () => {
  it('is told of an application, signed, once', async () => {
    const owner = await newSchool(server);
    const { id, secret } = await made(owner);
    const { vacancy_id } = await newVacancy(server, owner);
    const { application_id } = await newApplication(server, await newCandidate(server), vacancy_id);
    const other = await testServer({ beside: server, publicUrl: 'http://localhost:3000' });
    await Promise.all([server.webhooks.work(), other.webhooks.work(), server.webhooks.work()]);
    await other.close();
    expect(got).toHaveLength(1);
    expect(JSON.parse(got[0]!.body)).toEqual({
      type: 'application.received',
      timestamp: expect.any(String),
      data: { application_id, vacancy_id, school_id: owner.id },
    });
    expect(got[0]!.headers['webhook-signature']).toBe(signatureOf(got[0]!, secret));
    expect(await log(owner, id)).toMatchObject([{ state: 'delivered', tries: 1, status_code: 204 }]);
  });

  it('is told which interview and which invitation it is about', async () => {
    const owner = await newSchool(server);
    await made(owner, ['interview.scheduled', 'invitation.accepted']);
    const { vacancy_id } = await newVacancy(server, owner);
    const applicant = await newCandidate(server);
    const { application_id } = await newApplication(server, applicant, vacancy_id);
    const { interview_id } = await newInterview(server, owner, application_id);
    const invited = await newCandidate(server);
    const { invitation_id } = await newInvitation(server, owner, vacancy_id, invited.id);
    await server.request('POST', `/api/job/invitation/${invitation_id}/accept`, { token: invited.token });
    await server.webhooks.work();
    const of = { vacancy_id, school_id: owner.id };
    expect(got.map(({ body }) => JSON.parse(body).data)).toEqual([
      { ...of, application_id, interview_id },
      { ...of, invitation_id },
    ]);
  });

  it('is told of its own school only, one of an Admin of all', async () => {
    const owner = await newSchool(server);
    const all = ['vacancy.published', 'vacancy.closed', 'vacancy.reopened'];
    const own = await made(owner, all);
    const foreign = await made(school, all);
    const everywhere = await made(admin, all);
    const { vacancy_id } = await newVacancy(server, owner);
    await call('POST', `/vacancy/${vacancy_id}/close`, owner);
    await call('POST', `/vacancy/${vacancy_id}/reopen`, owner);
    const kinds = async (by: Caller, { id }: { id: number }) =>
      (await log(by, id)).map(({ event_type }: { event_type: string }) => event_type).reverse();
    expect(await kinds(owner, own)).toEqual(all);
    expect(await kinds(admin, everywhere)).toEqual(all);
    expect(await kinds(school, foreign)).toEqual([]);
    await call('DELETE', `/webhook/${everywhere.id}`, admin);
  });

  it('is told of moves, and of nothing that was rolled back', async () => {
    const owner = await newSchool(server);
    const { id } = await made(owner, ['application.moved', 'application.received']);
    const { vacancy_id } = await newVacancy(server, owner);
    const candidate = await newCandidate(server);
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    const again = await call('POST', '/application', candidate, { vacancy_id });
    expect(again.status).toBeGreaterThanOrEqual(400);
    const moved = await call('PUT', `/application/${application_id}/status`, owner, {
      status: 'Shortlisted',
    });
    expect(moved.status).toBe(200);
    const told = await log(owner, id);
    expect(told.map(({ event_type }: { event_type: string }) => event_type)).toEqual([
      'application.moved',
      'application.received',
    ]);
  });

  it('is tried again with growing gaps for three days, then switched off, and its maker is told', async () => {
    const owner = await newSchool(server);
    const { id } = await made(owner, ['vacancy.published']);
    status = 500;
    await newVacancy(server, owner);
    const gaps: number[] = [];
    for (let tries = 1; tries <= GAPS.length + 1; tries += 1) {
      await server.webhooks.work();
      const [{ due_at, attempted_at, tries: done, state, response }] = await log(owner, id);
      expect([done, response]).toEqual([tries, 'not now']);
      if (due_at) gaps.push((Date.parse(due_at) - Date.parse(attempted_at)) / 1000);
      if (tries > GAPS.length) expect(state).toBe('failed');
      // What the days between would do.
      await server.db.execute(
        sql`update webhooks set failing_since = now() - interval '73 hours' where webhook_id = ${id}`,
      );
      await hurry();
    }
    // The answer took a while, too.
    expect(gaps.filter((gap, at) => gap < GAPS[at]! || gap > GAPS[at]! + 60)).toEqual([]);
    expect(gaps).toHaveLength(GAPS.length);
    expect(GAPS.reduce((sum, gap) => sum + gap) / 3600).toBeGreaterThan(72);
    const [shown] = (await call('GET', '/webhook', owner)).body.data;
    expect(shown).toMatchObject({ stopped: 'failing' });
    expect((await server.mail.to(owner.email)).at(-1)!.subject).toBe('A webhook was switched off');
    await newVacancy(server, owner);
    expect(await log(owner, id)).toHaveLength(1);
  });

  it('is switched off at once when its receiver is gone', async () => {
    const owner = await newSchool(server);
    const { id } = await made(owner, ['vacancy.published']);
    status = 410;
    await newVacancy(server, owner);
    await server.webhooks.work();
    expect((await call('GET', '/webhook', owner)).body.data).toMatchObject([{ stopped: 'gone' }]);
    expect((await call('POST', `/webhook/${id}/test`, owner)).status).toBe(409);
    expect((await call('PUT', `/webhook/${id}`, owner, { is_active: true })).body.data.stopped).toBeNull();
  });

  it('rests while its school is suspended', async () => {
    const owner = await newSchool(server);
    await made(owner, ['vacancy.published']);
    await newVacancy(server, owner);
    await call('POST', `/user/${owner.user.id}/suspend`, admin, {
      reason: 'A complaint is being looked into.',
    });
    await server.webhooks.work();
    expect(got).toEqual([]);
    await call('POST', `/user/${owner.user.id}/restore`, admin);
    await server.webhooks.work();
    expect(types()).toEqual(['vacancy.published']);
  });

  it('ends when its maker leaves the school', async () => {
    const owner = await newSchool(server);
    const heir = await newColleague(server, owner, 'recruiter');
    await made(owner);
    await call('PUT', `/team/${heir.member_id}`, owner, { team_role: 'owner' });
    const login = { user_name: heir.email, password: 'Colleague-2026' };
    const { token } = (await call('POST', '/auth/login', {}, login)).body.data;
    expect((await call('GET', '/webhook', { token })).body.data).toMatchObject([{ is_own: false }]);
    const team = (await call('GET', '/team', { token })).body.data;
    const former = team.find(({ user_id }: { user_id: number }) => user_id === owner.user.id);
    if (former) await call('DELETE', `/team/${former.member_id}`, { token });
    else await call('DELETE', `/team/${heir.member_id}`, { token });
    expect((await call('GET', '/webhook', { token })).body.data).toEqual([]);
  });
});

describe('a webhook can be', () => {
  it('tried out, with what came of it', async () => {
    const { id } = await made(school);
    const arrived = await call('POST', `/webhook/${id}/test`, school);
    expect([arrived.body.message, arrived.body.data.state]).toEqual([
      'The test event has arrived.',
      'delivered',
    ]);
    expect(JSON.parse(got[0]!.body)).toMatchObject({ type: 'webhook.test', data: { school_id: school.id } });
    status = 503;
    const failed = await call('POST', `/webhook/${id}/test`, school);
    expect(failed.body.message).toBe('The test event has not arrived. The log says why.');
    expect(failed.body.data).toMatchObject({ state: 'waiting', status_code: 503, response: 'not now' });
  });

  it('replayed, as a whole since a time or one by one, with the same ids', async () => {
    const owner = await newSchool(server);
    const { id } = await made(owner, ['vacancy.published']);
    await newVacancy(server, owner);
    await newVacancy(server, owner);
    await server.webhooks.work();
    const ids = got.map(({ headers }) => headers['webhook-id']).sort();
    const since = new Date(Date.now() - 3_600_000).toISOString();
    expect((await call('POST', `/webhook/${id}/replay`, owner, { since })).body.data).toEqual({ count: 2 });
    await server.webhooks.work();
    expect(
      got
        .slice(2)
        .map(({ headers }) => headers['webhook-id'])
        .sort(),
    ).toEqual(ids);
    const [{ delivery_id }] = await log(owner, id);
    expect((await call('POST', `/webhook-delivery/${delivery_id}/replay`, owner)).status).toBe(200);
    await server.webhooks.work();
    expect(got).toHaveLength(5);
    const failed = await call('GET', `/webhook/${id}/delivery?state=failed`, owner);
    expect(failed.body.data).toEqual([]);
  });

  it('given another secret, beside which the former one signs for a while', async () => {
    const { id, secret } = await made(school);
    const { body } = await call('POST', `/webhook/${id}/rotate`, school, { overlap: 1 });
    await call('POST', `/webhook/${id}/test`, school);
    expect(got[0]!.headers['webhook-signature']).toBe(
      `${signatureOf(got[0]!, body.data.secret)} ${signatureOf(got[0]!, secret)}`,
    );
    await server.db
      .update(webhooks)
      .set({ former_until: new Date(server.clock.now().getTime() - 1) })
      .where(eq(webhooks.webhook_id, id));
    await call('POST', `/webhook/${id}/test`, school);
    expect(got[1]!.headers['webhook-signature']).toBe(signatureOf(got[1]!, body.data.secret));
  });

  it('paused and changed', async () => {
    const owner = await newSchool(server);
    const { id } = await made(owner, ['vacancy.published']);
    const paused = await call('PUT', `/webhook/${id}`, owner, { is_active: false });
    expect(paused.body.data.stopped).toBe('paused');
    await newVacancy(server, owner);
    expect(await log(owner, id)).toEqual([]);
    const changed = await call('PUT', `/webhook/${id}`, owner, {
      is_active: true,
      event_types: ['vacancy.closed'],
    });
    expect(changed.body.data).toMatchObject({
      stopped: null,
      event_types: ['vacancy.closed'],
      url: URL_HERE,
    });
  });

  it('deleted', async () => {
    const { id } = await made(school);
    expect((await call('DELETE', `/webhook/${id}`, school)).status).toBe(200);
    expect((await call('DELETE', `/webhook/${id}`, school)).status).toBe(404);
  });
});

describe('adding a webhook', () => {
  it.each([
    [{ url: '' }, 'url'],
    [{ url: 'nonsense' }, 'url'],
    [{ url: 'http://ats.example/' }, 'url'],
    [{ url: 'https://10.0.0.1/' }, 'url'],
    [{ url: 'https://169.254.169.254/latest' }, 'url'],
    [{ url: 'https://a:b@ats.example/' }, 'url'],
    [{ event_types: [] }, 'event_types'],
    [{ event_types: ['everything'] }, 'event_types'],
    [{ event_types: ['school.joined'] }, 'event_types'],
  ])('refuses %j', async (more, field) => {
    const { status: answered, body } = await create(school, more);
    expect(answered).toBe(422);
    expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it('refuses this machine where the site is elsewhere', async () => {
    const elsewhere = await testServer({ beside: server, publicUrl: 'https://jobs.example' });
    const json = { url: URL_HERE, event_types: ['application.received'] };
    const { status: answered } = await elsewhere.request('POST', '/api/webhook', {
      token: school.token,
      json,
    });
    await elsewhere.close();
    expect(answered).toBe(422);
  });

  it('is refused to visitors, candidates and recruiters, and beyond the limit', async () => {
    const owner = await newSchool(server);
    const recruiter = await newColleague(server, owner, 'recruiter');
    const statuses = [];
    for (const by of [{}, await newCandidate(server), recruiter]) statuses.push((await create(by)).status);
    expect(statuses).toEqual([401, 403, 403]);
    const many = Array.from({ length: WEBHOOKS_AT_MOST + 5 }, () => create(owner));
    const created = (await Promise.all(many)).filter(({ status }) => status === 201);
    expect(created).toHaveLength(WEBHOOKS_AT_MOST);
    expect((await create(owner)).status).toBe(409);
  });

  it('leaves the rest to those whose webhook it is', async () => {
    const { id } = await made(school);
    const rival = await newSchool(server);
    const { data } = (await call('POST', `/webhook/${id}/test`, school)).body;
    const since = new Date(Date.now() - 1000).toISOString();
    for (const by of [rival, await server.admin()]) {
      const statuses = [
        (await call('PUT', `/webhook/${id}`, by, { is_active: false })).status,
        (await call('POST', `/webhook/${id}/rotate`, by, {})).status,
        (await call('POST', `/webhook/${id}/test`, by)).status,
        (await call('POST', `/webhook/${id}/replay`, by, { since })).status,
        (await call('GET', `/webhook/${id}/delivery`, by)).status,
        (await call('POST', `/webhook-delivery/${data.delivery_id}/replay`, by)).status,
      ];
      expect(statuses).toEqual(Array(6).fill(403));
    }
    expect((await call('DELETE', `/webhook/${id}`, rival)).status).toBe(403);
  });
});

describe('the events of webhooks', () => {
  const offered = (form: string) => {
    const { schema } = JSON.parse(readFileSync(resolve(FORMS, `${form}.json`), 'utf8')) as {
      schema: { properties: { event_types: { items: { 'x-labels': object } } } };
    };
    return Object.keys(schema.properties.event_types.items['x-labels']).sort();
  };
  const all = [...WEBHOOK_EVENTS].sort();

  it('are those of the events’ documents, in forms and in the API’s document', () => {
    expect(offered('webhook')).toEqual(all);
    expect(offered('admin-webhook')).toEqual(all);
    expect(offered('school-webhook')).toEqual(all.filter((type) => !type.startsWith('school.')));
    const document = JSON.parse(readFileSync(resolve(FORMS, '../../../generated/openapi.json'), 'utf8')) as {
      webhooks: object;
    };
    expect(Object.keys(document.webhooks).sort()).toEqual([...all, 'webhook.test'].sort());
  });
});
