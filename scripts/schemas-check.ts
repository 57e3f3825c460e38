// Checks the documents in schemas/ and openapi/, the shipped data, and what edits since the last release would break. Each
// finding is one line, `file:line: what is wrong`; exits with 1 if there are any. Texts that another language lacks, and
// translations that are outdated, lost something, or that nothing uses any more, are listed too, and refused only with --release. With --write, what was
// checked becomes the release that later edits are compared to (generated/released/), and docs/api-changelog.md tells of it. While nothing that it reads has
// changed, it says the same again.
import { resolve } from 'node:path';
import { KeptResult, LANGUAGE_CODE } from './build/kept-result.ts';

type Result = { documents: number; findings: string[]; missing: string[] };

const root = resolve(import.meta.dirname, '..');
const isWriting = process.argv.includes('--write');
const kept = new KeptResult<Result>(root, 'schemas-check', [
  ...LANGUAGE_CODE,
  'scripts/schemas-check.ts',
  'scripts/data',
  'scripts/change',
]);

/** Loaded on demand, which takes a good part of the time. */
const loadCheck = async () => ({
  ...(await import('../src/language/check/project-check.ts')),
  ...(await import('../src/language/check/text/translation-notices.ts')),
  ...(await import('../src/language/compile/change/released.ts')),
  ...(await import('../src/language/compile/outputs.ts')),
  ...(await import('../src/language/compile/screen/translated-from.ts')),
  ...(await import('../src/language/compile/project.ts')),
  ...(await import('../src/language/grammar/findings.ts')),
  ...(await import('./change/find-broken.ts')),
  ...(await import('./data/check-data.ts')),
});

async function check() {
  const { loadProject, checkProject, checkData, translationNotices, ...rest } = await loadCheck();
  const { describeFinding, findBroken } = rest;
  const { files, keep } = kept.recording();
  const project = loadProject(files);
  const mistakes = [...checkProject(project).findings, ...checkData(files)];
  const broken = mistakes.length ? null : await findBroken(root, project);
  const findings = broken ? broken.findings : mistakes;
  const missing = findings.length ? [] : translationNotices(project);
  const result: Result = {
    documents: project.documents.byFile.size,
    findings: findings.map(describeFinding),
    missing: missing.map(describeFinding),
  };
  // What a database counts is asked anew each time.
  if (!broken?.isCounted) keep(result);
  return { project, result };
}

const known = isWriting ? null : kept.read();
const { project = null, result } = known ? { result: known } : await check();
const { documents, findings, missing } = result;
for (const finding of findings) console.error(finding);
for (const finding of missing) console.error(`Notice: ${finding}`);
if (findings.length || (missing.length && process.argv.includes('--release'))) process.exitCode = 1;
else console.log(`${documents} documents, nothing wrong`);
if (isWriting && project && !process.exitCode) {
  const { releasedFiles, translatedFrom, compareOutputs, writeOutputs } = await loadCheck();
  const released = new Map([
    ...releasedFiles(project, new Date().toISOString().slice(0, 10)),
    ...translatedFrom(project),
  ]);
  const { changed } = compareOutputs(root, released);
  writeOutputs(root, released, { changed, surplus: [] });
  console.log(
    changed.length
      ? `Wrote ${changed.join(', ')}: commit them`
      : 'Nothing has changed since the last release',
  );
}
