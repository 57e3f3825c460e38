import { scheduler } from 'node:timers/promises';
import { Account } from '../../src/e2e/account.ts';
import { RunningServer, until } from '../../src/e2e/running-server.ts';
import { median } from './api/rounds.ts';

const FILE = 'schemas/forms/contact.json';
const PAGE = '/contact';

/** How long somebody reads what the edit means and says why: the build has begun meanwhile. */
const READING = 15_000;

type Definition = { text: string; hash: string };
type Version = { version_id: number; state: string; reasons: string[] };

/**
 * Measures seconds from the click on "Publish it" until a visitor of each of two processes sees the edit, right after the
 * question what it means and after reading the answer; goal: 5 s. Control: a restart of a process, which an edit of the
 * files takes after its build.
 */
export async function measurePublishing(rounds = 3) {
  const first = await RunningServer.start({ env: { WORKSHOP: 'on' } });
  const shared = { WORKSHOP: 'on', DATABASE_URL: first.databaseUrl() };
  const second = await RunningServer.start({ env: shared });
  try {
    const admin = await Account.admin(first);
    for (const reading of [0, READING]) {
      const rows: number[][] = [];
      for (let round = 1; round <= rounds; round++)
        rows.push(await publishOnce(admin, [first, second], `Subject ${reading} ${round}`, reading));
      const [asked, checked, force, ...live] = [0, 1, 2, 3, 4].map((at) =>
        median(rows.map((row) => row[at]!)),
      );
      console.log(
        `${reading === 0 ? 'published at once' : `published after ${reading / 1000} s of reading`}: what it means ${seconds(asked)}, ` +
          `checked ${seconds(checked)}, in force ${seconds(force)}, live in the processes ${live.map(seconds).join(' and ')} after the click`,
      );
    }
    const started = performance.now();
    await second.stop();
    await second.start(shared);
    console.log(`a restart without a build: ${seconds(performance.now() - started)}`);
  } finally {
    await second.remove();
    await first.remove();
  }
}

/** Milliseconds: the answer to what the edit means; then, after the click: building, in force, live in each process. */
async function publishOnce(
  admin: Account,
  servers: readonly RunningServer[],
  title: string,
  reading: number,
): Promise<number[]> {
  const { data: current } = await admin.send<Definition>('GET', `/admin/workshop/definition?file=${FILE}`);
  const text = current.text.replace(/"title": "Subject[^"]*"/, `"title": "${title}"`);
  const asked = performance.now();
  await admin.send('POST', '/admin/workshop/meaning', { file: FILE, text });
  const answered = performance.now() - asked;
  await scheduler.wait(reading);
  const clicked = performance.now();
  const since = () => performance.now() - clicked;
  const { data: version } = await admin.send<Version>('POST', '/admin/workshop/version', {
    ...{ file: FILE, text, base_hash: current.hash, note: 'measured' },
  });
  let building: number | undefined;
  const force = until(async () => {
    const { data } = await admin.send<{ version: Version }>(
      'GET',
      `/admin/workshop/version/${version.version_id}`,
    );
    const { state, reasons } = data.version;
    if (state === 'refused') throw new Error(reasons.join('\n'));
    if (state !== 'checking') building ??= since();
    return state === 'published' ? since() : undefined;
  });
  // Visitors come once it can be there: drawing their pages before would take its processor time from the build.
  const forced = await force;
  const lived = await Promise.all(
    servers.map(({ url }) =>
      until(async () =>
        (await (await fetch(`${url}${PAGE}`)).text()).includes(title) ? since() : undefined,
      ),
    ),
  );
  return [answered, building!, forced, ...lived];
}

const seconds = (milliseconds = 0) => `${(milliseconds / 1000).toFixed(1)} s`;
