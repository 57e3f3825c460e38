import { expect, type Locator, type Page } from 'playwright/test';
import { field } from '../person.ts';
import type { Field, Form, List } from './console-lists.ts';

/** The person available to each list by the lookup's name, as labelled in a form's choices. */
export type People = Readonly<Record<string, string>>;

export const rowHeads = (page: Page) => page.getByRole('table').getByRole('rowheader');

/** Rows, or the text of the empty state. */
export const found = (page: Page) =>
  rowHeads(page)
    .or(page.getByText(/^No .+\.$/))
    .first();

/** Waits for the next answer: until it has arrived, what is pressed may move under the pointer. */
const answered = (page: Page) =>
  expect(page.getByRole('table').and(page.locator('[aria-busy=true]'))).toHaveCount(0);

async function choose(page: Page, row: Locator, action: string) {
  await answered(page);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export const rowNamed = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .first();

/**
 * Searches for a text and waits for the answer: the new row is in the unfiltered list too, and a late answer
 * would re-render it under the pointer.
 */
export async function searchFor(page: Page, text: string) {
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('search') === text,
  );
  await page.getByRole('searchbox').fill(text);
  await answer;
  await leaveSearch(page);
}

/** On a phone, the search covers the other tools while it is in use. */
const leaveSearch = (page: Page) => page.getByRole('searchbox').blur();

/** Searches for something absent, then for a text from the first row, then clears the search. */
export async function walkSearch(page: Page) {
  const box = page.getByRole('searchbox');
  await box.fill('qqqzzz');
  await expect(page).toHaveURL(/search=qqqzzz/);
  await expect(page.getByText(/^No .+\.$/).first()).toBeVisible();
  await box.fill('');
  await expect(page).not.toHaveURL(/search=/);
  await expect(found(page)).toBeVisible();
  await leaveSearch(page);
}

/** Sorts by a column header or, where rows are cards on a phone, by the control above them. */
export async function walkSort(page: Page, { title, name }: NonNullable<List['sort']>, isPhone: boolean) {
  const sorted = page.waitForResponse(new RegExp(`[?&]sort=-?${name}`));
  if (isPhone) await page.getByRole('combobox', { name: 'Sort by' }).selectOption(`-${name}`);
  else
    await page
      .getByRole('table')
      .getByRole('columnheader', { name: title, exact: true })
      .getByRole('button', { name: title })
      .click();
  await expect(page).toHaveURL(new RegExp(`sort=-?${name}`));
  await sorted;
  await expect(found(page)).toBeVisible();
}

/** Sets a filter by its control, finds it in the URL and above the rows, and removes it by its own button. */
export async function walkFilter(page: Page, filter: Field) {
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  if ((await filters.getAttribute('aria-expanded')) !== 'true') await filters.click();
  await pick(page, field(page, filter.title), filter, '1');
  await expect(page).toHaveURL(new RegExp(`[?&]${filter.name}=`));
  const chip = page.getByRole('button', { name: `Remove the filter ${filter.title}` });
  await expect(chip).toBeVisible();
  await answered(page);
  await chip.click();
  await expect(page).not.toHaveURL(new RegExp(`[?&]${filter.name}=`));
  // The address changes before the page is drawn anew, and only then does it wait for an answer.
  await expect(chip).toHaveCount(0);
  await answered(page);
  await expect(found(page)).toBeVisible();
}

export async function walkPage(page: Page) {
  // Until the filtered rows arrive, the previous ones are shown and could be mistaken for them.
  const longer = page.waitForResponse(/[?&]per_page=50/);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  await expect(page).toHaveURL(/per_page=50/);
  await longer;
  await expect(found(page)).toBeVisible();
}

export async function walkDetails(page: Page) {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await choose(page, row, 'Details');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('definition').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Submits an empty form, expects an error at each required field, then fills it in and submits it. */
export async function walkAdd(page: Page, { one }: List, form: Form, name: string, people: People) {
  await page
    .getByRole('button', { name: `Add ${one}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `Add ${one}` });
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const { refusal } of form.fields)
    if (refusal !== undefined) await expect(dialog.getByText(refusal).first()).toBeVisible();
  if (isFull(form)) {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return;
  }
  await fillIn(page, dialog, form, name, people);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Whether a list already contains every possible row, as fixed sets do, so that nothing can be added. */
export const isFull = ({ fields }: Form) => fields.some((one) => one.isUnique && one.enum !== undefined);

export async function walkEdit(page: Page, row: Locator, { fields }: Form, name: string) {
  await choose(page, row, 'Edit');
  const dialog = page.getByRole('dialog');
  const text = fields.find(isText);
  if (text) await field(dialog, text.title).locator('input, textarea').first().fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

export async function walkDelete(page: Page, row: Locator) {
  await choose(page, row, 'Delete');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
}

const isText = ({ type, format, isChoice }: Field) => type === 'string' && !format && !isChoice;

async function fillIn(page: Page, dialog: Locator, { fields, example }: Form, name: string, people: People) {
  const naming = fields.find(isText);
  for (const one of fields) {
    if (!one.isRequired) continue;
    const known = example[one.name];
    const text =
      one === naming ? name : one.isUnique && isText(one) ? `${known} ${name}` : String(known ?? name);
    await pick(page, field(dialog, one.title), one, text, people);
  }
}

/** Preferred choices of a lookup: countries and cities that other choices of the form depend on. */
const RATHER = /^(United Arab Emirates|Dubai)$/;

/** Types a text or takes the first choice; `people` are found by name. */
async function pick(page: Page, at: Locator, one: Field, text: string, people: People = {}) {
  await expect(at.locator('input, select, textarea, [contenteditable=true]').first()).toBeAttached();
  await expect(at.locator('[aria-busy=true]')).toHaveCount(0);
  if (await at.locator('select').count()) {
    await at.locator('select').selectOption({ index: 1 });
  } else if (await at.getByRole('radio').count()) {
    await at.getByRole('radio').first().check();
  } else if (await at.getByRole('combobox').count()) {
    const box = at.getByRole('combobox');
    const known = people[one.lookup ?? ''];
    if (known !== undefined) await box.fill(known);
    else await box.click();
    // Only the options of the open list: every select has its own.
    const options = page.getByRole('listbox').getByRole('option');
    const option = known === undefined ? options : options.filter({ hasText: known });
    await expect(option.first()).toBeVisible();
    const rather = option.filter({ hasText: RATHER });
    await ((await rather.count()) ? rather : option).first().click();
    if ((await box.getAttribute('aria-expanded')) === 'true') await box.press('Escape');
  } else if (await at.getByRole('checkbox').count()) {
    await at.getByRole('checkbox').first().check();
  } else if (await at.locator('[contenteditable=true]').count()) {
    await at.locator('[contenteditable=true]').click();
    await page.keyboard.type(text.replaceAll(/<[^>]*>/g, ''));
  } else if ((await at.getAttribute('data-widget')) === 'tags') {
    for (const tag of text.split(',')) {
      await at.getByRole('textbox').fill(tag);
      await at.getByRole('textbox').press('Enter');
    }
  } else {
    const isDay = one.format === 'date' && !/^\d{4}-/.test(text);
    await at
      .locator('input, textarea')
      .first()
      .fill(isDay ? '2001-01-01' : text);
  }
}
