import { describe, expect, it } from 'vitest';
import { cleanText, codeOfWhole } from './clean-text.ts';

describe('a phone number', () => {
  it.each([
    ['971501234567', '971501234567'],
    ['+971 50 123 45 67', '971501234567'],
    ['00971-50-123-4567', '971501234567'],
    ['+971 (50) 123.4567', '971501234567'],
    ['\u202a+971\u00a050\u2011123\u20114567\u202c', '971501234567'],
    ['050 1234567', '0501234567'],
    ['call me', 'call me'],
    ['+971 50 123 ext. 4', '+971 50 123 ext. 4'],
    ['1+2', '1+2'],
    ['+', '+'],
    ['', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(cleanText('phone', typed, undefined)).toBe(stored);
    expect(cleanText('phone', stored, undefined)).toBe(stored);
  });
});

describe('a number with a separate dialling code', () => {
  it.each<[string, string | undefined, string]>([
    ['50 123-4567', '+971', '501234567'],
    ['0501234567', '+971', '0501234567'],
    ['+971 50 123 4567', '+971', '501234567'],
    ['00971501234567', '+971', '501234567'],
    ['971501234567', '+971', '971501234567'],
    ['+966 50 123 4567', '+971', '+966 50 123 4567'],
    ['+971 50 123 4567', undefined, '+971 50 123 4567'],
  ])('%j beside %j is stored as %j', (typed, code, stored) => {
    expect(cleanText('national-number', typed, code)).toBe(stored);
  });
});

it.each([
  ['+971 50 123 4567', '+971'],
  ['00 44 20 7946 0000', '+44'],
  ['+1 (212) 555-0100', '+1'],
  ['+7 495 123 4567', '+7'],
  ['+20 2 2461 6000', '+20'],
  ['+358 9 123 456', '+358'],
  ['+966', undefined],
  ['+971 call', undefined],
  ['0501234567', undefined],
  ['501234567', undefined],
])('the dialling code of %j is %j', (number, code) => {
  expect(codeOfWhole(number)).toBe(code);
});

describe('a link', () => {
  it.each([
    ['www.school.example', 'https://www.school.example'],
    ['school.example/a?b=c#d', 'https://school.example/a?b=c#d'],
    ['school.example:8080', 'https://school.example:8080'],
    [
      '\u0645\u062f\u0631\u0633\u0629.\u0642\u0637\u0631',
      'https://\u0645\u062f\u0631\u0633\u0629.\u0642\u0637\u0631',
    ],
    ['http://school.example', 'http://school.example'],
    ['school', 'school'],
    ['localhost:3000', 'localhost:3000'],
    ['12.5', '12.5'],
    ['a@school.example', 'a@school.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['ftp://school.example', 'ftp://school.example'],
    ['see school.example', 'see school.example'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(cleanText('uri', typed, undefined)).toBe(stored);
  });
});

it('leaves any other text unchanged', () => {
  expect(cleanText(undefined, '+1 2', undefined)).toBe('+1 2');
  expect(cleanText('email', 'a.b', undefined)).toBe('a.b');
  expect(cleanText('constructor', 'a.b', undefined)).toBe('a.b');
});
