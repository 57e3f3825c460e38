import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOnDisk, filesWith, type ProjectFiles } from '../../src/language/grammar/project-files.ts';

/** Returns the definitions of a revision of git. */
export function filesAt(root: string, revision: string): ProjectFiles {
  const git = (args: string[], input?: string) =>
    execFileSync('git', args, { cwd: root, input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'pipe'] });
  let names: string[];
  try {
    const listed = git(['ls-tree', '-r', '-z', '--name-only', revision, '--', 'schemas', 'openapi']);
    names = listed
      .toString()
      .split('\0')
      .filter((name) => /\.(json|yaml)$/.test(name));
  } catch {
    throw new Error(`git knows no revision "${revision}" here: npm run schemas:diff -- REVISION`);
  }
  const all = git(['cat-file', '--batch'], `${names.map((name) => `${revision}:${name}`).join('\n')}\n`);
  const texts: Record<string, string> = {};
  let at = 0;
  for (const name of names) {
    const end = all.indexOf(10, at);
    const size = Number(all.subarray(at, end).toString().split(' ').at(-1));
    texts[name] = all.subarray(end + 1, end + 1 + size).toString();
    at = end + 1 + size + 1;
  }
  // An empty folder below, so that nothing of the working tree shows through.
  return filesWith(filesOnDisk(join(tmpdir(), 'no-definitions')), texts);
}
