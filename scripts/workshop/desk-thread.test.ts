import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generate } from '../../src/language/generation.ts';
import { filesOnDisk, filesWith } from '../../src/language/grammar/project-files.ts';
import { DeskThread } from '../../src/server/start/workshop/desk.ts';

const root = resolve(import.meta.dirname, '../..');
const FILE = 'schemas/forms/contact.json';
const released = readFileSync(join(root, FILE), 'utf8');
const titled = (title: string) => released.replace('"title": "Subject"', `"title": "${title}"`);

const thread = new DeskThread(root);
afterAll(() => thread.stop());

it('generates from what it has kept of an edit what a new process generates', async () => {
  const over = { [FILE]: titled('About') };
  const file = 'schemas/screens/contact.json';
  const text = readFileSync(join(root, file), 'utf8').replace('"title": "Contact', '"title": "Write to');
  for (const edit of [
    { file: FILE, text: titled('About'), over: {} },
    { file, text, over },
  ]) {
    await thread.ask('check', edit);
    await thread.ask('draw', { ...edit, drawn: { screen: 'contact' }, language: 'ar' });
    await thread.ask('judge', edit);
  }
  const texts = { ...over, [file]: text };
  const made = await thread.ask('generate', { over: texts });
  const files = filesOnDisk(root);
  const { outputs } = generate(filesWith(files, texts));
  const differing = [...outputs!].filter(([path, content]) => files.read(path) !== content);
  expect(Object.keys(made)).toContain('generated/forms/contact.js');
  expect(made).toEqual(Object.fromEntries(differing));
}, 300_000);
