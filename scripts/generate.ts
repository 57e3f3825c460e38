// Generates generated/ and the grammar in schemas/meta from schemas/ and openapi/; if they contain mistakes,
// it reports them and writes nothing. While nothing that it reads has changed, and nobody has changed what it
// wrote, there is nothing to do. With --check it lists stale committed files, leaves them unchanged and exits
// with 1.
import { resolve } from 'node:path';
import {
  compareOutputs,
  GENERATED,
  isCommitted,
  type Outputs,
  readOutputs,
  withGeneratedFiles,
  writeOutputs,
} from '../src/language/compile/outputs.ts';
import { hashOf, KeptResult, LANGUAGE_CODE } from './build/kept-result.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** The hashes of the generated files, by path. */
const kept = new KeptResult<Record<string, string>>(
  ROOT,
  'generated-files',
  [...LANGUAGE_CODE, 'scripts/generate.ts'],
  GENERATED,
);

const hashesOf = (outputs: Outputs): Record<string, string> =>
  Object.fromEntries([...outputs].map(([path, text]) => [path, hashOf(text)]));

/** Whether the files on disk are those that would be generated. */
function areCurrent(hashes: Record<string, string>): boolean {
  const now = hashesOf(withGeneratedFiles(ROOT, () => readOutputs(ROOT)));
  const paths = Object.keys(hashes);
  return paths.length === Object.keys(now).length && paths.every((path) => now[path] === hashes[path]);
}

async function generateAll(): Promise<void> {
  // It takes most of the time to load.
  const [{ generate }, { describeFinding }] = await Promise.all([
    import('../src/language/generation.ts'),
    import('../src/language/grammar/findings.ts'),
  ]);
  const { files, keep } = kept.recording();
  const { findings, outputs: all, types } = generate(files);
  for (const finding of findings) console.error(describeFinding(finding));
  if (!all) process.exit(1);
  const outputs = new Map([...all, ...(await types())]);
  withGeneratedFiles(ROOT, () => {
    const differences = compareOutputs(ROOT, outputs);
    // Findings that do not forbid generating are said again.
    if (findings.length === 0) keep(hashesOf(outputs));
    if (!process.argv.includes('--check')) {
      writeOutputs(ROOT, outputs, differences);
      const { changed, surplus } = differences;
      console.log(`${outputs.size} files, ${changed.length} written, ${surplus.length} deleted`);
      return;
    }
    const stale = [...differences.changed, ...differences.surplus].filter(isCommitted);
    writeOutputs(ROOT, outputs, {
      changed: differences.changed.filter((path) => !isCommitted(path)),
      surplus: differences.surplus.filter((path) => !isCommitted(path)),
    });
    for (const path of stale) console.error(`${path} is stale: run npm run generate`);
    process.exitCode = stale.length ? 1 : 0;
  });
}

const hashes = kept.read();
if (!hashes || !areCurrent(hashes)) await generateAll();
else if (!process.argv.includes('--check'))
  console.log(`${Object.keys(hashes).length} files, 0 written, 0 deleted`);
