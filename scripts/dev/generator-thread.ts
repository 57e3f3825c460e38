// The worker thread in which `npm run dev` generates.
import { parentPort, workerData } from 'node:worker_threads';
import {
  compareOutputs,
  type Outputs,
  withGeneratedFiles,
  writeOutputs,
} from '../../src/language/compile/outputs.ts';
import { generate } from '../../src/language/generation.ts';
import { filesOnDisk } from '../../src/language/grammar/project-files.ts';
import type { Run } from './generator.ts';

const { root } = workerData as { root: string };
const files = filesOnDisk(root);
const port = parentPort!;
/**
 * The outputs that the program last applied. Newer ones written by another generator run are still reported
 * as changed.
 */
let last: Outputs | undefined;

let runs = 0;

port.on('message', async () => {
  const { run, types } = generateOnce();
  port.postMessage(run);
  // No page needs the API types, so they are written when idle.
  const number = ++runs;
  const made = await types?.();
  if (!made || number !== runs) return;
  withGeneratedFiles(root, () => {
    const { changed } = compareOutputs(root, made);
    writeOutputs(root, made, { changed, surplus: [] });
  });
});

function generateOnce(): { run: Run; types?: () => Promise<Outputs> } {
  try {
    const { findings, outputs, types } = generate(files);
    if (!outputs) return { run: { findings, changed: [] } };
    withGeneratedFiles(root, () => {
      const { changed, surplus } = compareOutputs(root, outputs);
      const isOurs = (path: string) => path !== 'generated/api.d.ts';
      writeOutputs(root, outputs, { changed, surplus: surplus.filter(isOurs) });
    });
    const changed = last ? differences(last, outputs) : [];
    last = outputs;
    return { run: { findings, changed }, types };
  } catch (error) {
    const { message } = error as Error;
    return {
      run: {
        findings: [{ file: 'scripts/generate.ts', line: 1, message: `the generator failed: ${message}` }],
        changed: [],
      },
    };
  }
}

function differences(before: Outputs, after: Outputs): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
