import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scheduler } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { buildServer } from '../../scripts/build/build-server.ts';
import { launch, newFolder, type Program, postmaster, ready } from './testing/program.ts';
import { compare, compareProfiles, newWriter, repeatUnanswered, stored } from './testing/steady/checks.ts';
import { type Ask, clientOf, type Load, newLedger, writeUntilGone } from './testing/steady/load.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** `KILLS` sets the number of rounds, for a longer run. */
const ROUNDS = Number(process.env.KILLS ?? 20);
/** The number of answered writes before the server is killed: from none to enough for everything to overlap. */
const someAnswers = () => Math.floor(Math.random() * 60);

async function codeFor(dataDir: string, address: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  for (;;) {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.eml'))) {
      const mail = readFileSync(join(folder, name), 'utf8');
      const code = mail.includes(`To: ${address}`) && /^ {4}(\d{6})\r?$/m.exec(mail)?.[1];
      if (code) return code;
    }
    await scheduler.wait(10);
  }
}

/** Kills a server repeatedly amid writes of every kind, and checks the data after each start. */
async function killAgainAndAgain(bundle: string, rounds: number): Promise<void> {
  const DATA_DIR = newFolder();
  const start = async (): Promise<Program> => {
    const program = await launch(
      { DATA_DIR, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'debug' },
      join(bundle, 'main.js'),
    );
    await ready(program);
    return program;
  };
  let server = await start();
  const ask = (...args: Parameters<Ask>) => clientOf(server.url)(...args);
  const names = ['school-1', 'school-2', 'applicant-1', 'applicant-2', 'editor-1', 'editor-2', 'saver'];
  const writers = await Promise.all(
    names.map((name) => newWriter(ask, (address) => codeFor(DATA_DIR, address), name)),
  );
  const load: Load = {
    schools: writers.slice(0, 2),
    applicants: writers.slice(2, 4),
    editors: writers.slice(4, 6),
    saver: writers[6]!,
  };
  const ledger = newLedger();
  for (let round = 1; round <= rounds; round += 1) {
    let rest = someAnswers();
    let isEnough = () => {};
    const enough = new Promise<void>((done) => {
      isEnough = done;
    });
    const counting: Ask = async (...args) => {
      if (rest === 0) isEnough();
      rest -= 1;
      return clientOf(server.url)(...args);
    };
    const writing = writeUntilGone(counting, load, ledger, round);
    await Promise.race([writing, enough]);
    // While the call runs, not when it starts.
    await scheduler.wait(Math.random() * 10);
    const database = postmaster(DATA_DIR);
    server.child.kill('SIGKILL');
    // Every other time the database is killed too, so that the next start must recover.
    if (round % 2 === 0) process.kill(database, 'SIGKILL');
    await Promise.all([server.ended, writing]);
    server = await start();
    compare(ledger, load, await stored(DATA_DIR), DATA_DIR);
    await compareProfiles(server.url, ledger);
    await repeatUnanswered(ask, ledger);
  }
  const answered = [...ledger.vacancies.values()].filter(({ isAnswered }) => isAnswered).length;
  expect(answered).toBeGreaterThan(rounds);
  server.child.kill('SIGTERM');
  await server.ended;
}

it(`loses nothing that was answered when it is killed ${ROUNDS} times amid writes, and leaves no file behind`, {
  timeout: 900_000,
}, async () => {
  const bundle = join(ROOT, '.cache/killed-server');
  await buildServer(ROOT, bundle);
  // Two servers in parallel: a start mostly waits for the disk.
  await Promise.all([killAgainAndAgain(bundle, ROUNDS / 2), killAgainAndAgain(bundle, ROUNDS / 2)]);
});
