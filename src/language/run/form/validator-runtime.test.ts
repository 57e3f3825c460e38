import { describe, expect, it } from 'vitest';
import { equal, formats, ucs2length } from './validator-runtime.ts';

/** Returns CPU time in microseconds, which is independent of the machine's other load. */
function costOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

describe('formats', () => {
  it.each<[keyof typeof formats, string[], string[]]>([
    [
      'date',
      ['2024-02-29', '2026-12-31', '0001-01-01'],
      [
        '2023-02-29',
        '2024-13-01',
        '2024-1-1',
        '2024-01-01T00:00:00Z',
        '',
        '2024-00-10',
        ' 2024-01-01',
        '0000-01-01',
      ],
    ],
    [
      'date-time',
      ['2024-02-29T23:59:59Z', '2024-01-01T00:00:00.5+03:00'],
      ['2024-01-01', '2024-01-01T24:00:00Z', '2024-01-01T00:00:00', '2023-02-29T00:00:00Z'],
    ],
    [
      'email',
      ['a@b.co', "o'hara+jobs@mail.school.edu.sa", 'x_1@1-2.org'],
      ['a', 'a@b', 'a@b.', '@b.co', 'a b@c.de', 'a@b..co', 'a.@b.co', 'a@-b.co', 'a@b.co '],
    ],
    ['uri', ['https://a.b/c?d#e', 'mailto:a@b.co'], ['a.b', '/a', 'https://a b', 'http://', '']],
  ])('%s accepts %j and refuses %j', (name, right, wrong) => {
    const { validate } = formats[name];
    expect(right.filter((text) => !validate(text))).toEqual([]);
    expect(wrong.filter((text) => validate(text))).toEqual([]);
  });

  it.each([
    ['date', '2026-03-01'],
    ['date-time', '2026-03-01T08:00:00Z'],
  ] as const)('%s ignores a limit that is not a text', (name, text) => {
    const { compare } = formats[name];
    const limits = [{ toString: 1 }, [], 7, true, null, undefined];
    expect(limits.map((limit) => compare(text, limit))).toEqual(limits.map(() => 0));
    expect(compare(text, text.replace('03', '04'))).toBeLessThan(0);
    expect(compare(text, text.replace('03', '02'))).toBeGreaterThan(0);
  });

  it.each(Object.entries(formats))(
    '%s scans a text a few times at most, whatever it contains',
    (_, { validate }) => {
      const texts = [
        ...['a', '.', '-', '@', '0', 'a.', 'a-'].map((pump) => `a@${pump.repeat(50_000)}!`),
        ...['a', '.', '-', '0', 'a.'].map((pump) => `${pump.repeat(50_000)}@`),
      ];
      const reading = costOf(() => {
        for (let turn = 0; turn < 20; turn++) for (const text of texts) /^[^\n]*$/.test(text);
      });
      const cost = costOf(() => {
        for (const text of texts) validate(text);
      });
      expect(cost).toBeLessThan(20 * reading);
    },
  );
});

it.each([
  ['', 0],
  ['abc', 3],
  ['مدرسة', 5],
  ['a😀b', 3],
  ['\ud83d', 1],
])('%j has %i characters', (text, length) => {
  expect(ucs2length(text)).toBe(length);
});

it.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [[1, [2]], [1, [2]], true],
  [[1], [1, 2], false],
  [{ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, true],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[], {}, false],
  [null, {}, false],
])('%j equals %j: %j', (a, b, expected) => {
  expect(equal(a, b)).toBe(expected);
});
