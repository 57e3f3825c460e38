import { join, resolve } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { buildServer } from '../../../../scripts/build/build-server.ts';
import {
  type ApplicationStatus,
  allowedStatuses,
} from '../../areas/hiring/application/application-states.ts';
import { mailSink } from '../mail-sink.ts';
import { databaseUrl, launch, newFolder, type Program, postmaster, ready } from '../program.ts';
import { compare, compareProfiles, newWriter, repeatUnanswered, stored } from '../steady/checks.ts';
import { type Ask, clientOf, type Load, newLedger, type Writer, writeUntilGone } from '../steady/load.ts';
import { moveClock } from '../steady/moved-clock.ts';
import { smallDisk } from '../steady/small-disk.ts';
import { newTimeline } from '../steady/timeline.ts';

/** Set by `npm run chaos`; `npm test` runs ten seconds of it. */
const SECONDS = Number(process.env.CHAOS_SECONDS ?? 0);
/** Whether this process may mount a small disk to fill; `npm run chaos` arranges that. */
const HAS_DISK = process.env.CHAOS_DISK === '1';
const ROOT = resolve(import.meta.dirname, '../../../..');

type Rows = Record<string, unknown>[];
async function asked(dataDir: string, text: string): Promise<Rows> {
  const client = new Client({ connectionString: databaseUrl(dataDir) });
  client.on('error', () => {});
  await client.connect();
  return client.query(text).then(
    ({ rows }) => client.end().then(() => rows as Rows),
    (error) => client.end().then(() => Promise.reject(error)),
  );
}

/** Like `clientOf`, but treats a 503 as a dead server and stops sending once `isOver`. */
const impatient =
  (url: string, isOver: () => boolean, onRefusal: () => void): Ask =>
  async (...args) => {
    if (isOver()) throw new TypeError('over');
    const answer = await clientOf(url)(...args);
    if (answer.status === 503) {
      onRefusal();
      throw new TypeError('not now');
    }
    return answer;
  };
/** Retries a call until the server answers. */
const patient =
  (url: () => string): Ask =>
  async (...args) => {
    for (;;) {
      const answer = await clientOf(url())(...args);
      if (answer.status !== 503) return answer;
      await scheduler.wait(100);
    }
  };

/** Signs in, searches and moves all applicants until the server is gone. */
async function liveUntilGone(
  ask: Ask,
  school: Writer,
  name: string,
  vacancies: () => number[],
): Promise<void> {
  const json = { user_name: `${name}@example.com`, password: 'correct horse' };
  try {
    for (let turn = 0; ; turn += 1) {
      expect((await ask('POST', '/auth/login', { token: '', json })).status).toBe(200);
      expect((await ask('GET', '/vacancy?search=vacancy', { token: school.token })).status).toBeLessThan(404);
      const open = vacancies();
      const id = open[turn % Math.max(1, open.length)];
      const move = {
        status: turn % 3 ? 'Under Review' : 'Shortlisted',
        filter: { status: turn % 3 ? 'Pending' : 'Under Review' },
      };
      if (id === undefined) continue;
      const { status } = await ask('POST', `/vacancy/${id}/applicants/move`, {
        token: school.token,
        json: move,
      });
      expect([202, 403, 404, 409, 422]).toContain(status);
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/**
 * Checks that an application's status history has no gaps and contains only transitions a school may make.
 */
function checkMoves(history: Rows): void {
  const last = new Map<unknown, unknown>();
  for (const { application_id: id, from_status: from, status } of history) {
    expect(from ?? null, `application ${id} before it became ${status}`).toBe(last.get(id) ?? null);
    if (from !== null && from !== status)
      expect(allowedStatuses(from as ApplicationStatus, 'School')).toContain(status);
    last.set(id, status);
  }
}

const FAULTS = [
  'server',
  'server and database',
  'database',
  'sessions',
  'mail server',
  'clock',
  ...(HAS_DISK ? (['full disk'] as const) : []),
] as const;
/** Maximum clock error in milliseconds, in either direction. */
const MOST_WRONG = 3 * 24 * 3_600_000;
const somewhat = (most: number) => (Math.random() * 2 - 1) * most;

it.runIf(SECONDS > 0)(
  `loses no confirmed write in ${SECONDS} seconds of injected faults`,
  { timeout: (SECONDS + 300) * 1000 },
  async () => {
    const bundle = join(ROOT, '.cache/chaos-server');
    await buildServer(ROOT, bundle, join(ROOT, 'src/server/testing/steady/main-with-clock.ts'));
    const disk = HAS_DISK ? smallDisk() : null;
    const DATA_DIR = disk?.folder ?? newFolder();
    const CLOCK_FILE = join(newFolder(), 'clock');
    moveClock(CLOCK_FILE, 0);
    const sink = await mailSink();
    const start = async (): Promise<Program> => {
      const environment = {
        DATA_DIR,
        CLOCK_FILE,
        RATE_LIMIT_SCALE: '1000',
        LOG_LEVEL: 'warn',
        SMTP_URL: sink.url,
      };
      const program = await launch(environment, join(bundle, 'main.js'));
      await ready(program);
      return program;
    };
    let server = await start();
    const ask = patient(() => server.url);
    const codeFor = async (to: string): Promise<string> => {
      for (;;) {
        const mail = sink.mails.find((one) => one.to === to && /^ {4}\d{6}$/m.test(one.content));
        if (mail) return /^ {4}(\d{6})$/m.exec(mail.content)![1]!;
        await scheduler.wait(20);
      }
    };
    const names = ['school-1', 'school-2', 'applicant-1', 'applicant-2', 'editor-1', 'editor-2', 'saver'];
    const writers = await Promise.all(names.map((name) => newWriter(ask, codeFor, name)));
    const [schools, applicants, editors] = [writers.slice(0, 2), writers.slice(2, 4), writers.slice(4, 6)];
    const load: Load = { schools, applicants, editors, saver: writers[6]! };
    const ledger = newLedger();
    const timeline = newTimeline();
    const posted = () => [...ledger.vacancies.values()].filter((one) => one.isAnswered).map((one) => one.id);
    const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0]));
    let refusedWhileFull = 0;
    const until = Date.now() + SECONDS * 1000;
    // Runs longer on a slow machine, until every fault occurred once.
    for (let round = 1; Date.now() < until || round <= FAULTS.length; round += 1) {
      let isOver = false;
      let isFull = false;
      let isLoaded = false;
      const loads: Promise<unknown>[] = [];
      const asking = timeline.recorded(
        impatient(
          server.url,
          () => isOver,
          () => {
            if (isFull) refusedWhileFull += 1;
          },
        ),
      );
      /** Puts load on the server, unless there still is some. */
      const keepLoaded = () => {
        if (isLoaded) return;
        isLoaded = true;
        const all = Promise.all([
          writeUntilGone(asking, load, ledger, `${round}.${loads.length}`),
          ...schools.map((school, index) => liveUntilGone(asking, school, names[index]!, posted)),
        ]).finally(() => {
          isLoaded = false;
        });
        loads.push(all);
      };
      keepLoaded();
      await scheduler.wait(500 + Math.random() * 3000);
      const fault = FAULTS[round % FAULTS.length]!;
      counts[fault]! += 1;
      timeline.record(`fault of round ${round}: ${fault}`);
      if (fault === 'mail server') sink.lose();
      if (fault === 'clock') moveClock(CLOCK_FILE, somewhat(MOST_WRONG));
      if (fault.includes('database')) process.kill(postmaster(DATA_DIR), 'SIGKILL');
      if (fault === 'sessions')
        await asked(
          DATA_DIR,
          `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null`,
        );
      if (disk && fault === 'full disk') {
        const whileFull = Date.now() + 1000 + Math.random() * 3000;
        const refusedBefore = refusedWhileFull;
        isFull = true;
        while (Date.now() < whileFull || refusedWhileFull === refusedBefore) {
          disk.fill();
          keepLoaded();
          await Promise.race([loads.at(-1), scheduler.wait(500)]);
        }
        isFull = false;
        disk.free();
        // The server recovers without a restart once there is room.
        await ready(server);
        timeline.record('there is room on the disk again');
        keepLoaded();
      }
      // Sometimes the server outlives the fault for a while before it is killed too.
      if (!fault.includes('server')) await scheduler.wait(Math.random() * 1000);
      isOver = true;
      server.child.kill('SIGKILL');
      timeline.record('the server is killed');
      await Promise.all([server.ended, ...loads]);
      sink.find();
      server = await start();
      timeline.record('the next server is ready');
      compare(ledger, load, await stored(DATA_DIR), DATA_DIR);
      await compareProfiles(server.url, ledger);
      await repeatUnanswered(ask, ledger);
      checkMoves(
        await asked(
          DATA_DIR,
          'select application_id, from_status, status from application_history order by application_id, id',
        ),
      );
    }
    // A mail resent because its delivery was not confirmed keeps its Message-ID.
    const byContent = new Map<string, Set<string>>();
    for (const { id, to, content } of sink.mails) {
      const said = `${to} ${content.replace(/^(Message-ID|Date|Content-Type|--).*$/gim, '').replace(/.*_Part_.*|.*boundary.*/g, '')}`;
      byContent.set(said, (byContent.get(said) ?? new Set()).add(id));
    }
    expect([...byContent.values()].filter((ids) => ids.size > 1)).toEqual([]);
    console.log({
      ...counts,
      refusedWhileFull,
      vacancies: posted().length,
      applications: ledger.applications.size,
      mails: sink.mails.length,
    });
    sink.close();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);
