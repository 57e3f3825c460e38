import { expect, test } from 'vitest';
import { toggled } from './Choices.tsx';
import { searchChoices } from './search-choices.ts';

const choices = ['Bahrain', 'Côte d’Ivoire', 'Oman', 'Romania', 'أحمد'].map((label, value) => ({
  value,
  label,
}));
const labelsFor = (words: string) => searchChoices(choices, words).map((choice) => choice.label);

test.each([
  ['', ['Bahrain', 'Côte d’Ivoire', 'Oman', 'Romania', 'أحمد']],
  ['  ', ['Bahrain', 'Côte d’Ivoire', 'Oman', 'Romania', 'أحمد']],
  ['oman', ['Oman', 'Romania']],
  ["cote d'i", ['Côte d’Ivoire']],
  ['احمد', ['أحمد']],
  ['zz', []],
])('"%s" finds %j', (words, labels) => {
  expect(labelsFor(words)).toEqual(labels);
});

test('toggles a value and keeps the order of the choices', () => {
  expect(toggled([2], 0, choices)).toEqual([0, 2]);
  expect(toggled([0, 2], 2, choices)).toEqual([0]);
  expect(toggled([99], 1, choices)).toEqual([99, 1]);
});

const countries = [
  { value: 1, label: 'British Virgin Islands' },
  { value: 2, label: 'Ireland', also: ['Irish'] },
  { value: 3, label: 'United Kingdom', also: ['UK', 'British', 'بريطانية'] },
  { value: 4, label: 'Ukraine', also: ['Ukrainian'] },
];

test.each([
  ['brit', ['United Kingdom', 'British Virgin Islands']],
  ['British', ['United Kingdom', 'British Virgin Islands']],
  ['uk', ['United Kingdom', 'Ukraine']],
  ['irish', ['Ireland']],
  ['بريطانيه', ['United Kingdom']],
  ['ish', ['British Virgin Islands']],
])('"%s" finds %j by other names as well', (words, labels) => {
  expect(searchChoices(countries, words).map(({ label }) => label)).toEqual(labels);
});
