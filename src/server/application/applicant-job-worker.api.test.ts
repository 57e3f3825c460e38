import { describe, expect, it } from 'vitest';
import { market } from '../testing/market.ts';
import { newApplication, newCandidate, newSchool, newVacancy, type Profile } from '../testing/scenario.ts';
import { applicantJobWorker } from './applicant-job-worker.ts';

const { server, school, other, candidate, second } = await market({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
  second: newCandidate,
});

/** What was mailed, by subject; what is not to be sent now. */
let sent: string[] = [];
let notNow = '';
const { work } = applicantJobWorker({
  db: server.db,
  posting: {
    mail: {
      post: async (_tx, { subject }) => {
        if (notNow && subject.includes(notNow)) throw Object.assign(new Error('deadlock'), { code: '40P01' });
        sent.push(subject);
      },
      wake: () => {},
    },
    settings: { publicUrl: 'https://example.org' },
  },
  log: { warn: () => {} },
  clock: server.clock.now,
});

const write = ({ token }: Profile, id: number) =>
  server.request('POST', `/api/vacancy/${id}/applicants/message`, {
    token,
    json: { message: 'Dear {name}, hello.', filter: {} },
  });

/** A vacancy with two applicants. */
async function withTwo(owner: Profile, vacancy_title: string): Promise<number> {
  const { vacancy_id } = await newVacancy(server, owner, { vacancy_title });
  await newApplication(server, candidate, vacancy_id);
  await newApplication(server, second, vacancy_id);
  return vacancy_id;
}

describe('jobs', () => {
  it('of one school wait for no long job of another', async () => {
    const [long, short] = [await withTwo(school, 'Long'), await withTwo(other, 'Short')];
    await write(school, long);
    await write(other, short);
    sent = [];
    await work();
    expect(
      sent
        .map((subject) => subject.includes('Long'))
        .slice(0, 2)
        .sort(),
    ).toEqual([false, true]);
  });

  it('hold up nobody while one cannot be done, which is given up in the end with a reason', async () => {
    const [stuck, well] = [await withTwo(school, 'Stuck'), await withTwo(other, 'Well')];
    notNow = 'Stuck';
    await write(school, stuck);
    await write(other, well);
    sent = [];
    await work();
    expect(sent).toHaveLength(2);
    const job = async () =>
      (await server.request('GET', `/api/vacancy/${stuck}/applicants/jobs`, { token: school.token })).body
        .data[0];
    expect(await job()).toMatchObject({ done: 0, is_finished: false });
    for (let hours = 0; hours < 4; hours += 1) {
      server.clock.forward(3600);
      await work();
    }
    const reason = 'This could not be done, though it was tried 5 times. Please try it again later.';
    expect(await job()).toMatchObject({ is_finished: true, refused: [{ reason }, { reason }] });
  });
});
