import { describe, expect, it } from 'vitest';
import { richTextCleaner } from './rich-text.ts';

const LINK = 'rel="noopener noreferrer nofollow" target="_blank"';

describe('rich text', () => {
  it.each([
    ['keeps what an editor writes', '<h2>Role</h2><ul><li><strong>Teach</strong></li></ul>', null],
    ['modernises old tags', '<div><b>a</b><i>b</i></div>', '<p><strong>a</strong><em>b</em></p>'],
    ['drops scripts with their content', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['drops handlers and styles', '<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
    [
      'drops elements that load something',
      '<p>a<img src=x onerror=alert(1)><iframe src="/"></iframe></p>',
      '<p>a</p>',
    ],
    ['drops links that run code', '<a href="javascript:alert(1)">a</a>', `<a ${LINK}>a</a>`],
    ['drops data links', '<a href="data:text/html,x">a</a>', `<a ${LINK}>a</a>`],
    [
      'keeps web links, opened in a new tab',
      '<a href="https://x.example">a</a>',
      `<a href="https://x.example" ${LINK}>a</a>`,
    ],
    ['survives broken markup', '<p><strong>a', '<p><strong>a</strong></p>'],
    ['keeps text that only looks like markup', '1 &lt; 2 &amp; 3', null],
  ])('%s', (_, html, expected) => {
    expect(richTextCleaner()(html)).toBe(expected ?? html);
  });

  it.each([
    ['tags', '<b>'],
    ['attributes', '<a href="x" style="y">'],
    ['entities', '&lt;'],
  ])('has a limit of %s that the texts of a body share', (_, mark) => {
    const clean = richTextCleaner();
    const text = mark.repeat(2_500 / (mark.match(/[<=&]/g)?.length ?? 1));
    expect([1, 2, 3].map(() => clean(text) === null)).toEqual([false, false, true]);
    expect(richTextCleaner()(text)).not.toBeNull();
  });
});
