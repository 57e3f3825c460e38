// Builds the product with published definitions over the release's files, in a copy of the project; each result is a folder
// with what a server needs of it, and the same as one archive for other processes. A separate process, because a build takes a
// gigabyte; it answers orders one after the other, and keeps its copy and what it has compiled for the next one.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { writeOutputs } from '../../src/language/compile/outputs.ts';
import { generate } from '../../src/language/generation.ts';
import { describeFinding } from '../../src/language/grammar/findings.ts';
import { filesOnDisk, filesWith } from '../../src/language/grammar/project-files.ts';
import type { BuildAnswer, BuildHint, BuildOrder } from '../../src/server/start/workshop/build-order.ts';
import { buildPageRenderer } from '../build/build-page-renderer.ts';
import { buildProgram } from '../build/build-server.ts';

const [root = '', work = ''] = process.argv.slice(2);

// The best compression takes longer than all the rest; most files are those of the release.
process.env.PRECOMPRESS = 'quick';
process.env.PRECOMPRESSED = join(root, 'dist/client');

const COPIED = [
  'src',
  'schemas',
  'openapi',
  'generated',
  'scripts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const LEFT_OUT = /^(src[\\/](e2e|docs|workshop)|scripts[\\/](?!build|vite).*)$|\.(test|spec|stories)\.tsx?$/;
/** Generated files that no page has: an edit of these alone leaves the client of the release as it is. */
const SERVER_ONLY =
  /^(generated\/(openapi\.json|stored-definitions\.ts|server-[\w-]+\.ts|server-languages\/.*|documents\/messages\/server\/.*|error-codes\.ts|events\.ts|tasks\.ts|checklists\.ts)|docs\/.*|schemas\/.*)$/;

const released = filesOnDisk(root);

function copy(): void {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, 'docs'), { recursive: true });
  for (const path of COPIED)
    cpSync(join(root, path), join(work, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(relative(root, source)),
    });
  symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'));
}

const textOf = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** The texts in the copy that differ from the release's. */
let written = new Map<string, string>();

/** Makes the copy that of an order; returns which files differ from the release's. */
function take(outputs: ReadonlyMap<string, string>): string[] {
  const differing = new Map([...outputs].filter(([path, text]) => textOf(path) !== text));
  const back = [...written.keys()].filter((path) => !differing.has(path));
  const texts = new Map([...differing].filter(([path, text]) => written.get(path) !== text));
  for (const path of back) {
    const text = textOf(path);
    if (text !== undefined) texts.set(path, text);
    else rmSync(join(work, path), { force: true });
  }
  writeOutputs(work, texts, { changed: [...texts.keys()], surplus: [] });
  written = differing;
  return [...differing.keys()];
}

/** Checks the definitions and generates; returns what differs from the release. */
function generated(over: BuildOrder['over']): Record<string, string> {
  const { findings, outputs } = generate(filesWith(released, over));
  if (!outputs) throw new Error(findings.map(describeFinding).join('\n'));
  return Object.fromEntries(outputs);
}

/** The last order whose result nobody waits for any more. */
let givenUp: number | undefined;

async function make({ number, over, folder, generated: given }: BuildOrder): Promise<void> {
  const goOn = async () => {
    // Lets a message come in.
    await new Promise((done) => setImmediate(done));
    if (number === givenUp) throw new Error('given up');
  };
  await goOn();
  if (!existsSync(work)) copy();
  const outputs = given ?? generated(over);
  const result = `${folder}.${process.pid}.result`;
  rmSync(result, { recursive: true, force: true });
  const differing = take(new Map(Object.entries({ ...over, ...outputs })));
  const hasPages = !differing.every((path) => SERVER_ONLY.test(path));
  await goOn();
  await buildProgram(work, join(result, 'dist/server'));
  if (hasPages) {
    await goOn();
    await buildPageRenderer(work, join(result, 'dist/pages'), { format: 'cjs' });
    await goOn();
    await build({
      configFile: join(work, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: join(result, 'dist/client') },
    });
  }
  mkdirSync(join(result, 'generated'), { recursive: true });
  copyFileSync(join(work, 'generated/openapi.json'), join(result, 'generated/openapi.json'));
  // Its program is CommonJS, which a process can forget.
  writeFileSync(join(result, 'package.json'), '{ "type": "commonjs" }\n');
  writeFileSync(`${folder}.archive`, archiveOf(result));
  rmSync(folder, { recursive: true, force: true });
  renameSync(result, folder);
}

/** Packs what the release does not have: the other processes run the same one. */
function archiveOf(folder: string): Buffer {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map((path) => {
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    const bytes = readFileSync(path);
    const own = join(root, name);
    const isReleased = existsSync(own) && readFileSync(own).equals(bytes);
    return { path: name, size: isReleased ? -1 : bytes.length, bytes };
  });
  const head = Buffer.from(JSON.stringify(files.map(({ path, size }) => ({ path, size }))));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  const contents = files.flatMap(({ size, bytes }) => (size < 0 ? [] : [bytes]));
  return gzipSync(Buffer.concat([length, head, ...contents]), { level: 3 });
}

const end = () => {
  rmSync(work, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', end);
process.on('disconnect', end);

let done = Promise.resolve();
process.on('message', (order: BuildOrder | BuildHint) => {
  if ('is' in order) {
    if (order.is === 'given-up') givenUp = order.order;
    else if (!existsSync(work)) copy();
    return;
  }
  done = done
    .then(() => make(order))
    .then(
      () => undefined,
      (error: Error) => error.message,
    )
    .then((failure) => {
      const answer: BuildAnswer = { number: order.number, ...(failure !== undefined && { failure }) };
      process.send?.(answer);
    });
});
