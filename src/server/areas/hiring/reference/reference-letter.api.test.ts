import { readFileSync, rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { hireCalls } from '../../../testing/hire-scenario.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  PDF,
  type Profile,
  pdf,
} from '../../../testing/scenario.ts';
import { testServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server } = await withServer({});
const { call, give, move, references, wanted } = hireCalls(server);

let school: Profile;
let rival: Profile;
let candidate: Profile;
let email: string;
let first: number;
let second: number;
beforeEach(async () => {
  [school, rival, candidate] = await Promise.all([
    newSchool(server),
    newSchool(server),
    newCandidate(server),
  ]);
  email = server.newEmail();
  [first, second] = [await applied(school), await applied(rival)];
});

const applied = async (to: Profile): Promise<number> =>
  (await newApplication(server, candidate, (await newVacancy(server, to)).vacancy_id)).application_id;
const letterOf = async (id: number, by: Profile): Promise<string> =>
  (await references(id, by)).references[0].letter;
const statusOf = async (address: string, { token }: { token?: string | undefined }) =>
  (await server.request('GET', address, { token })).status;
const privateFiles = () => server.storedFiles().filter((path) => path.includes('/private/'));

/** Uses the reference that was given for the first application again for the second. */
async function reuse() {
  await move(second, 'Interview', rival);
  await call('POST', `/application/${second}/references`, rival, {});
  const { referee_id } = (await references(second, candidate)).referees[0];
  return call('PUT', `/application/${second}/references`, candidate, { referee_id, choice: 'reuse' });
}

describe('the letter of a reference that is used again', () => {
  it('is for the second school to open, not for the candidate, and each school opens its own', async () => {
    const token = await wanted(first, school, candidate, email);
    await give(token, { may_reuse: true, letter: pdf('letter.pdf') });
    expect((await reuse()).status).toBe(200);
    const [given, copied] = [await letterOf(first, school), await letterOf(second, rival)];
    expect(copied).toMatch(/letter\.pdf$/);
    expect(copied).not.toBe(given);
    const { raw } = await server.request('GET', copied, { token: rival.token });
    expect(raw.length).toBe(PDF.size);

    expect(await letterOf(second, candidate)).toBeNull();
    for (const [address, may, mayNot] of [
      [given, school, rival],
      [copied, rival, school],
    ] as const) {
      expect(await statusOf(address, may)).toBe(200);
      for (const other of [mayNot, candidate, await newCandidate(server)])
        expect(await statusOf(address, other)).toBe(403);
      expect(await statusOf(address, {})).toBe(401);
    }
  });

  it('is for the candidate, too, where the referee shares it', async () => {
    const token = await wanted(first, school, candidate, email);
    await give(token, { may_reuse: true, share_opinions: true, letter: pdf('letter.pdf') });
    await reuse();
    expect(await statusOf(await letterOf(second, candidate), candidate)).toBe(200);
  });

  it('stays when the first school leaves, and goes with its own application', async () => {
    const token = await wanted(first, school, candidate, email);
    await give(token, { may_reuse: true, letter: pdf('letter.pdf') });
    await reuse();
    const [given, copied] = [await letterOf(first, school), await letterOf(second, rival)];
    expect((await call('DELETE', '/user/me', school, { password: school.password })).status).toBe(200);
    expect(await statusOf(given, rival)).toBe(404);
    expect(await statusOf(copied, rival)).toBe(200);
    const before = privateFiles().length;
    expect((await call('DELETE', '/user/me', candidate, { password: candidate.password })).status).toBe(200);
    expect(await statusOf(copied, rival)).toBe(404);
    // The CV and the copied letter.
    expect(privateFiles()).toHaveLength(before - 2);
  });

  it('is left out where its content has been lost', async () => {
    const before = new Set(privateFiles());
    const token = await wanted(first, school, candidate, email);
    await give(token, { may_reuse: true, letter: pdf('letter.pdf') });
    const [stored] = privateFiles().filter((path) => !before.has(path));
    expect(readFileSync(stored!)).toHaveLength(PDF.size);
    rmSync(stored!);
    expect((await reuse()).status).toBe(200);
    expect((await references(second, rival)).references).toMatchObject([{ is_reused: true, letter: null }]);
  });

  it('is not copied without the referee’s consent', async () => {
    const token = await wanted(first, school, candidate, email);
    await give(token, { letter: pdf('letter.pdf') });
    const before = privateFiles();
    expect((await reuse()).body.code).toBe('reference.nothing_to_reuse');
    expect(privateFiles()).toEqual(before);
  });
});

it('reaches the store with an open link only', async () => {
  const away = await testServer({ storageUrl: 'http://key:secret@127.0.0.1:1/bucket', beside: server });
  const sendAway = hireCalls(away).give;
  const token = await wanted(first, school, candidate, email);
  const letter = pdf('letter.pdf');
  expect((await sendAway(token, { letter })).status).toBe(503);
  expect((await sendAway('guess', { letter })).body.code).toBe('reference.wrong_link');
  expect((await give(token, { letter })).status).toBe(200);
  expect((await sendAway(token, { letter })).body.code).toBe('reference.given_before');
  await away.close();
});
