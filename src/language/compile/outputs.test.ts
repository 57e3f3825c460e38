import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareOutputs, type Outputs, withGeneratedFiles, writeOutputs } from './outputs.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'outputs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(outputs: Outputs) {
  const differences = compareOutputs(root, outputs);
  writeOutputs(root, outputs, differences);
  return differences;
}

describe('generated files', () => {
  const outputs: Outputs = new Map([
    ['generated/a.ts', 'a'],
    ['generated/deep/er/b.js', 'b'],
    ['schemas/meta/x.schema.json', '{}'],
  ]);

  it('are written where they are missing', () => {
    expect(write(outputs)).toEqual({ changed: [...outputs.keys()], surplus: [] });
    expect(readFileSync(join(root, 'generated/deep/er/b.js'), 'utf8')).toBe('b');
  });

  it('are left unchanged where they are up to date', () => {
    write(outputs);
    const { mtimeMs } = statSync(join(root, 'generated/a.ts'));
    expect(write(outputs)).toEqual({ changed: [], surplus: [] });
    expect(statSync(join(root, 'generated/a.ts')).mtimeMs).toBe(mtimeMs);
  });

  it('are rewritten where they differ', () => {
    write(outputs);
    writeFileSync(join(root, 'generated/a.ts'), 'edited by hand');
    expect(write(outputs).changed).toEqual(['generated/a.ts']);
  });

  it('are deleted with their source, and so are their folders', () => {
    write(outputs);
    expect(write(new Map([['generated/a.ts', 'a']])).surplus).toEqual([
      'generated/deep/er/b.js',
      'schemas/meta/x.schema.json',
    ]);
    expect(existsSync(join(root, 'generated/deep'))).toBe(false);
  });

  it('are deleted without touching hand-written files', () => {
    mkdirSync(join(root, 'schemas/meta'), { recursive: true });
    writeFileSync(join(root, 'schemas/meta/vocabulary.json'), '{}');
    expect(write(outputs).surplus).toEqual([]);
  });
});

describe('the lock on generated files', () => {
  it('keeps a second process out, and ends with the first, even when that is killed', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'outputs.ts'));
    const hold = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`;
    const program = `import { withGeneratedFiles } from ${module};
      withGeneratedFiles(${JSON.stringify(root)}, () => { process.stderr.write('held'); ${hold}; });`;
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    await once(holder.stderr, 'data');
    expect(() => withGeneratedFiles(root, () => 'in', 0)).toThrow('locked');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(withGeneratedFiles(root, () => 'in', 0)).toBe('in');
  });
});
