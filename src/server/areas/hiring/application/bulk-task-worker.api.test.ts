import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../../engine/mail/mail-outbox-queries.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { type Member, newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { bulkTasks } from '../tables/bulk-task.ts';
import { bulkTaskWorker } from './bulk-task-worker.ts';

const { server, school, other, candidate, second } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
  second: newCandidate,
});

/** The subjects of the mails sent, and the subject of mails that fail. */
let sent: string[] = [];
let notNow = '';
/** A check that runs after a number of mails. */
let looks: { after: number; look: () => Promise<void> } | null = null;
const record = async ({ subject }: Mail) => {
  if (notNow && subject.includes(notNow)) throw Object.assign(new Error('deadlock'), { code: '40P01' });
  sent.push(subject);
  if (sent.length === looks?.after) await looks.look();
};
const { work } = bulkTaskWorker({
  db: server.db,
  posting: {
    mail: {
      post: (_tx, mail) => record(mail!),
      toPost: async (mails) => {
        for (const mail of mails) await record(mail);
        return [];
      },
      wake: () => {},
    },
    settings: { publicUrl: 'https://example.org' },
  },
  log: { warn: () => {} },
  clock: server.clock.now,
});

const write = ({ token }: Pick<Profile, 'token'>, id: number, message = 'Dear {name}, hello.') =>
  server.request('POST', `/api/vacancy/${id}/applicants/message`, {
    token,
    json: { message, filter: {} },
  });

/** A vacancy with two applicants. */
async function withTwo(owner: Profile, vacancy_title: string): Promise<number> {
  const { vacancy_id } = await newVacancy(server, owner, { vacancy_title });
  await newApplication(server, candidate, vacancy_id);
  await newApplication(server, second, vacancy_id);
  return vacancy_id;
}

describe('applicant jobs', () => {
  it('interleave, so that a long job of one school does not delay another school’s', async () => {
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

  it('finish while others are still running', async () => {
    const [short, long] = [await withTwo(other, 'Short one'), await withTwo(school, 'Long one')];
    await write(other, short);
    for (let n = 0; n < 20; n += 1) await write(school, long, `Dear {name}, this is letter ${n}.`);
    const unfinished = async (vacancy_id: number) =>
      server.db.$count(bulkTasks, and(eq(bulkTasks.vacancy_id, vacancy_id), isNull(bulkTasks.finished_at)));
    sent = [];
    const unfinishedCounts: number[] = [];
    looks = { after: 30, look: async () => void unfinishedCounts.push(await unfinished(short)) };
    await work();
    looks = null;
    expect(unfinishedCounts).toEqual([0]);
    expect(await unfinished(long)).toBe(0);
  });

  it('are refused for a suspended school, as are messages about a taken-down vacancy', async () => {
    const admin = await server.admin();
    const by = (path: string) =>
      server.request('POST', `/api${path}`, { token: admin.token, json: { reason: 'It asks for money.' } });
    const owner = await newSchool(server);
    const [suspended, down] = [await withTwo(owner, 'Suspended'), await withTwo(school, 'Down')];
    await write(owner, suspended);
    await write(school, down);
    await by(`/user/${owner.user.id}/suspend`);
    await by(`/vacancy/${down}/take-down`);
    sent = [];
    await work();
    expect(sent).toEqual([]);
    const [reasons, reasonsDown] = await Promise.all(
      [suspended, down].map(async (id) => {
        const answer = await server.request('GET', `/api/vacancy/${id}/applicants/jobs`, {
          token: admin.token,
        });
        return answer.body.data[0].refused.map(({ reason }: { reason: string }) => reason);
      }),
    );
    expect(reasons).toEqual(Array(2).fill("The school's account is suspended."));
    expect(reasonsDown).toEqual(Array(2).fill('This vacancy has been taken down.'));
  });

  it('end when the colleague may no longer hire, or the school’s owner is suspended', async () => {
    const admin = await server.admin();
    const call = (method: string, path: string, { token }: { token: string }, json?: object) =>
      server.request(method, `/api${path}`, { token, ...(json && { json }) });
    const ends = [
      (owner: Profile, { member_id }: Member) => call('DELETE', `/team/${member_id}`, owner),
      (owner: Profile, { member_id }: Member) =>
        call('PUT', `/team/${member_id}`, owner, { team_role: 'reviewer' }),
      ({ user }: Profile) =>
        call('POST', `/user/${user.id}/suspend`, admin, { reason: 'It asks for money.' }),
    ];
    const reasons = [];
    for (const end of ends) {
      const owner = await newSchool(server);
      const colleague = await newColleague(server, owner, 'recruiter');
      const vacancy_id = await withTwo(owner, 'Left');
      expect((await write(colleague, vacancy_id)).status).toBe(202);
      expect((await end(owner, colleague)).status).toBe(200);
      sent = [];
      await work();
      expect(sent).toEqual([]);
      const { body } = await call('GET', `/vacancy/${vacancy_id}/applicants/jobs`, admin);
      reasons.push(body.data[0].refused[0].reason);
    }
    const left = 'The person who started this no longer hires for the school.';
    expect(reasons).toEqual([left, left, "The school's account is suspended."]);
  });

  it('do not wait for an application that fails, which is given up with a reason after its retries', async () => {
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
    const reason = 'This failed 5 times. Try again later.';
    expect(await job()).toMatchObject({ is_finished: true, refused: [{ reason }, { reason }] });
  });
});
