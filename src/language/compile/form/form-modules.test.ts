import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOnDisk } from '../../grammar/project-files.ts';
import { loadProject } from '../project.ts';
import { formModules } from './form-modules.ts';

const { documents, forms } = loadProject(filesOnDisk(join(import.meta.dirname, '../../check/fixture')));
const outputs = formModules(documents, forms);

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

  it('has a type declaration', () => {
    expect(outputs.get('generated/forms/book/facts.d.ts')).toContain('export const form: FormModule;');
  });

  it('is deterministic', () => {
    expect([...formModules(documents, forms)]).toEqual([...outputs]);
  });
});
