// Generates generated/ and the grammar in schemas/meta from schemas/ and openapi/; if they contain mistakes,
// it reports them and writes nothing. With --check it lists stale committed files, leaves them unchanged and
// exits with 1.
import { resolve } from 'node:path';
import {
  compareOutputs,
  isCommitted,
  withGeneratedFiles,
  writeOutputs,
} from '../src/language/compile/outputs.ts';
import { generate } from '../src/language/generation.ts';
import { describeFinding } from '../src/language/grammar/findings.ts';
import { filesOnDisk } from '../src/language/grammar/project-files.ts';

const ROOT = resolve(import.meta.dirname, '..');

const { findings, outputs: all, types } = generate(filesOnDisk(ROOT));
for (const finding of findings) console.error(describeFinding(finding));
if (!all) process.exit(1);
const outputs = new Map([...all, ...(await types())]);
withGeneratedFiles(ROOT, () => {
  const differences = compareOutputs(ROOT, outputs);
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
