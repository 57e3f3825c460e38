import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT } from './running-server.ts';

const LEFT_OUT = ['node_modules', '.git', 'dist', 'data', '.cache', 'test-results', 'storybook-static'];

/** A copy of the project in a folder of its own, which a test may edit. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'project-'));

  constructor() {
    cpSync(PROJECT, this.folder, {
      recursive: true,
      filter: (source) => !LEFT_OUT.includes(relative(PROJECT, source).split('/')[0]!),
    });
    symlinkSync(join(PROJECT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Changes one spot of a file. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
