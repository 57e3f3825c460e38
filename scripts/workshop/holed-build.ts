// The bundles of a build, with holes for definitions. Filling them with other definitions makes another build without bundling.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filledText, type HoledClient, readHoledClient } from '../build/build-client.ts';
import { bundlePageRenderer } from '../build/build-page-renderer.ts';
import { bundleProgram } from '../build/build-server.ts';
import { contentsOf } from '../holes/contents.ts';
import { type Contents, fillHoles, holesIn } from '../holes/fill-holes.ts';
import { baseOf, nameScripts, renamed } from '../holes/name-scripts.ts';
import { type Content, isHoled, splitModule } from '../holes/split-module.ts';
import { filesOfScreens, layoutsOfFrames, type ReadFile } from '../vite/files-of-screens.ts';
import { compressFolder } from '../vite/precompress.ts';

type Texts = ReadonlyMap<string, string>;

/** Definitions that programs import themselves. */
export const IMPORTED = ['schemas/site.json', 'schemas/messages/formats.json'];

/** Whether bundles may contain a file elsewhere than in holes. */
const isCode = (path: string): boolean =>
  IMPORTED.includes(path) || (/^generated\/.+(?<!\.d)\.(?:js|ts|json)$/.test(path) && !isHoled(path));

/** Which parts of the client are loaded together. */
const chunksOf = (root: string, read: ReadFile): string =>
  JSON.stringify([layoutsOfFrames(root, read), filesOfScreens(root, read)]);

/** A process keeps its source with one byte per character only if all of them are ASCII. */
const ascii = (text: string): string =>
  text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A bundled file, the files whose holes it has, and its text with the build's own definitions. */
type Bundled = { holed: string; holes: ReadonlySet<string>; filled: string };

function write(folder: string, texts: Iterable<readonly [path: string, text: string]>): void {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Texts over a release's. */
type Over = { texts: Texts; release: (path: string) => string | undefined };

const readOf =
  ({ texts, release }: Over): ReadFile =>
  (path) =>
    texts.get(path) ?? release(path) ?? '';

const NONE: ReadonlyMap<string, Content[]> = new Map();

export class HoledBuild {
  readonly #root: string;
  readonly #over: Over;
  readonly #contents: Contents;
  readonly #chunks: string;
  readonly #program: Map<string, Bundled>;
  readonly #pages: Map<string, Bundled>;
  /** By the bundler's paths; the filled texts also name scripts as the bundler does. */
  readonly #client: Map<string, Bundled>;
  readonly #others: Pick<HoledClient, 'folder' | 'others'>;

  private constructor(
    root: string,
    over: Over,
    { client, folder }: { client: HoledClient; folder: string },
    { program, pages }: { program: Texts; pages: Texts },
  ) {
    this.#root = root;
    this.#over = over;
    this.#contents = contentsOf(readOf(over));
    this.#chunks = chunksOf(root, readOf(over));
    const filled = (texts: Texts, fill: (text: string, path: string) => string) =>
      new Map(
        [...texts].map(([path, holed]) => [
          path,
          { holed, holes: holesIn(holed), filled: fill(holed, path) },
        ]),
      );
    this.#program = filled(program, (holed) => ascii(fillHoles(holed, this.#contents)));
    this.#pages = filled(pages, (holed) => fillHoles(holed, this.#contents));
    const back = new Map([...client.names].map(([from, path]) => [baseOf(path), baseOf(from)]));
    this.#client = filled(client.texts, (_, path) =>
      renamed(readFileSync(join(folder, client.names.get(path)!), 'utf8'), back),
    );
    this.#others = client;
  }

  /** Bundles the server's parts of a project with these texts; its client has been built into `folder`. */
  static async of(root: string, folder: string, over: Over): Promise<HoledBuild> {
    const programs = { program: await bundleProgram(root), pages: await bundlePageRenderer(root) };
    return new HoledBuild(root, over, { client: readHoledClient(root), folder }, programs);
  }

  /**
   * Writes the build of other texts into a folder, without the parts that stay the same. Returns false, without writing anything,
   * if that build needs other bundles.
   */
  async fill(over: Over, folder: string): Promise<boolean> {
    const changed = this.#changed(over);
    if (!changed || chunksOf(this.#root, readOf(over)) !== this.#chunks) return false;
    await this.write(folder, changed);
    return true;
  }

  /** Writes the whole build or, with changed contents, the parts that they affect. */
  async write(folder: string, changed?: ReadonlyMap<string, Content[]>): Promise<void> {
    const contents: Contents = (path, index) => changed?.get(path)?.[index] ?? this.#contents(path, index);
    const isChanged = ({ holes }: Bundled) => [...(changed ?? NONE).keys()].some((path) => holes.has(path));
    const isWanted = (part: ReadonlyMap<string, Bundled>) => !changed || [...part.values()].some(isChanged);
    const filled = (part: ReadonlyMap<string, Bundled>, finished = (text: string) => text) =>
      [...part].map(
        ([path, one]) =>
          [path, isChanged(one) ? finished(fillHoles(one.holed, contents)) : one.filled] as const,
      );
    write(join(folder, 'dist/server'), filled(this.#program, ascii));
    if (isWanted(this.#pages)) write(join(folder, 'dist/pages'), filled(this.#pages));
    if (isWanted(this.#client)) await this.#writeClient(join(folder, 'dist/client'), contents, isChanged);
  }

  async #writeClient(
    folder: string,
    contents: Contents,
    isChanged: (one: Bundled) => boolean,
  ): Promise<void> {
    const files = await Promise.all(
      [...this.#client].map(async ([path, one]) => ({
        ...{ path, holes: one.holes },
        text: isChanged(one) ? await filledText(path, one.holed, contents) : one.filled,
      })),
    );
    write(
      folder,
      nameScripts(files).map(({ path, text }) => [path, text]),
    );
    for (const path of this.#others.others) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      copyFileSync(join(this.#others.folder, path), join(folder, path));
    }
    await compressFolder(folder);
  }

  /** Returns the changed contents of holes; undefined if code has changed as well. */
  #changed(over: Over): Map<string, Content[]> | undefined {
    const [known, read] = [readOf(this.#over), readOf(over)];
    const changed = new Map<string, Content[]>();
    for (const path of new Set([...this.#over.texts.keys(), ...over.texts.keys()])) {
      const [before, after] = [known(path), read(path)];
      if (before === after || (!isCode(path) && !isHoled(path))) continue;
      const [one, other] = [splitModule(path, before), splitModule(path, after)];
      if (isCode(path) || !before || !one || one.shape !== other?.shape) return undefined;
      changed.set(path, other.contents);
    }
    return changed;
  }
}
