import { expect, type Locator, type Page } from 'playwright/test';

/** The maximum number of Tab presses: keyboard users would not look for a control farther away. */
const STOPS = 160;

/** Presses Tab, or Shift+Tab to go back, until a control has the focus. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < STOPS; stops++) {
    const where = await control.evaluate((element) => {
      const active = document.activeElement;
      if (active === element) return 'here';
      const isBefore = active?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? 'before' : 'after';
    });
    if (where === 'here') return;
    await page.keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`The Tab key never reached ${control}`);
}

/** Focuses a control by Tab and presses a key. */
export async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Moves down an open menu with the arrow key and chooses an item. */
export async function pressItem(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name, exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const count = await page.getByRole('menuitem').count();
  for (let at = 0; at < count && !(await item.evaluate((one) => one === document.activeElement)); at++)
    await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}
