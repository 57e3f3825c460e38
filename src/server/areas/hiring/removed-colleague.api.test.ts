import { beforeAll, describe, expect, it } from 'vitest';
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
  offerId = offer.offer_id;
  referenceId = reference.reference_id;
  files = [message.body.data.files[0].url, reference.letter, offer.contract, application.resume];
});

type Caller = { token?: string | undefined };
/** Everything that a recruiter does about the messages, references and offers of an application. */
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
  ...files.map((url) => () => server.request('GET', url, { token: by.token })),
];
const statusesFor = (by: Caller) =>
  Promise.all(calls(by).map((send) => send())).then((answers) => answers.map(({ status }) => status));

const remove = ({ member_id }: Member) => call('DELETE', `/team/${member_id}`, school);

describe('a removed colleague', () => {
  it('is refused all that is about messages, references, offers and files at once, also when signed in again', async () => {
    const colleague = await newColleague(server, school, 'recruiter');
    for (const url of files)
      expect((await server.request('GET', url, { token: colleague.token })).status).toBe(200);
    expect((await call('GET', `/application/${id}/agreement`, colleague)).status).toBe(200);
    await remove(colleague);
    expect(new Set(await statusesFor(colleague))).toEqual(new Set([401]));
    const again = await signedInAnew(colleague);
    expect(new Set(await statusesFor(again))).toEqual(new Set([403]));
    expect((await call('GET', '/messages', again)).body.data ?? []).toEqual([]);
    // Nothing of it was done.
    const { messages } = (await call('GET', `/application/${id}/messages`, candidate)).body.data;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['The plan.']);
    const { offers } = (await call('GET', `/application/${id}/agreement`, candidate)).body.data;
    expect(offers).toMatchObject([{ offer_id: offerId, state: 'open' }]);
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
