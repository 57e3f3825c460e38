import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages } from '../../generated/messages.ts';
import { textsIn } from '../../scripts/texts-in-code.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const files = globSync('src/client/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

/** Names given by the platform, which are not texts for people. */
const PLATFORM = new Set(
  'Enter Escape Tab Home End Backspace Delete ArrowUp ArrowDown ArrowLeft ArrowRight Authorization Bearer ApiError'.split(
    ' ',
  ),
);

describe('the client’s texts', () => {
  it.each(files)('%s contains no text outside schemas/messages', (file) =>
    expect(textsIn(file, readFileSync(join(ROOT, file), 'utf8'), PLATFORM)).toEqual([]),
  );

  it.each([
    ['<p>Try again</p>', 'Try again'],
    ["<Button label={open ? 'Hide filters' : name} />", 'Hide filters'],
    [`<Button label={\`Remove \${name}\`} />`, `\`Remove \${name}\``],
    ['const words = { done: "Done: " };', 'Done: '],
  ])('are detected in %s', (code, text) => expect(textsIn('x.tsx', code, PLATFORM)).toEqual([text]));

  it.each([`throw new Error(\`There is no part "\${name}"\`);`, "if (event.key === 'Enter') go();"])(
    'are not detected in %s',
    (code) => expect(textsIn('x.tsx', code, PLATFORM)).toEqual([]),
  );

  it.each(files)('%s uses only existing messages', (file) => {
    const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bmessage\('([\w.-]+)'/g)];
    expect(named.map(([, key]) => key).filter((key) => !Object.hasOwn(messages, key!))).toEqual([]);
  });

  // Each group of texts is a module; those that every page may need are always loaded.
  const groups = readdirSync(join(ROOT, 'generated/messages')).map((file) => file.replace('.ts', ''));

  it.each(files)('%s imports the message groups that it uses', (file) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    const groupsUsed = [...code.matchAll(/['`](\w+)\.(?:[a-z_]+'|\$\{)/g)].map(([, room]) => room!);
    const needed = /\b(message|words)\(/.test(code) ? groupsUsed.filter((room) => groups.includes(room)) : [];
    const imported = [...code.matchAll(/generated\/messages\/(\w+)\.ts'/g)].map(([, room]) => room);
    expect(needed.filter((room) => !imported.includes(room))).toEqual([]);
  });
});
