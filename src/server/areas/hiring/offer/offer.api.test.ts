import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteDay } from '../../../../language/run/value/site-day.ts';
import { FileStore } from '../../../engine/files/file-store.ts';
import {
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
} from '../../../testing/scenario.ts';
import { SEAL_KEY } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { sealKey } from '../seal/seal-chain.ts';
import { verifySeals } from '../seal/seal-queries.ts';

const { server, school, rival, other } = await withServer({
  school: newSchool,
  rival: newSchool,
  other: newCandidate,
});

type Token = { token: string };
type Sent = Record<string, unknown>;

let candidate: Profile;
let vacancyId: number;
let id: number;
beforeEach(async () => {
  candidate = await newCandidate(server);
  vacancyId = (
    await newVacancy(server, school, {
      salary_range_min: 45000,
      salary_range_max: 60000,
      contract_duration: '2 years',
      start_date: '2030-08-20',
      benefits: '<p>No housing</p><p>Annual flights</p>',
    })
  ).vacancy_id;
  id = (await newApplication(server, candidate, vacancyId)).application_id;
});

const OFFER = {
  post: 'Mathematics Teacher',
  start_date: '2030-08-20',
  contract_kind: 'fixed_term',
  contract_months: 24,
  salary: 50000,
  housing: 'Furnished flat',
  flights: 'One a year',
  valid_until: '2030-03-01',
};
const send = ({ token }: Token, change: Sent = {}) =>
  server.request('POST', `/api/application/${id}/offers`, { token, form: asForm({ ...OFFER, ...change }) });
const answer = ({ token }: Token, offerId: number, json: Sent) =>
  server.request('POST', `/api/application/${id}/offers/${offerId}/answer`, { token, json });
const read = async ({ token }: Token) =>
  (await server.request('GET', `/api/application/${id}/agreement`, { token })).body.data;
const statusOf = async () =>
  (await server.request('GET', `/api/application/${id}`, { token: candidate.token })).body.data
    .candidate_status;
const verdicts = ({ lines }: { lines: { field: string; verdict: string }[] }) =>
  Object.fromEntries(lines.map(({ field, verdict }) => [field, verdict]));
const sendAndRead = async (change: Sent = {}) => {
  const { status, body } = await send(school, change);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.offers[0];
};

describe('an offer', () => {
  it('is read by both sides line by line beside the advert, moves the application and tells the candidate', async () => {
    const offer = await sendAndRead({
      salary: 42000,
      flights: '',
      contract_months: 12,
      contract: pdf('contract.pdf'),
    });
    expect(verdicts(offer)).toMatchObject({
      post: 'equal',
      salary: 'worse',
      contract_months: 'worse',
      contract_kind: 'not_promised',
    });
    expect(offer.worse).toEqual([
      { value: 'contract_months', label: 'Length in months: 12; the advert said 2 years' },
      { value: 'salary', label: 'Salary per year (SAR): 42,000; the advert said 45,000–60,000' },
    ]);
    expect((await read(candidate)).offers[0]).toEqual(offer);
    expect(await statusOf()).toBe('Offered');
    const mail = (await server.mail.to(candidate.email)).at(-1)!;
    expect(mail.subject).toContain('Offer from');
    expect(mail.text).toContain(`/candidate/application/${id}/`);
    const tasks = (await server.request('GET', '/api/me/tasks', { token: candidate.token })).body.data;
    expect(tasks).toContainEqual(expect.objectContaining({ kind: 'offer-to-answer' }));
    for (const { token } of [candidate, school])
      expect((await server.request('GET', offer.contract, { token })).status).toBe(200);
    for (const { token } of [rival, other])
      expect((await server.request('GET', offer.contract, { token })).status).toBe(403);
  });

  it('is different, not worse, with another title or day, which is agreed to all the same', async () => {
    const offer = await sendAndRead({ post: 'Physics Teacher', start_date: '2030-09-01' });
    expect(verdicts(offer)).toMatchObject({ post: 'different', start_date: 'different' });
    expect(offer.worse.map(({ value }: { value: string }) => value)).toEqual(['post', 'start_date']);
    const refused = await answer(candidate, offer.offer_id, { answer: 'accept' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['agreed']]);
  });

  it('leaves allowances to the candidate to compare with the benefits, which are prose', async () => {
    const offer = await sendAndRead({ flights: '' });
    expect(verdicts(offer)).toMatchObject({
      benefits: 'see_advert',
      housing: 'see_advert',
      flights: 'see_advert',
    });
    expect(offer.lines).toContainEqual({
      field: 'benefits',
      label: 'Benefits in the advert',
      offered: null,
      promised: 'No housing · Annual flights',
      verdict: 'see_advert',
    });
    expect(offer.worse).toEqual([]);
  });

  it('is accepted in another language than it was read in', async () => {
    const offer = await sendAndRead({ salary: 42000 });
    const agreed = offer.worse.map(({ value }: { value: string }) => value);
    await server.request('PUT', '/api/user/me/language', {
      token: candidate.token,
      json: { language: 'ar' },
    });
    const { status, body } = await answer(candidate, offer.offer_id, { answer: 'accept', agreed });
    expect([status, body.data.offers[0].state]).toEqual([200, 'accepted']);
    expect(body.data.offers[0].worse[0].label).not.toBe(offer.worse[0].label);
  });

  it('is compared with the advert as it was applied to, not as it is now', async () => {
    await server.request('PUT', `/api/vacancy/${vacancyId}`, {
      token: school.token,
      json: { salary_range_min: 30000, salary_range_max: 40000 },
    });
    expect(verdicts(await sendAndRead({ salary: 42000 })).salary).toBe('worse');
  });

  it('is accepted only when each worse line is agreed to, with name, time and hash', async () => {
    const offer = await sendAndRead({ salary: 42000, contract_months: 12 });
    const agreed = offer.worse.map(({ value }: { value: string }) => value);
    const part = await answer(candidate, offer.offer_id, { answer: 'accept', agreed: agreed.slice(0, 1) });
    expect([part.status, Object.keys(part.body.errors)]).toEqual([422, ['agreed']]);
    const whole = await answer(candidate, offer.offer_id, { answer: 'accept', agreed });
    expect(whole.status).toBe(200);
    const [accepted] = whole.body.data.offers;
    expect(accepted).toMatchObject({
      state: 'accepted',
      accepted_name: expect.any(String),
      answered_at: expect.any(String),
    });
    expect(accepted.agreed).toHaveLength(2);
    expect(accepted.hash).not.toBe(offer.hash);
    expect((await read(school)).offers[0]).toEqual(accepted);
    const application = (await server.request('GET', `/api/application/${id}`, { token: school.token })).body
      .data;
    expect(application).toMatchObject({ school_status: 'Offered', offer_accepted_at: expect.any(String) });
    const again = await answer(candidate, offer.offer_id, { answer: 'accept', agreed });
    expect([again.status, again.body.code]).toEqual([409, 'offer.not_open']);
  });

  it('is accepted once by two calls at the same time', async () => {
    const { offer_id } = await sendAndRead();
    const both = await Promise.all([1, 2].map(() => answer(candidate, offer_id, { answer: 'accept' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is sent once by two colleagues: the second is told, and may replace it on purpose', async () => {
    const both = await Promise.all([send(school), send(school, { salary: 51000 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('offer.open_already');
    const { open_offer_id, next_offer } = await read(school);
    // Another offer starts from the terms of this one.
    expect(next_offer).toMatchObject({ post: expect.any(String), salary: expect.any(Number) });
    expect(next_offer).not.toHaveProperty('valid_until');
    const next = await sendAndRead({ replaces: open_offer_id, salary: 52000 });
    expect((await read(candidate)).offers.map(({ state }: { state: string }) => state)).toEqual([
      'open',
      'superseded',
    ]);
    expect((await answer(candidate, open_offer_id, { answer: 'accept' })).body.code).toBe('offer.not_open');
    expect((await answer(candidate, next.offer_id, { answer: 'accept' })).status).toBe(200);
  });

  it('stays open when a change is asked for in the conversation', async () => {
    const { offer_id } = await sendAndRead();
    expect((await answer(candidate, offer_id, { answer: 'ask' })).status).toBe(422);
    const { body } = await answer(candidate, offer_id, {
      answer: 'ask',
      text: 'Could I start in September?',
    });
    expect(body.data.offers[0]).toMatchObject({ state: 'open', change_asked_at: expect.any(String) });
    const thread = (await server.request('GET', `/api/application/${id}/messages`, { token: school.token }))
      .body.data;
    expect(thread.messages[0].text).toBe('Could I start in September?');
  });

  it('is declined, which tells the school and leaves the application open for another', async () => {
    const { offer_id } = await sendAndRead();
    const { body } = await answer(candidate, offer_id, { answer: 'decline' });
    expect(body.data.offers[0].state).toBe('declined');
    const [news] = (await server.request('GET', '/api/notification', { token: school.token })).body.data;
    expect(news.kind).toBe('offer_declined');
    expect((await send(school)).status).toBe(201);
  });

  it('cannot be accepted after the application was withdrawn', async () => {
    const { offer_id } = await sendAndRead();
    await server.request('POST', `/api/application/${id}/withdraw`, { token: candidate.token });
    const { status, body } = await answer(candidate, offer_id, { answer: 'accept' });
    expect([status, body.code]).toEqual([409, 'offer.ended']);
    expect((await read(school)).offers[0].state).toBe('ended');
    expect((await send(school)).body.code).toBe('offer.not_now');
  });

  it('cannot be changed by anybody, and verify-seals finds who gets around that', async () => {
    const { offer_id } = await sendAndRead();
    await answer(candidate, offer_id, { answer: 'accept' });
    for (const statement of [
      sql`update offers set fields = '{}' where offer_id = ${offer_id}`,
      sql`update offers set accepted_name = 'x' where offer_id = ${offer_id}`,
      sql`update offers set state = 'open' where offer_id = ${offer_id}`,
      sql`delete from offers where offer_id = ${offer_id}`,
    ])
      await expect(server.db.execute(statement)).rejects.toThrow();
    await server.seals.work();
    const breaches = async () =>
      (await verifySeals({ db: server.db, store: new FileStore(server) }, sealKey(SEAL_KEY))).breaches
        .filter(({ application_id }) => application_id === id)
        .map(({ is, kind }) => `${kind} ${is}`);
    expect(await breaches()).toEqual([]);
    await server.db.execute(sql`alter table offers disable trigger user`);
    await server.db.execute(sql`update offers set accepted_name = 'Somebody' where offer_id = ${offer_id}`);
    await server.db.execute(sql`alter table offers enable trigger user`);
    expect(await breaches()).toEqual(['acceptance changed']);
  });

  it('leaves nothing of it if it cannot be sent whole', async () => {
    await server.db.execute(
      sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
    );
    await server.db.execute(
      sql`create trigger fail before insert on notifications for each row execute function fail()`,
    );
    expect((await send(school)).status).toBe(500);
    await server.db.execute(sql`drop trigger fail on notifications`);
    expect((await read(school)).offers).toEqual([]);
    expect(await statusOf()).toBe('Pending');
  });

  it('does not exist where a school moved by hand, which both sides read', async () => {
    await server.request('PUT', `/api/application/${id}/status`, {
      token: school.token,
      json: { status: 'Offered' },
    });
    expect(await read(candidate)).toMatchObject({ moved_by_hand: true, agreed_at: null, offers: [] });
    expect(
      (await server.request('POST', `/api/application/${id}/accept-offer`, { token: candidate.token }))
        .status,
    ).toBe(200);
  });

  it('has to be answered line by line, not with the button for offers made by hand', async () => {
    await sendAndRead();
    const { status, body } = await server.request('POST', `/api/application/${id}/accept-offer`, {
      token: candidate.token,
    });
    expect([status, body.code]).toEqual([409, 'offer.answer_it']);
  });

  it.each([
    ['without a salary', { salary: '' }, 'salary'],
    ['with a last day in the past', { valid_until: '2020-01-01' }, 'valid_until'],
    ['with an unknown kind of contract', { contract_kind: 'forever' }, 'contract_kind'],
  ])('is refused %s', async (_, change, field) => {
    const { status, body } = await send(school, change);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('cannot be accepted after its last day', async () => {
    const { offer_id } = await sendAndRead({ valid_until: siteDay(server.clock.now()) });
    server.clock.forward(2 * 86_400);
    const { status, body } = await answer(candidate, offer_id, { answer: 'accept' });
    expect([status, body.code]).toEqual([409, 'offer.expired']);
    expect((await read(candidate)).offers[0].state).toBe('expired');
    expect((await send(school)).status).toBe(201);
  });

  it('is refused to strangers, and to the wrong side', async () => {
    const { offer_id } = await sendAndRead();
    for (const stranger of [rival, other, candidate]) expect((await send(stranger)).status).toBe(403);
    for (const stranger of [rival, other, school])
      expect((await answer(stranger, offer_id, { answer: 'accept' })).status).toBe(403);
  });
});
