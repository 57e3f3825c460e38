import { resolve } from 'node:path';
import { readConfig } from '../../start/config.ts';
import { startServer } from '../../start/start-server.ts';
import { clockOf } from './moved-clock.ts';

/**
 * The server as started by `main.ts`, with a clock that tests move (`CLOCK_FILE`). Bundled into
 * `.cache/<name>/`.
 */

const root = resolve(import.meta.dirname, '../..');
const clock = clockOf(process.env.CLOCK_FILE!);
const server = await startServer({ config: readConfig(process.env), root, clock });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
console.log(`Open ${server.url}`);
