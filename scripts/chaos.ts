// `npm run chaos [SECONDS]`: users write, sign in, search, upload and move applicants while the server, its
// database and the mail server are killed, connections cut, the disk filled and the clock moved. Ten minutes
// by default; `npm test` runs ten seconds of it.
import { spawnSync } from 'node:child_process';
import { runVitest, wholeNumber } from './run-vitest.ts';

/** Tells the tests that this process has a private mount namespace, which ends with it. */
const OWN_MOUNTS = 'CHAOS_DISK';
const SECONDS = 600;
const seconds = wholeNumber(SECONDS, 'How many seconds?', 'npm run chaos -- 60');

const namespace = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount'];
const mayMount = spawnSync('unshare', [...namespace, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
if (process.env[OWN_MOUNTS] === undefined && mayMount) {
  const again = [...namespace, process.execPath, ...process.argv.slice(1)];
  process.exit(
    spawnSync('unshare', again, { stdio: 'inherit', env: { ...process.env, [OWN_MOUNTS]: '1' } }).status ?? 1,
  );
}
if (process.env[OWN_MOUNTS] === undefined)
  console.log('No disk is filled: mounting one takes user namespaces, which this system does not allow.');
process.exit(
  runVitest('unit', 'src/server/testing/product/chaos', { CHAOS_SECONDS: String(seconds) }) ? 0 : 1,
);
