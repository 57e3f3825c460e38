import { beforeAll, describe, expect, it } from 'vitest';
import { siteDay } from '../../../language/run/value/site-day.ts';
import { hireCalls } from '../../testing/hire-scenario.ts';
import { asForm, newApplication, newCandidate, newSchool, newVacancy, pdf } from '../../testing/scenario.ts';
import { type Member, newColleague, teamCalls } from '../../testing/team-scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, candidate } = await withServer({ school: newSchool, candidate: newCandidate });
const { call, give, sendOffer, wanted } = hireCalls(server);
const { signedInAnew } = teamCalls(server, () => school);

let id: number;
let offerId: number;
let referenceId: number;
let evidenceId: number;
let files: string[];
beforeAll(async () => {
  const { vacancy_id } = await newVacancy(server, school);
  const application = await newApplication(server, candidate, vacancy_id);
  id = application.application_id;
  const form = asForm({ text: 'The plan.', files: [pdf('plan.pdf')] });
  const message = await server.request('POST', `/api/application/${id}/messages`, {
    token: school.token,
    form,
  });
  await give(await wanted(id, school, candidate), { letter: pdf('letter.pdf') });
  const offer = (await sendOffer(id, school, { contract: pdf('contract.pdf') })).body.data.offers[0];
  const [reference] = (await call('GET', `/application/${id}/references`, school)).body.data.references;
  await call('PUT', `/application/${id}/hiring-file`, school, { checklist: 'general' });
  await server.request('POST', `/api/application/${id}/hiring-file/check`, {
    token: school.token,
    form: CHECK(),
  });
  const file = (await call('GET', `/application/${id}/hiring-file`, school)).body.data;
  const identity = file.items_before_hire.find(({ item }: { item: string }) => item === 'identity');
  const [evidence] = identity.evidence;
  evidenceId = evidence.file_id;
  offerId = offer.offer_id;
  referenceId = reference.reference_id;
  files = [
    message.body.data.files[0].url,
    reference.letter,
    offer.contract,
    application.resume,
    evidence.url,
  ];
});

const CHECK = () =>
  asForm({ item: 'identity', checked_on: siteDay(server.clock.now()), evidence: [pdf('passport.pdf')] });

type Caller = { token?: string | undefined };
/** Everything that a recruiter does about the messages, references, offers and hiring file of an application. */
const calls = (by: Caller) => [
  () => call('GET', `/application/${id}`, by),
  () => call('GET', `/application/${id}/messages`, by),
  () =>
    server.request('POST', `/api/application/${id}/messages`, {
      token: by.token,
      form: asForm({ text: 'One more thing.' }),
    }),
  () => call('PUT', `/application/${id}/messages/mute`, by, { is_muted: true }),
  () => call('GET', `/application/${id}/references`, by),
  () => call('POST', `/application/${id}/references`, by, {}),
  () => call('POST', `/reference/${referenceId}/check`, by, { text: 'Called.' }),
  () => call('GET', `/application/${id}/agreement`, by),
  () => call('GET', `/application/${id}/agreement.pdf`, by),
  () => sendOffer(id, by, { replaces: offerId }),
  () => call('PUT', `/application/${id}/status`, by, { status: 'Hired' }),
  () => call('GET', `/application/${id}/hiring-file`, by),
  () => call('GET', `/application/${id}/hiring-file.pdf`, by),
  () => call('PUT', `/application/${id}/hiring-file`, by, { checklist: 'uae' }),
  () =>
    server.request('POST', `/api/application/${id}/hiring-file/check`, { token: by.token, form: CHECK() }),
  ...['reopen', 'waive', 'agree'].map(
    (what) => () =>
      call('POST', `/application/${id}/hiring-file/${what}`, by, { item: 'medical', reason: 'x' }),
  ),
  () => call('DELETE', `/application/${id}/hiring-file/evidence/${evidenceId}`, by),
  ...files.map((url) => () => server.request('GET', url, { token: by.token })),
];
const statusesFor = (by: Caller) =>
  Promise.all(calls(by).map((send) => send())).then((answers) => answers.map(({ status }) => status));

const remove = ({ member_id }: Member) => call('DELETE', `/team/${member_id}`, school);

describe('a removed colleague', () => {
  it('is refused all that is about messages, references, offers, checks and files at once, also when signed in again', async () => {
    const colleague = await newColleague(server, school, 'recruiter');
    for (const url of files)
      expect((await server.request('GET', url, { token: colleague.token })).status).toBe(200);
    expect((await call('GET', `/application/${id}/agreement`, colleague)).status).toBe(200);
    await remove(colleague);
    expect(new Set(await statusesFor(colleague))).toEqual(new Set([401]));
    const again = await signedInAnew(colleague);
    expect(new Set(await statusesFor(again))).toEqual(new Set([403]));
    for (const path of ['/messages', '/hires'])
      expect((await call('GET', path, again)).body.data ?? []).toEqual([]);
    expect((await call('GET', '/hires/export', again)).status).toBe(403);
    // Nothing of it was done.
    const { messages } = (await call('GET', `/application/${id}/messages`, candidate)).body.data;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['The plan.']);
    const { offers } = (await call('GET', `/application/${id}/agreement`, candidate)).body.data;
    expect(offers).toMatchObject([{ offer_id: offerId, state: 'open' }]);
    const file = (await call('GET', `/application/${id}/hiring-file`, school)).body.data;
    expect(file.checklist).toBe('general');
    const settled = file.items_before_hire.filter(({ is_settled }: { is_settled: boolean }) => is_settled);
    expect(settled.map(({ item }: { item: string }) => item)).toContain('identity');
  });

  it('does nothing more with a call that comes while the colleague is removed', async () => {
    const colleague = await newColleague(server, school, 'recruiter');
    const [removed, sent] = await Promise.all([
      remove(colleague),
      sendOffer(id, colleague, { replaces: offerId, salary: 600_000 }),
    ]);
    expect(removed.status).toBe(200);
    expect([201, 401, 403]).toContain(sent.status);
    expect((await sendOffer(id, colleague, { replaces: offerId })).status).toBe(401);
  });
});
