import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 640 };

/** The rules that depend on the colour scheme. */
const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * A pairwise selection of width, colour scheme and direction. Only the width changes which elements exist, so
 * all rules run once per width; the second view of a width checks only colours.
 */
const VIEWS = [
  { size: WIDE, scheme: 'light', dir: 'ltr', rules: {} },
  { size: WIDE, scheme: 'dark', dir: 'rtl', rules: COLOURS },
  { size: PHONE, scheme: 'dark', dir: 'ltr', rules: {} },
  { size: PHONE, scheme: 'light', dir: 'rtl', rules: COLOURS },
] as const;

type View = (typeof VIEWS)[number];
type Direction = View['dir'];

interface Seen {
  size: { width: number; height: number };
  scheme: 'light' | 'dark';
  dir: Direction;
  rules: { runOnly?: string[] };
}

/** Axe violations, elements wider than the page, and a wrong number of h1 elements. */
async function faults(page: Page, { size, scheme, dir, rules }: Seen): Promise<string[]> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  return page.evaluate(
    async ([direction, chosen]) => {
      document.documentElement.dir = direction;
      // Media queries and measured sizes take effect in the next frame.
      for (let frames = 0; frames < 2; frames++)
        await new Promise((drawn) => requestAnimationFrame(() => drawn(undefined)));
      // Scroll-driven animations never end.
      const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
      const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
      const { violations } = await axe.run({ resultTypes: ['violations'], ...chosen });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`.trim()),
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth)
        found.push(`wider than the page: ${scrollWidth} instead of ${clientWidth}`);
      const tops = [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
      if (tops.length !== 1) found.push(`headings of the first level: ${tops.join(' | ') || 'none'}`);
      if (!document.title.endsWith('Education Marketplace')) found.push(`title: ${document.title}`);
      return found;
    },
    [dir, rules] as const,
  );
}

/**
 * Waits until a page is complete. An idle network is not enough: nothing loads before the first render
 * either, and a dialog lives outside the main element, loads separately and takes a moment to close.
 */
async function settled(page: Page) {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy=true], .skeleton, [data-leaving], [data-ending-style]')).toHaveCount(
    0,
  );
}

/** Both widths in both colour schemes. */
export const VIEWS_OF_WALK = [WIDE, PHONE].flatMap((size) =>
  (['light', 'dark'] as const).map((scheme) => ({ size, scheme })),
);

/** Examines the page in a single view and leaves it in that view. */
export async function examineIn(page: Page, state: string, view: (typeof VIEWS_OF_WALK)[number]) {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const dir = 'ltr';
  const found = await faults(page, { ...view, dir, rules: {} });
  expect.soft(found, `${state}, ${view.size.width} px, ${view.scheme}`).toEqual([]);
}

const turned = { ltr: 'rtl', rtl: 'ltr' } as const;

/**
 * Examines the page: no axe violations, no horizontal scrolling, one h1, a title; wide and narrow, light and
 * dark, in both directions, with all rules in its `own` direction. Leaves it wide, light and in its own
 * direction.
 */
export async function examine(page: Page, state: string, own: Direction = 'ltr') {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  for (const one of VIEWS) {
    const view = own === 'ltr' ? one : { ...one, dir: turned[one.dir] };
    const found = await faults(page, view);
    expect.soft(found, `${state}, ${view.size.width} px, ${view.scheme}, ${view.dir}`).toEqual([]);
  }
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate((direction) => {
    document.documentElement.dir = direction;
  }, own);
}
