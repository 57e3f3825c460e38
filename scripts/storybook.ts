// The parts, widgets and forms, each alone: `npm run storybook` (development) or `npm run storybook -- build`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const [command = 'dev', ...rest] = process.argv.slice(2);
const args = command === 'dev' ? ['dev', '-p', '6006', '--ci', ...rest] : [command, ...rest];
const storybook = spawn(
  process.execPath,
  [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), ...args, '--disable-telemetry'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
storybook.on('exit', (code) => process.exit(code ?? 1));
