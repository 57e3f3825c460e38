import { type PublishedFiles, publishedOver } from '../../areas/office/workshop/published-files.ts';
import {
  describeVersions,
  type ListedVersion,
  readPublished,
  settleVersions,
} from '../../areas/office/workshop/workshop-queries.ts';
import type { Db } from '../../engine/db/connect.ts';
import { type Program, program } from '../program.ts';
import { BuildStore } from './build-store.ts';
import { releaseFiles } from './release-files.ts';

/** A release has changed files in another way than an edit that was published. */
export class ContradictedEdits extends Error {
  constructor(edits: readonly ListedVersion[]) {
    const lines = edits.map(
      ({ file, version_id, published_at, publisher }) =>
        `- ${file} contradicts version ${version_id}, published on ${published_at?.toISOString().slice(0, 10)} by ${publisher ?? 'a former Admin'}.`,
    );
    super(
      `The files of this release contradict edits that were published on the running site, so the server does not start. Nothing was changed.\n${lines.join('\n')}\nBring both together with npm run workshop:pull, which shows where they differ.`,
    );
    this.name = 'ContradictedEdits';
  }
}

/** The program of a state of the definitions; `folder` holds its build. */
export type CurrentProgram = { digest: string; folder: string; program: Program };

/** The state of the definitions on a site: the release's files, and what was published over them. */
export class PublishedProgram {
  #files: ReadonlyMap<string, string> | undefined;
  readonly #root: string;
  readonly #dataDir: string;
  #store: BuildStore | undefined;

  constructor(root: string, dataDir: string) {
    this.#root = root;
    this.#dataDir = dataDir;
  }

  /** Read when they are first needed, and then no more. */
  get files(): ReadonlyMap<string, string> {
    this.#files ??= releaseFiles(this.#root);
    return this.#files;
  }

  get builds(): BuildStore {
    this.#store ??= new BuildStore(this.#root, this.#dataDir);
    return this.#store;
  }

  async over(db: Db): Promise<PublishedFiles> {
    return publishedOver(await readPublished(db), (file) => this.files.get(file));
  }

  /**
   * The program with everything that is in force; without published edits that is the release itself.
   *
   * @throws ContradictedEdits
   */
  async current(db: Db): Promise<CurrentProgram> {
    const { over, settled, contradicted } = await this.over(db);
    if (contradicted.length > 0)
      throw new ContradictedEdits(
        await describeVersions(
          db,
          contradicted.map(({ version_id }) => version_id),
        ),
      );
    await settleVersions(db, settled, new Date());
    if (over.size === 0) return { digest: 'release', folder: this.#root, program };
    return this.builds.load(db, over);
  }
}
