// A process of its own, so that it costs the measured readers no time of their event loop.
import { Agent, get } from 'node:http';

const CONNECTIONS = 16;
/** Each misspelt in many ways, because answers are kept for a few seconds. */
const WORDS = ['mathematics', 'physics', 'chemistry', 'geography', 'kindergarten', 'librarian', 'counsellor'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const url = process.argv[2]!;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let isFlooding = false;
let statuses: Record<string, number> = {};
let running: Promise<unknown> = Promise.resolve();

const any = <T>(of: ArrayLike<T>): T => of[Math.floor(Math.random() * of.length)]!;

function misspelt(): string {
  const word = any(WORDS);
  const at = 1 + Math.floor(Math.random() * (word.length - 1));
  return `${word.slice(0, at)}${any(LETTERS)}${word.slice(at + 1)}`;
}

const search = () =>
  new Promise<number | string>((done) => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const request = get(`${url}/api/vacancy?search=${misspelt()}`, { agent, headers }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode ?? 0));
    });
    request.once('error', (error) => done(error.message));
  });

async function flood(): Promise<void> {
  while (isFlooding) {
    const status = await search();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

process.on('message', async (message) => {
  isFlooding = message === 'begin';
  if (isFlooding) {
    statuses = {};
    running = Promise.all(Array.from({ length: CONNECTIONS }, flood));
  } else {
    await running;
    process.send!(statuses);
  }
});
process.once('disconnect', () => process.exit());
process.send!('ready');
