// Checks the documents in schemas/ and openapi/ and the shipped data. Each finding is one line, `file:line:
// what is wrong`; exits with 1 if there are any. Texts that another language lacks, and translations that
// nothing uses any more, are listed too, and refused only with --release. With --write, what was checked becomes the
// release that later edits are compared to (generated/released/).
import { resolve } from 'node:path';
import { checkProject } from '../src/language/check/project-check.ts';
import { unusedTranslations } from '../src/language/check/text/unused-translations.ts';
import { releasedFiles } from '../src/language/compile/change/released.ts';
import { compareOutputs, writeOutputs } from '../src/language/compile/outputs.ts';
import { loadProject } from '../src/language/compile/project.ts';
import { untranslated } from '../src/language/compile/screen/untranslated.ts';
import { describeFinding } from '../src/language/grammar/findings.ts';
import { filesOnDisk } from '../src/language/grammar/project-files.ts';
import { checkData } from './data/check-data.ts';

const root = resolve(import.meta.dirname, '..');
const files = filesOnDisk(root);
const project = loadProject(files);
const findings = [...checkProject(project).findings, ...checkData(files)];
for (const finding of findings) console.error(describeFinding(finding));
const missing = findings.length ? [] : [...untranslated(project), ...unusedTranslations(project)];
for (const finding of missing) console.error(`Notice: ${describeFinding(finding)}`);
if (findings.length || (missing.length && process.argv.includes('--release'))) process.exitCode = 1;
else console.log(`${project.documents.byFile.size} documents, nothing wrong`);
if (process.argv.includes('--write') && !process.exitCode) {
  const released = releasedFiles(project);
  const { changed } = compareOutputs(root, released);
  writeOutputs(root, released, { changed, surplus: [] });
  console.log(
    changed.length
      ? `Wrote ${changed.join(', ')}: commit them`
      : 'Nothing has changed since the last release',
  );
}
