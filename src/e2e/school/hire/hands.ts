import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from 'playwright/test';
import type { PickedFile } from '../../files.ts';
import { press, tabTo } from '../../keys/tab-to.ts';
import { pickFile, type Typed, typeInto } from '../../keys/type-into.ts';
import { field, fill } from '../../person.ts';
import { PROJECT } from '../../running-server.ts';

/** How somebody uses a page. */
export type Hands = {
  press: (control: Locator) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  show: (tab: Locator) => Promise<void>;
  enter: (scope: Locator, entries: Record<string, Typed>) => Promise<void>;
  attach: (scope: Locator, label: string, file: PickedFile) => Promise<void>;
};

export const pointing: Hands = {
  press: (control) => control.click(),
  tick: (box) => box.check(),
  show: (tab) => tab.click(),
  enter: fill,
  attach: (scope, label, file) => field(scope, label).locator('input[type=file]').setInputFiles(file),
};

/** By keyboard alone. */
export const typing: Hands = {
  press: (control) => press(control.page(), control),
  tick: (box) => press(box.page(), box, 'Space'),
  show: showByArrows,
  enter: (scope, entries) => typeInto(scope.page(), scope, entries),
  attach: (scope, label, file) => pickFile(scope.page(), scope, label, file),
};

/** Only the selected tab is a stop of the Tab key: arrow keys select the others. */
async function showByArrows(tab: Locator): Promise<void> {
  const page = tab.page();
  await expect(tab).toBeVisible();
  const tabs = page.getByRole('main').getByRole('tab');
  await tabTo(page, tabs.and(page.locator('[aria-selected=true]')));
  const selectedAt = () => tabs.evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'));
  const wanted = await tab.evaluate((one) => [...one.parentElement!.children].indexOf(one));
  for (let at = await selectedAt(); at !== wanted; at = await selectedAt()) {
    await page.keyboard.press('ArrowRight');
    const next = tabs.nth((at + 1) % (await tabs.count()));
    await expect(next).toBeFocused();
    // Read any earlier, the selection may be the one before this press.
    await expect(next).toHaveAttribute('aria-selected', 'true');
  }
}

export type Say = (english: string) => string;

export const inEnglish: Say = (text) => text;

/** The product's Arabic for an English text. */
export const inArabic: Say = (text) => {
  const arabic = JSON.parse(readFileSync(join(PROJECT, 'schemas/messages/ar.json'), 'utf8'))[`= ${text}`];
  if (typeof arabic !== 'string') throw new Error(`"${text}" has no Arabic.`);
  return arabic;
};
