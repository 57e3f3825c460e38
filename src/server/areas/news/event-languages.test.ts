import { describe, expect, it } from 'vitest';
import { events } from '../../../../generated/events.ts';
import { saidIn } from '../../../../generated/server-languages.ts';
import { templatePaths } from '../../../language/run/value/value-path.ts';

/** The texts of a document: all strings that are neither paths nor names. */
function textsOf(node: unknown, key = ''): string[] {
  if (typeof node === 'string')
    return /^(title|text|subject|body|label|lines|one|other|zero|two|few|many)$/.test(key) &&
      node !== 'details'
      ? [node]
      : [];
  if (Array.isArray(node)) return node.flatMap((one) => textsOf(one, key));
  if (node === null || typeof node !== 'object') return [];
  if ('other' in node) return textsOf(node.other, key);
  return Object.entries(node).flatMap(([name, value]) =>
    /^(when|params|query)$/.test(name) ? [] : textsOf(value, name),
  );
}
const placesOf = (text: string) => templatePaths(text).sort();

describe.each(Object.keys(saidIn))('an event in "%s"', (language) => {
  it.each(Object.keys(events) as (keyof typeof events)[])('has all texts of %s', (name) => {
    const [english, other] = [textsOf(events[name]), textsOf(saidIn[language]!.events[name])];
    expect(other.map(placesOf)).toEqual(english.map(placesOf));
    const words = other.map((text) => text.replace(/\{[^}]*\}/g, ''));
    expect(words.filter((text) => /[A-Za-z]{2}/.test(text))).toEqual([]);
  });
});
