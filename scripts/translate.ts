// For translators. `npm run translate:export LANG [FILE]` writes a table of all texts, with what is missing or outdated
// first, or an XLIFF file if FILE ends in .xlf; `npm run translate:import FILE` takes it, filled in, into the language's file,
// which it makes if there is none;
// `npm run translate:confirm LANG KEY…` says that translations still fit although their English has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  compareOutputs,
  type Outputs,
  withGeneratedFiles,
  writeOutputs,
} from '../src/language/compile/outputs.ts';
import { loadProject, type Project } from '../src/language/compile/project.ts';
import { translatableTexts } from '../src/language/compile/screen/translatable-texts.ts';
import { confirmed, outdatedIn } from '../src/language/compile/screen/translated-from.ts';
import { isLanguageFile, languagesIn } from '../src/language/grammar/known-languages.ts';
import { NEW_LANGUAGE, withTexts } from '../src/language/grammar/language-file.ts';
import { filesOnDisk, filesWith } from '../src/language/grammar/project-files.ts';
import { type Row, readTable, rowsOf, tableOf, translationsIn } from './translate/translation-table.ts';
import { readXliff, xliffOf } from './translate/xliff-file.ts';

const root = resolve(import.meta.dirname, '..');
const files = filesOnDisk(root);

/** A command that was not understood, told in place of a stack. */
class Unclear extends Error {}

/** Files of translation programs; any other is a table. */
const XLIFF = /\.(xlf|xliff)$/i;

const fileOf = (language: string) => `schemas/messages/${language}.json`;

/** Returns the definitions with a language, which need not have a file yet. */
function projectWith(language: string, text = files.read(fileOf(language)) ?? NEW_LANGUAGE): Project {
  if (!isLanguageFile(fileOf(language)))
    throw new Unclear(`"${language}" is no language: say the two letters of its code, such as fr`);
  return loadProject(filesWith(files, { [fileOf(language)]: text }));
}

function write(outputs: Outputs): void {
  withGeneratedFiles(root, () =>
    writeOutputs(root, outputs, { ...compareOutputs(root, outputs), surplus: [] }),
  );
}

function exportTable(language: string, file = `translations-${language}.csv`): string {
  const texts = translatableTexts(projectWith(language), language);
  const content = XLIFF.test(file) ? xliffOf(language, rowsOf(language, texts)) : tableOf(language, texts);
  writeFileSync(resolve(file), content);
  const count = (state: string) => texts.filter((text) => text.state === state).length;
  return `Wrote ${file}: ${texts.length} texts, ${count('missing')} missing, ${count('outdated')} outdated`;
}

function rowsIn(file: string): Row[] {
  const content = readFileSync(file, 'utf8');
  if (!XLIFF.test(file)) return readTable(content);
  try {
    return readXliff(content);
  } catch (error) {
    throw new Unclear(`${file} was not taken: ${(error as Error).message}.`);
  }
}

function importTable(file: string): string {
  if (!existsSync(file)) throw new Unclear(`There is no file ${file}.`);
  const rows = rowsIn(file);
  const language = rows[0]?.language ?? '';
  const { texts, refused } = translationsIn(
    rows,
    language,
    translatableTexts(projectWith(language), language),
  );
  const text = withTexts(files.read(fileOf(language)) ?? NEW_LANGUAGE, texts);
  writeFileSync(join(root, fileOf(language)), text);
  write(confirmed(projectWith(language, text), language, Object.keys(texts)));
  const taken = `Took ${Object.keys(texts).length} translations into ${fileOf(language)}`;
  if (refused.length > 0) process.exitCode = 1;
  return [...refused.map((one) => `Refused: ${one}`), taken].join('\n');
}

function confirm(language: string, keys: string[]): string {
  if (!languagesIn(files).includes(language)) throw new Unclear(`There is no ${fileOf(language)}.`);
  const project = loadProject(files);
  const outdated = [...outdatedIn(project, language).keys()];
  const unknown = keys.filter((key) => !outdated.includes(key));
  if (unknown.length > 0) throw new Unclear(`Not outdated: ${unknown.join(', ')}`);
  if (keys.length === 0)
    return [`${outdated.length} outdated translations. Say which still fit.`, ...outdated].join('\n');
  const record = confirmed(project, language, keys);
  write(record);
  return `Noted in ${[...record.keys()].join()}: commit it`;
}

function run([command, first, ...more]: string[]): string {
  if (command === 'export' && first) return exportTable(first, more[0]);
  if (command === 'import' && first) return importTable(resolve(first));
  if (command === 'confirm' && first) return confirm(first, more);
  throw new Unclear(
    [
      'npm run translate:export LANG [FILE]',
      'npm run translate:import FILE',
      'npm run translate:confirm LANG [KEY…]',
    ].join('\n'),
  );
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Unclear)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
