// Builds the product with published definitions over the release's files: fills the release's bundles or, if it needs others,
// bundles a copy of the project. Each result is a folder with what a server needs of it, and the same as one archive for other
// processes. A separate process, because bundling takes a gigabyte; it answers orders one after the other, and keeps bundles and
// copy for the next one.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeOutputs } from '../../src/language/compile/outputs.ts';
import { generate } from '../../src/language/generation.ts';
import { describeFinding } from '../../src/language/grammar/findings.ts';
import { filesOnDisk, filesWith } from '../../src/language/grammar/project-files.ts';
import type { BuildAnswer, BuildHint, BuildOrder } from '../../src/server/start/workshop/build-order.ts';
import { PROCESS } from '../../src/server/start/workshop/left-over.ts';
import { buildClient } from '../build/build-client.ts';
import { HoledBuild } from './holed-build.ts';
import { copyProject } from './project-copy.ts';

const [root = '', builds = '', release = ''] = process.argv.slice(2);

// The best compression takes longer than all the rest; most files are those of the release.
process.env.PRECOMPRESS = 'quick';
process.env.PRECOMPRESSED = join(root, 'dist/client');

/** The copy of the project. Each process has its own: what a killed one left in it would get into builds. */
const work = join(builds, `work-${PROCESS}`);

/** The server's bundles with holes, which differ between releases. */
const bundles = join(builds, `bundles-${release}`);

const released = filesOnDisk(root);

const textOf = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** The texts in the copy that differ from the release's. */
let written = new Map<string, string>();

/** Writes an order's texts into the copy, and takes back those of the order before. */
function take(outputs: ReadonlyMap<string, string>): void {
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
}

/** Checks the definitions and generates; returns what differs from the release. */
function generated(over: BuildOrder['over']): Record<string, string> {
  const { findings, outputs } = generate(filesWith(released, over));
  if (!outputs) throw new Error(findings.map(describeFinding).join('\n'));
  return Object.fromEntries(outputs);
}

/** The last order whose result nobody waits for any more. */
let givenUp: number | undefined;

/** The bundles of the release, and of the last build that needed others. */
let ofRelease: Promise<HoledBuild> | undefined;
let ofLast: HoledBuild | undefined;

function prepare(): Promise<HoledBuild> {
  if (ofRelease) return ofRelease;
  const made = HoledBuild.of({
    ...{ root, client: join(root, 'dist/client'), kept: bundles },
    over: { texts: new Map(), release: textOf },
  });
  ofRelease = made;
  made.catch(() => {
    if (ofRelease === made) ofRelease = undefined;
  });
  return made;
}

async function make({ number, over, folder, generated: given }: BuildOrder): Promise<void> {
  const goOn = async () => {
    // Lets a message come in.
    await new Promise((done) => setImmediate(done));
    if (number === givenUp) throw new Error('given up');
  };
  await goOn();
  const outputs = new Map(Object.entries({ ...over, ...(given ?? generated(over)) }));
  const result = `${folder}.${PROCESS}.result`;
  rmSync(result, { recursive: true, force: true });
  const release = await prepare();
  await goOn();
  const edited = { texts: outputs, release: textOf };
  if (!(await release.fill(edited, result)) && !(await ofLast?.fill(edited, result))) {
    if (!existsSync(work)) {
      copyProject(root, work);
      written = new Map();
    }
    take(outputs);
    ofLast = undefined;
    await goOn();
    const client = join(work, 'dist/client');
    await buildClient(work, client);
    await goOn();
    const kept = join(work, 'dist/bundles');
    rmSync(kept, { recursive: true, force: true });
    ofLast = await HoledBuild.of({ root: work, client, kept, over: edited });
    ofLast.write(result);
  }
  mkdirSync(join(result, 'generated'), { recursive: true });
  writeFileSync(
    join(result, 'generated/openapi.json'),
    outputs.get('generated/openapi.json') ?? textOf('generated/openapi.json')!,
  );
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
    return isReleased(path, join(root, name))
      ? { path: name, size: -1, bytes: Buffer.alloc(0) }
      : { path: name, size: statSync(path).size, bytes: readFileSync(path) };
  });
  const head = Buffer.from(JSON.stringify(files.map(({ path, size }) => ({ path, size }))));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  const contents = files.flatMap(({ size, bytes }) => (size < 0 ? [] : [bytes]));
  return gzipSync(Buffer.concat([length, head, ...contents]), { level: 3 });
}

function isReleased(path: string, own: string): boolean {
  const [one, other] = [statSync(path), statSync(own, { throwIfNoEntry: false })];
  if (!other || one.size !== other.size) return false;
  return (one.ino === other.ino && one.dev === other.dev) || readFileSync(path).equals(readFileSync(own));
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
    else prepare().catch(() => {});
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
