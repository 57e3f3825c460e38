import { expect, test } from 'vitest';
import { fileNameOf, fileSize } from './file-facts.ts';

test.each([
  ['/api/document/7/My%20CV.pdf', 'My CV.pdf'],
  ['/storage/ab12.png?v=2', 'ab12.png'],
  ['https://example.org/a/b%E0%A4%A.pdf', 'b%E0%A4%A.pdf'],
])('names the file at %s "%s"', (address, name) => {
  expect(fileNameOf(address)).toBe(name);
});

test.each([
  [0, '0 B'],
  [940, '940 B'],
  [1536, '1.5 KB'],
  [5 * 1024 * 1024, '5 MB'],
  [734003, '717 KB'],
])('formats %i bytes as "%s"', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
