import { resolve } from 'node:path';
import { loggableError } from './engine/http/loggable-error.ts';
import { type Config, readConfig } from './start/config.ts';
import { signInLines } from './start/demo/sign-ins.ts';
import { collectWhenIdle } from './start/idle-memory.ts';
import { type RunningServer, startServer } from './start/start-server.ts';

/** Milliseconds after which a stop no longer waits for running calls. */
const PATIENCE = 15_000;

/** Milliseconds within which a second signal is taken for the same one. */
const SAME_WISH = 1_000;

// The same from src/server/main.ts and from dist/server/main.js.
const root = resolve(import.meta.dirname, '../..');

try {
  const config = readConfig(process.env);
  const server = await startServer({ config, root });
  stopOnSignal(server.stop);
  collectWhenIdle();
  console.log(welcome(server, config));
} catch (error) {
  // A message for the operator, who has no use for a stack trace.
  const { message, cause } = loggableError(error);
  console.error(
    process.env.LOG_LEVEL === 'debug' ? error : [message, cause?.message].filter(Boolean).join(': '),
  );
  process.exit(1);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  let stoppedAt = 0;
  const end = (reason: string) => {
    if (isStopping) {
      // Ctrl+C arrives twice within a moment, from the terminal and from the launcher. A later signal ends the process
      // at once.
      if (Date.now() - stoppedAt > SAME_WISH) process.exit(1);
      return;
    }
    isStopping = true;
    stoppedAt = Date.now();
    console.log(`${reason}: finishing what runs, then stopping.`);
    setTimeout(() => process.exit(1), PATIENCE).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  // Started by scripts/node.mjs, which passes signals on; if it is killed, nobody would stop this process.
  const launcher = Number(process.env.LAUNCHER_PID);
  if (launcher !== process.ppid) return;
  setInterval(() => process.ppid === launcher || isStopping || end('The launcher has ended'), 1_000).unref();
}

function welcome({ url, demo }: Pick<RunningServer, 'url' | 'demo'>, config: Config): string {
  const lines = ['', `  Open ${url}`];
  if (!config.smtpUrl) lines.push(`  Mails are files in ${config.dataDir}/mail`);
  return [...lines, ...signInLines(demo), ''].join('\n');
}
