import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isCommitted } from '../language/compile/outputs.ts';
import { PROJECT } from './running-server.ts';

const LEFT_OUT = ['node_modules', '.git', 'dist', 'data', '.cache', 'test-results', 'storybook-static'];

/** Whether a path of the project is part of a fresh clone. */
function isInClone(path: string): boolean {
  const [folder = '', inner] = path.split(/[\\/]/);
  if (LEFT_OUT.includes(folder) || path === join('stories', 'forms')) return false;
  return folder !== 'generated' || inner === undefined || isCommitted(`generated/${inner}`);
}

/** A fresh clone of the project with its packages, in a separate folder that a test may edit. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'project-'));

  constructor() {
    cpSync(PROJECT, this.folder, {
      recursive: true,
      filter: (source) => isInClone(relative(PROJECT, source)),
    });
    symlinkSync(join(PROJECT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Replaces the first occurrence of a text in a file. */
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
