import { pdf, png } from '../scenario.ts';
import { pick, STRANGE } from '../trial-values.ts';
import type { Fields, Probe, Random, Send } from './probe.ts';

/** Valid and invalid values for a file field. */
export function fileProbes(
  name: string,
  mediaType: string,
  example: () => Fields,
  send: Send,
  random: Random,
): Probe[] {
  if (mediaType === 'application/json')
    return [send(`a text as ${name}`, { ...example(), [name]: 'x' }, 'wrong', name)];
  const lie = new File(['MZ, a program'], 'cv.pdf', { type: 'application/pdf' });
  const files: [what: string, value: unknown, kind: Probe['kind']][] = [
    ['a PDF', pdf(), 'open'],
    ['an image', png(), 'open'],
    ['two files', [pdf(), png()], 'open'],
    ['an executable named .pdf', lie, 'wrong'],
    ['an empty file', new File([], 'empty.pdf'), 'wrong'],
    ['a text', 'x', 'wrong'],
    ['an unusual value', pick(random, STRANGE), 'open'],
    ['a long name', pdf(`${'ك'.repeat(300)}.pdf`), 'open'],
  ];
  return files.map(([what, value, kind]) =>
    send(`${what} as ${name}`, { ...example(), [name]: value }, kind, kind === 'wrong' ? name : undefined),
  );
}
