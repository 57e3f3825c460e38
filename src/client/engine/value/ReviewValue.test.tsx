import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../generated/language-facts.ts';
import { ENGLISH, speakBy } from '../../../language/run/value/language.ts';
import { ReviewValue } from './ReviewValue.tsx';

afterEach(() => speakBy(() => ENGLISH));

const drawn = (value: unknown, schema = {}) =>
  renderToString(<ReviewValue schema={schema} ui={undefined} value={value} row={() => null} />);

it('separates several choices with the comma of the reader’s language', () => {
  const choices = ['Chess', 'Robotics'];
  expect(drawn(choices)).toContain('</span>, <span');
  speakBy(() => ({ ...LANGUAGES.ar, texts: {} }));
  expect(drawn(choices)).toContain('</span>، <span');
});

it('keeps the name of a file in order in a text of another direction', () => {
  expect(drawn(new File([], 'Layla (1).pdf'))).toBe('<bdi>Layla (1).pdf</bdi>');
  expect(drawn('/files/7/Layla.pdf', { 'x-file': { types: [] } })).toMatch(/^<bdi>.*\.pdf<\/bdi>$/);
});
