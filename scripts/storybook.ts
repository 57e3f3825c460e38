// Parts, widgets and forms in isolation: `npm run storybook` (development) or `npm run storybook -- build`;
// Storybook's own options can follow (`npm run storybook -- --port 7007`).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from './build/build-stale.ts';
import { storybookArguments } from './storybook-arguments.ts';

const root = join(import.meta.dirname, '..');
await buildStale(root, console.log, ['generated files']);
const storybook = spawn(
  process.execPath,
  [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), ...storybookArguments(process.argv.slice(2))],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => storybook.kill(signal));
storybook.on('exit', (code) => process.exit(code ?? 1));
