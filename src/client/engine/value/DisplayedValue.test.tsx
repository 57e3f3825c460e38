import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScreenContext, type ScreenContextValue } from '../screen-context.ts';
import { DisplayedValue } from './DisplayedValue.tsx';
import type { DisplayValue } from './display-value.ts';

const screen = { definitions: { labels: {} }, screens: {} } as unknown as ScreenContextValue;

const drawn = (raw: string): string =>
  renderToString(
    <ScreenContext value={screen}>
      <DisplayedValue shown={{ kind: 'link', text: raw, raw, of: {} } as DisplayValue} />
    </ScreenContext>,
  );

it.each([
  ['a phone number with its country code', '97142345678', 'tel:+97142345678', '+97142345678'],
  ['a phone number within a country', '0501234567', 'tel:0501234567', '0501234567'],
  ['a number of eight digits, as in Qatar', '44112233', 'tel:44112233', '44112233'],
  ['an e-mail address', 'a@example.org', 'mailto:a@example.org', 'a@example.org'],
  ['a page', 'https://www.example.org/', 'https://www.example.org/', 'example.org'],
])('links %s, written from left to right', (_, raw, href, text) => {
  const html = drawn(raw);
  expect(html).toContain(`href="${href}"`);
  expect(html).toContain('dir="ltr"');
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
});
