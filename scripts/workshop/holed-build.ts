// The bundles of a build, with holes for definitions. Filling them with other definitions makes another build without bundling.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROCESS } from '../../src/server/start/workshop/left-over.ts';
import { filledText, isText, readHoledClient } from '../build/build-client.ts';
import { bundlePageRenderer } from '../build/build-page-renderer.ts';
import { bundleProgram } from '../build/build-server.ts';
import { IMPORTED } from '../build/imported-definitions.ts';
import { contentsOf, splitsOf } from '../holes/contents.ts';
import { filesBelow } from '../holes/files-below.ts';
import { type Contents, fillHoles, holesIn } from '../holes/fill-holes.ts';
import { baseOf, nameScripts, renamed } from '../holes/name-scripts.ts';
import { type Content, isHoled, splitModule } from '../holes/split-module.ts';
import { filesOfScreens, layoutsOfFrames, type ReadFile } from '../vite/files-of-screens.ts';
import { compress } from '../vite/precompress.ts';
import { share } from './share-file.ts';

type Texts = ReadonlyMap<string, string>;

/** Whether bundles may contain a file elsewhere than in holes. */
const isCode = (path: string): boolean =>
  IMPORTED.includes(path) || (/^generated\/.+(?<!\.d)\.(?:js|ts|json)$/.test(path) && !isHoled(path));

/** Which parts of the client are loaded together. */
const chunksOf = (root: string, read: ReadFile): string =>
  JSON.stringify([layoutsOfFrames(root, read), filesOfScreens(root, read)]);

/** A bundled file with holes, and the files that these are for. */
type Bundled = { text: string; holes: ReadonlySet<string> };
type Part = ReadonlyMap<string, Bundled>;

const partOf = (texts: Texts): Part =>
  new Map([...texts].map(([path, text]) => [path, { text, holes: holesIn(text) }]));

/** The texts of a project that differ from its release, and the release's. */
type Over = { texts: Texts; release: (path: string) => string | undefined };

const readOf =
  ({ texts, release }: Over): ReadFile =>
  (path) =>
    texts.get(path) ?? release(path) ?? '';

/** The server's parts of a build, by their folders below `dist`. */
const PARTS = ['server', 'pages'] as const;

const finish = (part: (typeof PARTS)[number], text: string): string =>
  // A process keeps its source with one byte per character only if all of them are ASCII.
  part === 'server'
    ? text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : text;

export type Project = {
  root: string;
  /** The folder of its built client. */
  client: string;
  /** Where the server's bundles are kept, and found if they are there. */
  kept: string;
  over: Over;
};

export class HoledBuild {
  readonly #project: Project;
  readonly #splitOf: ReturnType<typeof splitsOf>;
  readonly #contents: Contents;
  readonly #chunks: string;
  readonly #parts: Record<(typeof PARTS)[number], Part>;
  readonly #client: Part;
  /** The client's texts without holes, which name scripts as the bundler does. */
  readonly #filled: Texts;

  private constructor(project: Project) {
    const { root, client, kept, over } = project;
    this.#project = project;
    this.#splitOf = splitsOf(readOf(over));
    this.#contents = contentsOf(readOf(over), this.#splitOf);
    this.#chunks = chunksOf(root, readOf(over));
    this.#parts = {
      server: partOf(textsIn(join(kept, 'server'))),
      pages: partOf(textsIn(join(kept, 'pages'))),
    };
    const { texts, names } = readHoledClient(root);
    this.#client = partOf(texts);
    const back = new Map([...names].map(([from, path]) => [baseOf(path), baseOf(from)]));
    this.#filled = new Map(
      [...names].map(([from, path]) => [from, renamed(readFileSync(join(client, path), 'utf8'), back)]),
    );
    // Every build fills the program.
    for (const path of this.#parts.server.get('program.js')?.holes ?? []) this.#splitOf(path);
  }

  /** Bundles the server's parts of a project, unless they are kept. */
  static async of(project: Project): Promise<HoledBuild> {
    const { root, kept, over } = project;
    if (!existsSync(kept)) {
      const draft = `${kept}.${PROCESS}.result`;
      const contents = contentsOf(readOf(over));
      for (const part of PARTS) {
        const texts = part === 'server' ? await bundleProgram(root) : await bundlePageRenderer(root);
        for (const [path, text] of texts) {
          write(join(draft, part, path), text);
          write(join(draft, 'dist', part, path), finish(part, fillHoles(text, contents)));
        }
      }
      try {
        renameSync(draft, kept);
      } catch (error) {
        // Another process on this folder may have been faster.
        if (!existsSync(kept)) throw error;
        rmSync(draft, { recursive: true });
      }
    }
    return new HoledBuild(project);
  }

  /**
   * Writes the build of other texts into a folder, without the parts that are the release's. Returns false, without writing
   * anything, if that build needs other bundles.
   */
  async fill(over: Over, folder: string): Promise<boolean> {
    const changed = this.#changed(over);
    if (!changed || chunksOf(this.#project.root, readOf(over)) !== this.#chunks) return false;
    const isChanged = ({ holes }: Bundled) => [...changed.keys()].some((path) => holes.has(path));
    const contents: Contents = (path, index) => changed.get(path)?.[index] ?? this.#contents(path, index);
    const isRelease = this.#project.over.texts.size === 0;
    for (const part of PARTS) {
      const files = [...this.#parts[part]];
      // Every build has a program of its own.
      if (part !== 'server' && isRelease && !files.some(([, one]) => isChanged(one))) continue;
      for (const [path, one] of files) {
        const to = join(folder, 'dist', part, path);
        if (isChanged(one)) write(to, finish(part, fillHoles(one.text, contents)));
        else share(join(this.#project.kept, 'dist', part, path), to);
      }
    }
    if ([...this.#client.values()].some(isChanged))
      await this.#fillClient(join(folder, 'dist/client'), contents, isChanged);
    else if (!isRelease) this.#shareClient(folder);
    return true;
  }

  /** Writes this build into a folder. */
  write(folder: string): void {
    const { kept } = this.#project;
    for (const part of PARTS)
      for (const path of this.#parts[part].keys())
        share(join(kept, 'dist', part, path), join(folder, 'dist', part, path));
    this.#shareClient(folder);
  }

  #shareClient(folder: string): void {
    const { client } = this.#project;
    for (const path of filesBelow(client)) share(join(client, path), join(folder, 'dist/client', path));
  }

  async #fillClient(folder: string, contents: Contents, isChanged: (one: Bundled) => boolean): Promise<void> {
    const files = await Promise.all(
      [...this.#client].map(async ([path, one]) => ({
        ...{ path, holes: one.holes },
        text: isChanged(one) ? await filledText(path, one.text, contents) : this.#filled.get(path)!,
      })),
    );
    const texts = new Map(nameScripts(files).map(({ path, text }) => [path, text]));
    const { client } = this.#project;
    const old = filesBelow(client);
    const isOld = new Set(old);
    // A script's name identifies its content.
    for (const [path, text] of texts)
      if (!isOld.has(path) || (!path.endsWith('.js') && readFileSync(join(client, path), 'utf8') !== text)) {
        write(join(folder, path), text);
        await compress(join(folder, path), true);
        isOld.delete(path);
      }
    for (const path of old) {
      const of = path.replace(/\.(?:br|gz)$/, '');
      if (isOld.has(of) && (texts.has(of) || !isText(of))) share(join(client, path), join(folder, path));
    }
  }

  /** Returns the changed contents of holes; undefined if code has changed as well. */
  #changed(over: Over): Map<string, Content[]> | undefined {
    const { over: own } = this.#project;
    const [known, read] = [readOf(own), readOf(over)];
    const changed = new Map<string, Content[]>();
    for (const path of new Set([...own.texts.keys(), ...over.texts.keys()])) {
      const [before, after] = [known(path), read(path)];
      if (before === after || (!isCode(path) && !isHoled(path))) continue;
      const [one, other] = [this.#splitOf(path), splitModule(path, after)];
      if (isCode(path) || !before || !one || one.shape !== other?.shape) return undefined;
      changed.set(path, other.contents);
    }
    return changed;
  }
}

const textsIn = (folder: string): Texts =>
  new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
