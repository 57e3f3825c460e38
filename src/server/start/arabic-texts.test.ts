import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { ruleTexts } from '../../../generated/rule-texts.ts';
import { saidIn } from '../../../generated/server-languages.ts';
import { serverTexts } from '../../../generated/server-texts.ts';
import { tasks } from '../../../generated/tasks.ts';
import { inWords } from '../../language/run/value/language.ts';
import { pluralForm } from '../../language/run/value/plural.ts';
import { isRecorded, thingOf } from '../areas/office/audit/audit-admin-actions.ts';
import { inLanguage } from '../engine/messages/call-language.ts';

/** Products, abbreviations, settings, headers, and names of files. */
const NAMES =
  /\b(?:[A-Z]{2,}\w*|Education Marketplace|Idempotency-Key|WhatsApp|Word)\b|\?\w+=\w+|[a-z]+(?:\.json)?:/g;
const hasEnglish = (text: string) =>
  /\p{Script=Latin}{2}/u.test(text.replace(/\{[^{}]*\}/g, '').replace(NAMES, ''));

const textsIn = (node: unknown): string[] =>
  typeof node === 'string'
    ? [node]
    : typeof node === 'object' && node !== null
      ? Object.values(node).flatMap(textsIn)
      : [];

/** The texts that have no Arabic, or one with English in it. */
const englishIn = (texts: Iterable<readonly [name: string, arabic: unknown]>) =>
  [...texts].filter(([, text]) => text === undefined || textsIn(text).some(hasEnglish));
const translated = (texts: Iterable<string>) =>
  inLanguage('ar', () => englishIn([...texts].map((text) => [text, inWords(text)])));

const { texts, rules, tasks: arabicTasks } = saidIn.ar!;

describe('in Arabic, the server has no English', () => {
  it('in its messages and refusals', () => {
    expect(englishIn(Object.keys(serverTexts).map((key) => [key, texts[key]]))).toEqual([]);
  });

  it('in what it says after each operation', () => {
    const said = Object.values(operations).flatMap(({ message }) => message ?? []);
    expect(said.length).toBeGreaterThan(50);
    expect(translated(said)).toEqual([]);
  });

  const recorded = Object.values(operations).filter(
    ({ method, path, roles }) =>
      isRecorded({ isRead: method === 'GET', path }) &&
      (roles === null || (roles as readonly string[]).includes('Admin')),
  );

  it('in the things that the audit log names', () => {
    const kinds = new Set(recorded.map(({ path }) => thingOf({ route: { path }, path: {} })));
    const nameOf = (kind: string) => texts[`audit.record_${kind.replaceAll('-', '_')}`];
    kinds.delete('lists');
    expect(englishIn([...kinds].map((kind) => [kind, nameOf(kind)]))).toEqual([]);
  });

  it('in the summary of each action of an Admin that the audit log names', () => {
    expect(recorded.length).toBeGreaterThan(100);
    expect(translated(recorded.map(({ summary }) => summary))).toEqual([]);
  });

  it('in the texts of validation rules', () => {
    expect(englishIn(Object.keys(ruleTexts).map((rule) => [rule, rules?.[rule]]))).toEqual([]);
  });

  it('in its tasks', () => {
    expect(englishIn(Object.keys(tasks).map((name) => [name, arabicTasks?.[name]]))).toEqual([]);
  });
});

it.each([
  [1, 'وظيفة واحدة', 'عرض مرشح واحد'],
  [2, 'وظيفتان', 'عرض مرشحَين'],
  [3, '{n} وظائف', 'عرض {n} مرشحين'],
  [11, '{n} وظيفة', 'عرض {n} مرشحًا'],
  [100, '{n} وظيفة', 'عرض {n} مرشح'],
])('in Arabic, a count of %i has the noun in its form', (n, jobs, candidates) => {
  const formOf = (key: string) => pluralForm(texts[key]!, n, 'ar');
  expect([formOf('jobs.count'), formOf('candidates.show')]).toEqual([jobs, candidates]);
});
