import { expect, type Locator, type Page } from 'playwright/test';
import type { PickedFile } from './files.ts';

/**
 * A value for a field: text, one option, several options, a checkbox state, files, or one choice for each
 * item of a rating.
 */
export type Entry = string | number | boolean | string[] | PickedFile | PickedFile[] | Record<string, string>;

const isFile = (entry: unknown): entry is PickedFile =>
  typeof entry === 'object' && entry !== null && 'buffer' in entry;

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`);

/** Playwright requires `has` filters to be created from the page, not from the scope they narrow. */
const anywhere = (scope: Page | Locator): Page => ('page' in scope ? scope.page() : scope);

/** The field with this label. */
export const field = (scope: Page | Locator, label: string): Locator =>
  scope
    .locator('[data-widget]')
    .filter({
      has: anywhere(scope)
        .locator('.field-label, label')
        .filter({ hasText: exactly(label) }),
    })
    .first();

/** Enters values by field label; the kind of control determines how. */
export async function fill(scope: Page | Locator, entries: Record<string, Entry>) {
  for (const [label, entry] of Object.entries(entries)) await enter(field(scope, label), entry);
}

async function enter(at: Locator, entry: Entry) {
  const widget = await at.getAttribute('data-widget');
  const folded = at.locator('xpath=ancestor::details[not(@open)]');
  if (await folded.count()) await folded.locator('> summary').click();
  // The kind of control is known only after it has rendered.
  await expect(at.locator('input, select, textarea, [contenteditable=true]').first()).toBeAttached();
  await expect(at.locator('[aria-busy=true]')).toHaveCount(0);
  if (isFile(entry) || (Array.isArray(entry) && entry.some(isFile))) {
    await at.locator('input[type=file]').setInputFiles(entry as PickedFile | PickedFile[]);
    return;
  }
  if (widget === 'ratings') {
    for (const [thing, step] of Object.entries(entry as Record<string, string>)) {
      await at
        .getByRole('radiogroup', { name: thing })
        .getByRole('radio', { name: step, exact: true })
        .check();
    }
    return;
  }
  if (Array.isArray(entry)) {
    await enterSeveral(at, widget, entry as string[]);
    return;
  }
  if (typeof entry === 'boolean') {
    await at.getByRole('checkbox').setChecked(entry);
    return;
  }
  const text = String(entry);
  if (await at.getByRole('radiogroup').count()) {
    await at.getByRole('radio', { name: text, exact: true }).check();
  } else if (await at.locator('select').count()) {
    await at.locator('select').selectOption({ label: text });
  } else if (await at.getByRole('combobox').count()) {
    await at.getByRole('combobox').fill(text);
    await at.page().getByRole('option', { name: text, exact: true }).click();
  } else if (widget === 'rich-text') {
    await at.locator('[contenteditable=true]').click();
    await at.page().keyboard.type(text);
  } else {
    await at.locator('input, textarea').first().fill(text);
  }
}

async function enterSeveral(at: Locator, widget: string | null, texts: string[]) {
  for (const text of texts) {
    if (widget === 'checkboxes') {
      await at.getByRole('checkbox', { name: text, exact: true }).check();
    } else if (widget === 'tags') {
      await at.getByRole('textbox').fill(text);
      await at.getByRole('textbox').press('Enter');
    } else {
      await at.getByRole('combobox').fill(text);
      await at.page().getByRole('option', { name: text, exact: true }).click();
    }
  }
  if (widget === 'multi-select') await at.getByRole('combobox').press('Escape');
}

/** Row `index` (from 0) of a repeatable list, added by its button if needed. */
export async function row(scope: Page | Locator, legend: string, index: number, add: string) {
  const rows = scope
    .locator('fieldset.rows')
    .filter({ has: anywhere(scope).locator('legend', { hasText: legend }) });
  const items = rows.locator('> ol > li');
  if ((await items.count()) <= index) await rows.getByRole('button', { name: add, exact: true }).click();
  return items.nth(index);
}

/** Clicks the wizard's forward button and waits for the next step. */
export async function saveAndContinue(page: Page, next: number, of = 6) {
  await page.getByRole('button', { name: 'Save & Continue', exact: true }).click();
  await expect(page.getByText(`Step ${next} of ${of}`).first()).toBeVisible();
}
