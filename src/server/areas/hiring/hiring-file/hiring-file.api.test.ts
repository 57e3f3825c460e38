import { beforeEach, describe, expect, it } from 'vitest';
import { siteDayAfter } from '../../../../language/run/value/site-day.ts';
import { hiringFileCalls, type Sent, type Token } from '../../../testing/hiring-file-scenario.ts';
import { newApiKey } from '../../../testing/new-api-key.ts';
import { newReference } from '../../../testing/new-reference.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
  updateCandidate,
} from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school, rival, other } = await withServer({
  school: newSchool,
  rival: newSchool,
  other: newCandidate,
});
const colleague = await newColleague(server, school, 'recruiter');
const reviewer = await newColleague(server, school, 'reviewer', 'Adam Reyes');
const made = await newApiKey(server, { ...school, school_id: school.id }, ['applications:write']);
const key = { token: made.secret };

let candidate: Profile;
let vacancyId: number;
let id: number;
beforeEach(async () => {
  candidate = await newCandidate(server);
  vacancyId = (await newVacancy(server, school)).vacancy_id;
  id = (await newApplication(server, candidate, vacancyId)).application_id;
});

const { today, call, post, open, read, itemsIn, itemOf, check, provide, setGate, complete } = hiringFileCalls(
  server,
  school,
  () => ({ id, candidate }),
);

describe('a hiring file', () => {
  it('is opened with the checklist of the post’s country, and lists what is to be checked', async () => {
    expect(await read()).toMatchObject({ opened_at: null, items_before_hire: [], may_set: true });
    expect((await check('identity')).body.code).toBe('hiring_file.missing');
    const opened = await open();
    expect([opened.status, opened.body.data.checklist]).toEqual([200, 'general']);
    expect(opened.body.data).toMatchObject({ is_complete: false, is_ready_to_hire: false });
    const identity = await itemOf('identity');
    expect(identity).toMatchObject({ state: 'open', is_settled: false, may_check: true, may_provide: false });
    expect(identity.sources).toEqual([
      expect.objectContaining({ read: expect.stringMatching(/^(original|summary|not-read)$/) }),
    ]);
  });

  it('is checked with evidence, and opened again', async () => {
    await open();
    const note = 'Passport seen in the original.';
    const checked = await check('identity', { note, evidence: [pdf('passport.pdf')] });
    expect(checked.status).toBe(200);
    const identity = await itemOf('identity');
    expect(identity).toMatchObject({ state: 'checked', note, checked_on: today(), may_reopen: true });
    const [{ url }] = identity.evidence as [{ url: string }];
    const fetched = async ({ token }: Token) => (await server.request('GET', url, { token })).status;
    expect(await fetched(colleague)).toBe(200);
    for (const by of [candidate, rival, other]) expect(await fetched(by)).toBe(403);

    expect((await post('reopen', colleague, { item: 'identity' })).status).toBe(200);
    expect(await itemOf('identity')).toMatchObject({ state: 'open', note: null, evidence: [{ url }] });
    expect((await post('reopen', school, { item: 'identity' })).body.code).toBe('hiring_file.not_settled');
  });

  it('follows the profile', async () => {
    await complete();
    expect((await read()).is_ready_to_hire).toBe(true);
    const experience = [
      { school_name: 'Nile School', country_id: 50, start_date: '2018-09-01', end_date: '2019-06-30' },
    ];
    expect((await updateCandidate(server, candidate, { experience })).status).toBe(200);
    const after = await read();
    expect(after.is_ready_to_hire).toBe(false);
    expect(itemsIn(after).map(({ item }) => item)).toContain('gap-explained');
  });

  it('waives an item with a reason and a second person only', async () => {
    await open();
    expect((await post('waive', school, { item: 'medical' })).status).toBe(422);
    expect((await post('agree', colleague, { item: 'medical' })).body.code).toBe('hiring_file.not_asked');
    expect((await post('waive', school, { item: 'medical', reason: 'Not asked for.' })).status).toBe(200);
    expect(await itemOf('medical')).toMatchObject({ state: 'waiver_asked', is_settled: false });
    const own = await post('agree', school, { item: 'medical' });
    expect([own.status, own.body.code]).toEqual([409, 'hiring_file.same_person']);
    expect((await post('agree', key, { item: 'medical' })).body.code).toBe('hiring_file.same_person');
    expect(await itemOf('medical', colleague)).toMatchObject({ may_agree: true });
    expect((await post('agree', colleague, { item: 'medical' })).status).toBe(200);
    expect(await itemOf('medical')).toMatchObject({ state: 'waived', waiver_agreed_by: 'Huda Salem' });
    expect((await post('waive', school, { item: 'medical', reason: 'Again.' })).body.code).toBe(
      'hiring_file.settled_before',
    );
  });

  it('lapses after its last day', async () => {
    await open();
    await check('identity', { expires_on: today() });
    expect((await itemOf('identity')).state).toBe('checked');
    await check('identity', { checked_on: siteDayAfter(today(), -30) });
    const refused = await check('identity', { checked_on: siteDayAfter(today(), 2) });
    expect(Object.keys(refused.body.errors)).toEqual(['checked_on']);
    const past = await check('identity', { expires_on: siteDayAfter(today(), -1) });
    expect(Object.keys(past.body.errors)).toEqual(['expires_on']);
  });

  it('counts a reference that was given', async () => {
    await open();
    const before = (await itemOf('second-reference')).state;
    await newReference(server, id, vacancyId);
    expect([before, (await itemOf('second-reference')).state]).toEqual(['open', 'given']);
  });

  it('knows only its own items', async () => {
    await open();
    expect((await check('unheard-of')).status).toBe(404);
    expect((await check('identity', { subject: 'PK' })).status).toBe(404);
    expect((await open(school, { checklist: 'unheard-of' })).status).toBe(422);
    expect((await open(school, { disclosure_readers: [String(rival.user.id)] })).status).toBe(422);
  });

  it('is closed once the application has ended', async () => {
    await open();
    await call('PUT', '/status', school, { status: 'Rejected' });
    expect((await check('identity')).body.code).toBe('hiring_file.ended');
    expect((await provide('identity')).body.code).toBe('hiring_file.ended');
  });

  it('is read and changed by its own school only', async () => {
    await open();
    for (const by of [rival, other]) {
      expect((await call('GET', '/hiring-file', by)).status).toBe(403);
      expect((await open(by)).status).toBe(403);
      expect((await check('identity', {}, by)).status).toBe(403);
      expect((await provide('identity', {}, by)).status).toBe(403);
      for (const what of ['reopen', 'waive', 'agree'])
        expect((await post(what, by, { item: 'identity', reason: 'x' })).status).toBe(403);
    }
    expect((await call('GET', '/hiring-file', {})).status).toBe(401);
    expect((await call('GET', '/hiring-file', reviewer)).status).toBe(200);
    expect((await open(reviewer)).status).toBe(403);
    expect((await check('identity', {}, reviewer)).status).toBe(403);
    expect((await setGate(true, reviewer)).status).toBe(403);
    expect((await setGate(true, candidate)).status).toBe(403);
  });
});

describe('a candidate', () => {
  it('reads only what is asked of it, and uploads evidence', async () => {
    await open();
    await check('identity', { note: 'Ask for a better scan.' });
    await post('reopen', school, { item: 'identity' });
    const file = await read(candidate);
    expect(new Set(itemsIn(file).map(({ provided_by }) => provided_by))).toEqual(new Set(['candidate']));
    expect(file).toMatchObject({ team: [], checklists: [], disclosure_readers: [], may_set: false });
    expect((await provide('identity', { provided: undefined })).status).toBe(422);
    expect((await provide('online-search')).status).toBe(404);
    expect((await provide('identity')).status).toBe(200);
    const mine = await itemOf('identity', candidate);
    expect(mine).toMatchObject({ state: 'provided', note: null, may_check: false });
    const [{ url }] = mine.evidence as [{ url: string }];
    for (const { token } of [candidate, school, reviewer])
      expect((await server.request('GET', url, { token })).status).toBe(200);

    await check('identity');
    expect((await provide('identity')).body.code).toBe('hiring_file.checked_before');
  });

  it('is told how many items wait for it: what it has sent waits for the school', async () => {
    await open();
    const [asked, openHere] = [(await read(candidate)).open_count, (await read()).open_count];
    await provide('identity');
    expect((await read(candidate)).open_count).toBe(asked - 1);
    expect((await read()).open_count).toBe(openHere);
    await call('PUT', '/status', school, { status: 'Rejected' });
    expect((await read(candidate)).open_count).toBe(0);
  });
});

describe('evidence that is removed', () => {
  const remove = (file_id: unknown, by: Token) => call('DELETE', `/hiring-file/evidence/${file_id}`, by);
  const fileOf = async (item: string, by: Token = school, index = 0) =>
    ((await itemOf(item, by)).evidence as { file_id: number; url: string; may_remove: boolean }[])[index]!;
  const fetched = async (url: string, { token }: Token) =>
    (await server.request('GET', url, { token })).status;
  beforeEach(async () => {
    await open();
    await provide('identity');
  });

  it('is gone for both sides, and the item is open again', async () => {
    const { file_id, url, may_remove } = await fileOf('identity', candidate);
    expect(may_remove).toBe(true);
    const removed = await remove(file_id, candidate);
    expect([removed.status, removed.body.message]).toEqual([200, 'The evidence has been removed.']);
    for (const by of [school, candidate])
      expect(await itemOf('identity', by)).toMatchObject({ state: 'open', evidence: [], provided_at: null });
    for (const by of [school, candidate]) expect(await fetched(url, by)).toBe(404);
    expect((await remove(file_id, candidate)).status).toBe(404);
    await provide('identity');
    expect((await itemOf('identity')).state).toBe('provided');
  });

  it('leaves the rest, to which more may be added', async () => {
    await provide('identity');
    const [first, second] = [await fileOf('identity'), await fileOf('identity', school, 1)];
    expect((await remove(first.file_id, candidate)).status).toBe(200);
    expect(await itemOf('identity')).toMatchObject({ state: 'provided', evidence: [{ url: second.url }] });
    expect((await provide('identity')).status).toBe(200);
    expect((await itemOf('identity')).evidence).toHaveLength(2);
  });

  it('was added by the caller, unless the caller owns the school', async () => {
    await check('medical', { evidence: [pdf('medical.pdf')] }, colleague);
    await post('reopen', colleague, { item: 'medical' });
    const own = await fileOf('identity');
    const ofColleague = await fileOf('medical', colleague);
    expect([own.may_remove, ofColleague.may_remove]).toEqual([true, true]);
    expect(await fileOf('identity', colleague)).toMatchObject({ may_remove: false });
    expect(await fileOf('medical', candidate)).toMatchObject({ may_remove: false });
    expect((await remove(own.file_id, colleague)).status).toBe(404);
    expect((await remove(ofColleague.file_id, candidate)).status).toBe(404);
    for (const by of [reviewer, rival, other]) expect((await remove(own.file_id, by)).status).toBe(403);
    expect((await remove(own.file_id, {})).status).toBe(401);
    expect((await remove('x', candidate)).status).toBe(400);
    expect((await remove(9_999_999, candidate)).status).toBe(404);
    expect((await remove(ofColleague.file_id, colleague)).status).toBe(200);
    expect((await remove(own.file_id, school)).status).toBe(200);
  });

  it('is refused while a check rests on it, and after the application has ended', async () => {
    const { file_id } = await fileOf('identity');
    await check('identity');
    expect(await fileOf('identity')).toMatchObject({ may_remove: false });
    for (const by of [candidate, school])
      expect((await remove(file_id, by)).body.code).toBe('hiring_file.evidence_checked');
    await post('reopen', school, { item: 'identity' });
    expect((await itemOf('identity')).state).toBe('provided');
    await call('PUT', '/status', school, { status: 'Rejected' });
    expect((await remove(file_id, candidate)).body.code).toBe('hiring_file.ended');
    expect(await fileOf('identity')).toMatchObject({ may_remove: false });
  });

  it('under a check makes the check look again', async () => {
    const { provided_at } = await itemOf('identity');
    const { file_id } = await fileOf('identity');
    await remove(file_id, candidate);
    const refused = await check('identity', { provided_at });
    expect([refused.status, refused.body.code]).toEqual([409, 'hiring_file.evidence_changed']);
    await provide('identity');
    expect((await check('identity', { provided_at })).body.code).toBe('hiring_file.evidence_changed');
    const seen = (await itemOf('identity')).provided_at;
    expect((await check('identity', { provided_at: seen })).status).toBe(200);
  });

  it('while it is checked is either checked or removed', async () => {
    const { provided_at } = await itemOf('identity');
    const { file_id } = await fileOf('identity');
    const both = await Promise.all([check('identity', { provided_at }), remove(file_id, candidate)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state, evidence } = await itemOf('identity');
    expect([state, (evidence as unknown[]).length]).toEqual(
      both[0].status === 200 ? ['checked', 1] : ['open', 0],
    );
  });
});

describe('a self-disclosure', () => {
  const ANSWERS = { convicted: 'no', barred: 'no', dismissed: 'no', pending: 'no', declared: true };
  const disclose = (by: Token, json: Sent = ANSWERS) => call('PUT', '/hiring-file/disclosure', by, json);

  it('is read by the candidate and the members whom the file names only', async () => {
    expect((await disclose(candidate)).body.code).toBe('hiring_file.not_asked_for');
    await open(school, { disclosure_readers: [String(colleague.user.id)] });
    expect((await disclose(candidate, {})).status).toBe(422);
    expect((await itemOf('self-disclosure', candidate)).may_disclose).toBe(true);
    expect((await disclose(candidate)).status).toBe(200);
    for (const by of [school, rival, other, reviewer]) expect((await disclose(by)).status).toBe(403);

    const seen = async (by: Token) => (await read(by)).disclosure.length > 0;
    expect([await seen(candidate), await seen(colleague)]).toEqual([true, true]);
    for (const by of [school, reviewer]) expect(await seen(by)).toBe(false);
    expect(await itemOf('self-disclosure')).toMatchObject({ state: 'provided', is_disclosure: true });
    expect((await read(candidate)).reader_names).toEqual(['Huda Salem']);

    await check('self-disclosure');
    expect((await disclose(candidate)).body.code).toBe('hiring_file.checked_before');
  });
});
