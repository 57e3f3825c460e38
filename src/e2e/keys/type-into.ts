import { expect, type Locator, type Page } from 'playwright/test';
import type { PickedFile } from '../files.ts';
import { field } from '../person.ts';
import { press, tabTo } from './tab-to.ts';

/**
 * A field's input: text, a moment as `2026-12-01T09:30`, options, a checkbox state, or a rating for each of
 * several items.
 */
export type Typed = string | number | boolean | string[] | Record<string, string>;

/** Enters values by keyboard alone, by field label; the kind of control determines how. */
export async function typeInto(page: Page, scope: Page | Locator, entries: Record<string, Typed>) {
  for (const [label, entry] of Object.entries(entries)) await enter(page, field(scope, label), entry);
}

async function enter(page: Page, at: Locator, entry: Typed) {
  await expect(at.locator('input, select, textarea, [contenteditable=true]').first()).toBeAttached();
  await expect(at.locator('[aria-busy=true]')).toHaveCount(0);
  if (typeof entry === 'number') return enter(page, at, String(entry));
  if ((await at.getAttribute('data-widget')) === 'multi-select') return findSeveral(page, at, entry);
  if (Array.isArray(entry)) return several(page, at, entry);
  if (typeof entry === 'boolean') return tick(page, at.getByRole('checkbox'), entry);
  if (typeof entry === 'object') {
    for (const [thing, step] of Object.entries(entry))
      await pick(page, at.getByRole('radiogroup', { name: thing }), step);
    return;
  }
  if (await at.getByRole('radiogroup').count()) return pick(page, at.getByRole('radiogroup'), entry);
  const rich = at.locator('[contenteditable=true]');
  if (await rich.count()) {
    await tabTo(page, rich);
    return page.keyboard.type(entry);
  }
  const box = at.locator('input, select, textarea').first();
  if (await at.getByRole('combobox').and(at.locator('input')).count()) return find(page, box, entry);
  await tabTo(page, box);
  const kind = await box.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  );
  if (kind === 'SELECT') {
    await walkTo(page, box, entry);
  } else if (kind === 'date' || kind === 'datetime-local') {
    await typeMoment(page, entry);
    await expect(box).toHaveValue(entry);
  } else {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(entry);
    if (kind === 'TEXTAREA') await expect(box).toHaveValue(entry);
  }
}

/**
 * Moves through a list of options with the arrow keys. Typing an option's name depends on the machine: after
 * a second without a key press, the browser starts matching a new name.
 */
async function walkTo(page: Page, select: Locator, name: string) {
  const options = await select.locator('option').allTextContents();
  expect(options).toContain(name);
  const from = await select.evaluate((element: HTMLSelectElement) => element.selectedIndex);
  const way = options.indexOf(name) - from;
  for (let presses = Math.abs(way); presses > 0; presses--)
    await page.keyboard.press(way < 0 ? 'ArrowUp' : 'ArrowDown');
  await expect(select.locator('option:checked')).toHaveText(name);
}

/** Types a day, or a day and a time before noon, in the segment order of the browser's own field. */
async function typeMoment(page: Page, entry: string) {
  const [day = '', time] = entry.split('T');
  const [year, month, date] = day.split('-');
  await page.keyboard.type(`${month}${date}${year}`);
  if (time === undefined) return;
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(`${time.replace(':', '')}A`);
}

async function several(page: Page, at: Locator, entries: string[]) {
  const box = at.locator('input').last();
  for (const entry of entries) {
    await tabTo(page, box);
    await page.keyboard.type(entry);
    await page.keyboard.press('Enter');
  }
}

async function tick(page: Page, box: Locator, on: boolean) {
  if ((await box.isChecked()) !== on) await press(page, box, 'Space');
}

async function pick(page: Page, group: Locator, name: string) {
  const wanted = group.getByRole('radio', { name, exact: true });
  await press(page, group.getByRole('radio').first(), 'Space');
  while (!(await wanted.isChecked())) await page.keyboard.press('ArrowRight');
}

async function find(page: Page, box: Locator, entry: string) {
  await takeFound(page, box, entry);
  await expect(box).toHaveValue(entry);
}

/** Chooses options in a list that stays open after each, so Escape closes it. */
async function findSeveral(page: Page, at: Locator, entry: Exclude<Typed, number>) {
  for (const each of [entry].flat()) {
    await takeFound(page, at.getByRole('combobox').first(), String(each));
    await page.keyboard.press('Escape');
  }
}

/**
 * Types an option's label, moves down to it among the matches and chooses it. The list highlights its first
 * option shortly after rendering; before that, the arrow key would go elsewhere.
 */
async function takeFound(page: Page, box: Locator, entry: string) {
  await tabTo(page, box);
  await page.keyboard.type(entry);
  const option = page.getByRole('option', { name: entry, exact: true });
  const highlighted = page.locator('[role=option][data-highlighted]');
  await expect(option).toBeVisible();
  await expect(highlighted).toHaveCount(1);
  const count = await page.getByRole('option').count();
  for (let at = 0; at < count && (await option.getAttribute('data-highlighted')) === null; at++) {
    await page.keyboard.press('ArrowDown');
    await expect(highlighted).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
}

/**
 * Chooses a file in the browser's own dialog, opened by keyboard. Waiting starts before tabbing: Playwright
 * must have told the page to intercept its file dialog, and an immediate key press would be faster.
 */
export async function pickFile(page: Page, scope: Page | Locator, label: string, file: PickedFile) {
  const opened = tabTo(page, field(scope, label).locator('input[type=file]')).then(() =>
    page.keyboard.press('Enter'),
  );
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opened]);
  await chooser.setFiles(file);
}
