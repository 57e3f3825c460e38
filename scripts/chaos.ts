// `npm run chaos [SECONDS]`: everything that can go wrong, for ten minutes unless it says otherwise: people write, sign in,
// search, upload and move applicants while the server is killed, its database killed, its sessions ended, the mail server lost.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const SECONDS = 600;
const seconds = Number(process.argv[2] ?? SECONDS);
if (!Number.isInteger(seconds) || seconds < 1) {
  console.error('How many seconds? A whole number from 1, such as: npm run chaos -- 60');
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'scripts/vitest.config.ts',
    '--project',
    'unit',
    'src/server/chaos',
  ],
  {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, CHAOS_SECONDS: String(seconds) },
  },
);
process.exit(status ?? 1);
