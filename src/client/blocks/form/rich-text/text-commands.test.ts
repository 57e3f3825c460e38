import { expect, test } from 'vitest';
import { wholeAddress } from './text-commands.ts';

test.each([
  ['example.org', 'https://example.org'],
  ['http://example.org/a?b=c', 'http://example.org/a?b=c'],
  ['  https://example.org ', 'https://example.org'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['', ''],
])('the address "%s" is linked as "%s"', (typed, href) => {
  expect(wholeAddress(typed)).toBe(href);
});
