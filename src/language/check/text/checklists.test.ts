import { describe, expect, it } from 'vitest';
import { generate } from '../../generation.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { filesIn } from '../../grammar/translation.ts';
import { findingsWith, library } from '../test-mistakes.ts';

const FILE = 'schemas/checklists/lending.json';
const SOURCE = {
  title: 'Rules of the library',
  url: 'https://library.example/rules',
  read: 'original',
  reviewed_on: '2026-11-28',
  reviewer: 'The librarians',
};
const ITEM = {
  title: 'Proof of address',
  needs: 'A letter that came to the address.',
  provided_by: 'candidate',
  due: 'hire',
  source: 'rules',
};
const LIST = {
  $schema: '../meta/checklist.schema.json',
  title: 'Before the first loan',
  version: '2026-11-28',
  sources: { rules: SOURCE },
  items: { address: ITEM },
};
const fileWith = (change: object, file = FILE) => ({
  [file]: JSON.stringify({ ...LIST, ...change }, null, 1),
});
const found = (change: object) =>
  findingsWith(fileWith(change)).map((finding) => finding.replace(/^schemas.+?:\d+: /, ''));
const withSource = (change: object) => ({ sources: { rules: { ...SOURCE, ...change } } });
const withItem = (change: object) => ({ items: { address: { ...ITEM, ...change } } });

describe('a checklist', () => {
  it('is accepted with items that follow from its sources', () => {
    expect(found({})).toEqual([]);
    expect(found(withItem({ source: ['rules'], for_each: 'abroad', form: 'auth/login' }))).toEqual([]);
    expect(
      found(withSource({ read: 'summary', summary: 'https://news.example/rules', published: '2026' })),
    ).toEqual([]);
  });

  it.each<[string, object, string]>([
    [
      'with an unknown source',
      withItem({ source: 'rule' }),
      'there is no source "rule"; did you mean "rules"?',
    ],
    [
      'with a source that no item follows from',
      { sources: { rules: SOURCE, law: { ...SOURCE, url: 'https://law.example/' } } },
      'no item follows from this source',
    ],
    ['with an address that is none', withSource({ url: 'rules of 2026' }), 'an address begins with https://'],
    [
      'with a summary that is not named',
      withSource({ read: 'summary' }),
      'a summary was read: give its address as "summary"',
    ],
    [
      'with a summary beside the original',
      withSource({ summary: 'https://news.example/rules' }),
      'a source has a "summary" if that was read',
    ],
    ['with an unknown way of reading', withSource({ read: 'skimmed' }), '"skimmed"'],
    [
      'with a country that has no code',
      { countries: ['Oman'] },
      'a country is written with its two capital letters',
    ],
    [
      'with a key that cannot be stored',
      { items: { 'Proof of address': ITEM } },
      'the key of an item has small letters and hyphens',
    ],
    [
      'with an unknown form',
      withItem({ form: 'auth/logn' }),
      'there is no form "auth/logn"; did you mean "auth/login"?',
    ],
    ['with an unknown moment', withItem({ due: 'later' }), '"later"'],
    ['with an unknown repetition', withItem({ for_each: 'city' }), '"city"'],
    ['without a review', withSource({ reviewed_on: undefined }), '"reviewed_on" is missing'],
  ])('is refused %s', (_, change, finding) => {
    expect(found(change).join('\n')).toContain(finding);
  });

  it.each<[string, object, object, string[]]>([
    ['for different countries', { countries: ['OM'] }, {}, []],
    [
      'for the same country',
      { countries: ['OM', 'QA'] },
      { countries: ['QA'] },
      ['the checklist "borrowing" holds for QA as well; only one can'],
    ],
    [
      'for all other countries',
      {},
      {},
      ['the checklist "borrowing" holds for all other countries as well; only one can'],
    ],
  ])('may stand beside another one %s', (_, one, other, findings) => {
    const files = { ...fileWith(one), ...fileWith(other, 'schemas/checklists/borrowing.json') };
    expect(findingsWith(files).map((finding) => finding.replace(/^schemas.+?:\d+: /, ''))).toEqual(findings);
  });

  it('is written for the program by name, and can be translated', () => {
    const arabic = {
      'schemas/messages/ar.json':
        '{ "$schema": "../meta/messages.schema.json", "= Proof of address": "إثبات العنوان" }',
    };
    const project = filesWith(library, { ...fileWith({}), ...arabic });
    const made = generate(project).outputs!.get('generated/checklists.ts')!;
    expect(made).toContain('export type ChecklistName = "lending";');
    expect(made).toContain('"Proof of address"');
    expect(generate(filesIn(project, 'ar')).outputs!.get('generated/checklists.ts')).toContain(
      'إثبات العنوان',
    );
  });
});
