import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOnDisk, filesWith } from '../../grammar/project-files.ts';
import { loadProject } from '../project.ts';
import { formModules } from './form-modules.ts';

const project = loadProject(filesOnDisk(join(import.meta.dirname, '../../check/fixture')));
const outputs = formModules(project);

describe('a form’s module', () => {
  const text = outputs.get('generated/forms/book/facts.js')!;

  it('compiles no code at runtime and needs no CommonJS', () => {
    expect(text).not.toMatch(/\bnew Function\b|\beval\b|\brequire\(/);
  });

  it('contains its schema once', () => {
    expect(text.split("Publisher's phone").length - 1).toBe(1);
  });

  it('exports only the form', () => {
    expect(text.match(/^export .*/gm)).toEqual(['export const form = {']);
  });

  it('imports the functions that it calls', () => {
    expect(text).toContain(
      "import { formats, ucs2length } from '../../../src/language/run/form/validator-runtime.ts';",
    );
  });

  it('carries along what was typed before an edit, as any form of the same record says', async () => {
    const file = 'schemas/forms/book/facts.json';
    const files = filesOnDisk(join(import.meta.dirname, '../../check/fixture'));
    const edited = loadProject(
      filesWith(files, {
        [file]: files
          .read(file)!
          .replace(
            '"title": "Book",',
            '"title": "Book", "stored": { "kind": { "renamedFrom": "sort" }, "x": { "drop": "2030-01-31" } },',
          ),
      }),
    );
    const text = formModules(edited).get('generated/forms/book/facts.js')!;
    expect(text).toContain("import { carryValues } from '../../../src/language/run/change/carry-values.ts';");
    expect(text).toMatch(
      /carry: \(values\) => carryValues\(values, \{\s*"?kind"?: \{\s*"?renamedFrom"?: ["']sort["']\s*\}\s*\}\)/,
    );
    expect(formModules(project).get('generated/forms/book/facts.js')).not.toContain('carry');
  });

  it('has a type declaration', () => {
    expect(outputs.get('generated/forms/book/facts.d.ts')).toContain('export const form: FormModule;');
  });

  it('is deterministic', () => {
    expect([...formModules(project)]).toEqual([...outputs]);
  });
});
