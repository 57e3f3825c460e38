// Runs a script of this project on Node 24, whatever Node npm itself was started with: the locked
// node-<platform> package if it is installed, else the running Node when that is new enough.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const platform = process.platform === 'win32' ? 'win' : process.platform;
const packaged = join(
  root,
  'node_modules',
  `node-${platform}-${process.arch}`,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const isCurrent = Number(process.versions.node.split('.')[0]) >= 24;
if (!isCurrent && !existsSync(packaged)) {
  console.error(
    `Node 24 is needed; this is ${process.version} and no package for ${platform}-${process.arch} is installed. Run "npm ci" with optional dependencies, or install Node 24.`,
  );
  process.exit(1);
}
const node = isCurrent ? process.execPath : packaged;
const child = spawn(node, process.argv.slice(2), {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    // A server watches for it: when this process is killed outright, no signal is passed on.
    LAUNCHER_PID: String(process.pid),
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
