import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { hashOfText } from '../../areas/office/workshop/published-files.ts';
import { keepBuild, keepBuildAgain, readBuild } from '../../areas/office/workshop/workshop-queries.ts';
import type { Db } from '../../engine/db/connect.ts';
import { forgetBuilt, loadBuilt } from '../load-built.ts';
import type { Program } from '../program.ts';
import { Builder } from './builder.ts';
import { PROCESS } from './left-over.ts';
import { releaseDigest } from './release-files.ts';

/** Published texts over a release's files, by path. */
export type Over = ReadonlyMap<string, string>;

/** Generates what differs from the release's generated files, by path. */
type Generate = () => Promise<Record<string, string>>;

export type BuiltProgram = { digest: string; folder: string; program: Program };

/** Where builds lie for all processes: the database. */
export type Shelf = {
  readBuild: typeof readBuild;
  keepBuild: typeof keepBuild;
  keepBuildAgain: typeof keepBuildAgain;
};

/** Folders of earlier builds that stay. */
const FOLDERS_KEPT = 5;

/**
 * The programs built with published definitions: in the data folder, else in the database, else made. Folders and archives
 * are named by what they are made of, and complete or not there.
 */
export class BuildStore {
  readonly #shelf: Shelf;
  readonly #root: string;
  readonly #folder: string;
  /** The digest of the release alone. */
  readonly release: string;
  readonly #builder: Builder;
  /** The build that somebody will probably want next, and the one that is being made for that. */
  #foreseen: string | undefined;
  #foreseeing: string | undefined;
  /** The programs that run: their folders stay. */
  readonly #loaded = new Set<string>();
  /** The builds that are being unpacked, by digest. */
  readonly #arriving = new Map<string, Promise<boolean>>();
  /** One at a time: a build takes a gigabyte. */
  #making: Promise<unknown> = Promise.resolve();

  constructor(root: string, dataDir: string, shelf: Shelf = { readBuild, keepBuild, keepBuildAgain }) {
    this.#shelf = shelf;
    this.#root = root;
    this.#folder = join(dataDir, 'workshop');
    this.release = releaseDigest(root);
    this.#builder = new Builder(root, this.#folder, this.release.slice(0, 32));
  }

  digestOf(over: Over): string {
    const texts = [...over].map(([file, one]) => [file, hashOfText(one)]).sort();
    const hash = createHash('sha256').update(JSON.stringify([this.release, texts]));
    return hash.digest('hex').slice(0, 32);
  }

  /** Has the build of these texts in the data folder and in the database, and loads its program. */
  async load(db: Db, over: Over): Promise<BuiltProgram> {
    const digest = this.digestOf(over);
    const isLoaded = this.#loaded.has(digest);
    // From here on, its folder stays.
    this.#loaded.add(digest);
    try {
      const folder = await this.have(db, over);
      const { program } = (await loadBuilt(join(folder, 'dist/server/program.js'))) as { program: Program };
      return { digest, folder, program };
    } catch (error) {
      if (!isLoaded) this.#loaded.delete(digest);
      throw error;
    }
  }

  /** Forgets a program that has ended. */
  unload({ digest, folder }: Pick<BuiltProgram, 'digest' | 'folder'>): void {
    this.#loaded.delete(digest);
    forgetBuilt(folder);
  }

  /** Returns the folder of the build of these texts; without `generate`, the building process checks and generates itself. */
  have(db: Db, over: Over, generate?: Generate): Promise<string> {
    const digest = this.digestOf(over);
    this.#expect(digest);
    const next = this.#making
      .catch(() => {})
      .then(() => this.#have(db, over, generate))
      .finally(() => {
        if (this.#foreseen === digest) this.#foreseen = undefined;
      });
    this.#making = next;
    return next;
  }

  async #have(db: Db, over: Over, generate?: Generate): Promise<string> {
    const digest = this.digestOf(over);
    const folder = join(this.#folder, digest);
    await this.#prepare();
    if (!(await this.#arrive(db, digest))) await this.#make(over, folder, await generate?.());
    await this.#hand(db, digest, false);
    await this.#link(folder);
    await this.#sweep(digest);
    return folder;
  }

  /**
   * Makes the build of an edit that somebody is about to publish, so that its publication has less to wait for. The next edit
   * takes its place.
   */
  foresee(db: Db, over: Over, generate?: Generate): void {
    const digest = this.digestOf(over);
    if (this.#foreseen === digest) return;
    this.#expect(digest);
    const folder = join(this.#folder, digest);
    this.#making = this.#making
      .catch(() => {})
      .then(async () => {
        if (this.#foreseen !== digest) return;
        this.#foreseeing = digest;
        await this.#prepare();
        if (!(await this.#arrive(db, digest))) {
          const generated = await generate?.();
          // Meanwhile somebody may have typed on.
          if (this.#foreseen !== digest) return;
          await this.#make(over, folder, generated);
          await this.#sweep(digest);
        }
        await this.#hand(db, digest, true);
      })
      .finally(() => {
        if (this.#foreseeing === digest) this.#foreseeing = undefined;
        if (this.#foreseen === digest) this.#foreseen = undefined;
      });
    // Whoever publishes it is told.
    this.#making.catch(() => {});
  }

  /** Unpacks a build that another process has made, so that it is here once it is published. */
  async fetch(db: Db, digest: string): Promise<void> {
    await this.#prepare();
    if (await this.#arrive(db, digest)) await this.#sweep(digest);
  }

  /** Gets ready to build: somebody edits. */
  async prepare(): Promise<void> {
    await this.#prepare();
    this.#builder.prepare();
  }

  /** Gives up what was foreseen if it is another build than the one that is wanted now. */
  #expect(digest: string): void {
    this.#foreseen = digest;
    if (this.#foreseeing !== undefined && this.#foreseeing !== digest) this.#builder.giveUp();
  }

  stop(): void {
    this.#builder.stop();
  }

  async #make(over: Over, folder: string, generated?: Record<string, string>): Promise<void> {
    await this.#builder.build({ over: Object.fromEntries(over), folder, ...(generated && { generated }) });
  }

  /** Whether the folder of a build is here, or was in the database. */
  #arrive(db: Db, digest: string): Promise<boolean> {
    const known = this.#arriving.get(digest);
    if (known) return known;
    const folder = join(this.#folder, digest);
    const unpackIt = async () => {
      if (existsSync(folder)) return true;
      const archive = await this.#shelf.readBuild(db, digest);
      if (archive) await unpack(archive, folder, this.#root);
      return archive !== null;
    };
    const arriving = unpackIt().finally(() => this.#arriving.delete(digest));
    this.#arriving.set(digest, arriving);
    return arriving;
  }

  /** Gives a build to the other processes. The archive stays beside the folder: the database keeps few drafts. */
  async #hand(db: Db, digest: string, is_foreseen: boolean): Promise<void> {
    const build = { digest, release: this.release, is_foreseen };
    if (await this.#shelf.keepBuildAgain(db, build, new Date())) return;
    const archive = join(this.#folder, `${digest}.archive`);
    if (existsSync(archive)) await this.#shelf.keepBuild(db, build, await readFile(archive), new Date());
  }

  /** Packages are found through a folder above the builds. */
  async #prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const link = join(this.#folder, 'node_modules');
    const target = join(this.#root, 'node_modules');
    if (lstatSync(link, { throwIfNoEntry: false }) && readlinkSync(link) !== target) await rm(link);
    await symlink(target, link).catch(ignore('EEXIST'));
  }

  /** What the release has in the same way: no definition is in the reference page, and the workshop draws what is in force. */
  async #link(folder: string): Promise<void> {
    for (const part of ['docs', 'workshop', 'client', 'pages'])
      if (!existsSync(join(folder, 'dist', part)))
        await symlink(join(this.#root, 'dist', part), join(folder, 'dist', part)).catch(ignore('EEXIST'));
    for (const file of ['cv-process.js', 'cv-thread.js', 'pdf-process.js'])
      await symlink(join(this.#root, 'dist/server', file), join(folder, 'dist/server', file)).catch(
        ignore('EEXIST'),
      );
  }

  async #sweep(digest: string): Promise<void> {
    const age = (name: string) =>
      name === digest || this.#loaded.has(name)
        ? Infinity
        : (statSync(join(this.#folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    const names = readdirSync(this.#folder).filter((name) => /^[\da-f]{32}$/.test(name));
    const old = names.sort((a, b) => age(b) - age(a)).slice(FOLDERS_KEPT);
    for (const name of old.flatMap((one) => [one, `${one}.archive`]))
      await rm(join(this.#folder, name), { recursive: true, force: true });
  }
}

const ignore = (expected: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== expected) throw error;
};

/** Gives a file that never changes a second place: by a link, which takes no time, where the system allows one. */
const share = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

/** Unpacks, with the files that are the release's, beside the folder and renames, so that nobody finds half of it. */
async function unpack(archive: Buffer, folder: string, release: string): Promise<void> {
  const all = await promisify(gunzip)(archive);
  const length = all.readUInt32BE(0);
  const list = JSON.parse(all.subarray(4, 4 + length).toString()) as { path: string; size: number }[];
  const work = `${folder}.${PROCESS}.unpacked`;
  await rm(work, { recursive: true, force: true });
  for (const path of new Set(list.map(({ path }) => dirname(path))))
    await mkdir(join(work, path), { recursive: true });
  let at = 4 + length;
  const written = list.map(({ path, size }) => {
    const file = join(work, path);
    if (size < 0) return share(join(release, path), file);
    const bytes = all.subarray(at, at + size);
    at += size;
    return writeFile(file, bytes);
  });
  await Promise.all(written);
  // Another process on this folder may have been faster.
  await rename(work, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    return rm(work, { recursive: true, force: true });
  });
}
