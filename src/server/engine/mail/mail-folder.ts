import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The file name of a mail: its time, and its id in the outbox. */
export const mailFileName = (at: Date, id: number): string =>
  `${at.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;

/** The folder that stores mails as files when there is no mail server; it may not exist. */
export class MailFolder {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'mail');
  }

  get path(): string {
    return this.#folder;
  }

  /** Removes the files of these mails. */
  async discard(ids: readonly number[]): Promise<void> {
    const gone = new Set(ids.map(String));
    if (gone.size === 0) return;
    await this.#removeWhere(async (name) => gone.has(/-(\d+)\.eml(\.part)?$/.exec(name)?.[1] ?? ''));
  }

  /** Removes files written before a given time. */
  async sweep(before: Date): Promise<void> {
    await this.#removeWhere(async (name) => {
      const found = await stat(join(this.#folder, name)).catch(() => null);
      return Boolean(found?.isFile() && found.mtime < before);
    });
  }

  async #removeWhere(isGone: (name: string) => Promise<boolean>): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names)
      if (name.includes('.eml') && (await isGone(name))) await rm(join(this.#folder, name), { force: true });
  }
}
