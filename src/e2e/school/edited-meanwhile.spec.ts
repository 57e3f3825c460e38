import type { Browser, Page } from 'playwright/test';
import type { Account } from '../account.ts';
import { examine } from '../examine.ts';
import { posted } from '../posted.ts';
import type { RunningServer } from '../running-server.ts';
import { expect, test } from '../test.ts';
import { approvedSchool } from './approved-school.ts';
import { browserOf, colleague } from './hire/people.ts';

const SIZE = { width: 1280, height: 900 };

/** Two people of one school, each in a browser of their own, with the same vacancy open. */
async function twoEditors(browser: Browser, server: RunningServer) {
  const owner = await approvedSchool(server);
  const id = await posted(owner);
  const [first, firstContext] = await browserOf(browser, owner, SIZE);
  const [second, secondContext] = await browserOf(browser, await colleague(owner, 'recruiter'), SIZE);
  for (const page of [first, second]) {
    await page.goto(`/school/edit-vacancy/${id}/x`);
    await expect(page.getByLabel('Vacancy title')).not.toHaveValue('');
  }
  const close = async () => {
    await firstContext.close();
    await secondContext.close();
  };
  return { owner, id, first, second, close };
}

const stored = async (owner: Account, id: number) => {
  const { data } = await owner.send<Record<string, unknown>>('GET', `/vacancy/${id}`);
  return data;
};
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const saved = (page: Page) => expect(page.getByText('The vacancy has been saved.')).toBeVisible();
const side = (page: Page, field: string, name: string) =>
  page.getByRole('group', { name: field }).getByRole('radio', { name, exact: true });

test('the second of two who edit a vacancy sees the other change, chooses field by field, and saves', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const { owner, id, first, second, close } = await twoEditors(browser, server);
  await first.getByLabel('Vacancy title').fill('Head of science');
  await first.getByRole('tab', { name: 'Job Details' }).click();
  await first.getByLabel('Contract duration').fill('One year');
  await save(first);
  await saved(first);

  const title = second.getByLabel('Vacancy title');
  await title.fill('Head of mathematics');
  const loaded: string[] = [];
  second.on('request', (request) => loaded.push(request.url()));
  await second.getByRole('button', { name: 'Save Changes' }).focus();
  await second.keyboard.press('Enter');
  const dialog = second.getByRole('dialog', { name: 'Somebody else changed this' });
  await expect(dialog.getByRole('heading', { name: 'Somebody else changed this' })).toBeFocused();
  expect(loaded.some((url) => url.includes('MergeDialog'))).toBe(true);
  await expect(side(second, 'Vacancy title', 'Yours')).toHaveAccessibleDescription('Head of mathematics');
  await expect(side(second, 'Vacancy title', 'Theirs')).toHaveAccessibleDescription('Head of science');
  await expect(side(second, 'Vacancy title', 'Yours')).toBeChecked();
  await expect(side(second, 'Contract duration', 'Theirs')).toBeChecked();
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await examine(second, 'the comparison of two edits');
  await second.setViewportSize(SIZE);

  await test.step('going back keeps what was typed and saves nothing', async () => {
    await second.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(title).toHaveValue('Head of mathematics');
    expect((await stored(owner, id)).vacancy_title).toBe('Head of science');
  });

  await test.step('a third change meanwhile is compared as well', async () => {
    await save(second);
    await dialog.getByRole('button', { name: 'Take all of theirs' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Their values are chosen for all 2 fields.');
    await dialog.getByRole('button', { name: 'Keep all of mine' }).click();
    await expect(side(second, 'Contract duration', 'Yours')).toBeChecked();
    await side(second, 'Contract duration', 'Yours').focus();
    await second.keyboard.press('ArrowDown');
    await expect(side(second, 'Contract duration', 'Theirs')).toBeChecked();
    await first.getByLabel('Contract duration').fill('Two years');
    await save(first);
    await expect.poll(async () => (await stored(owner, id)).contract_duration).toBe('Two years');
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(side(second, 'Contract duration', 'Theirs')).toHaveAccessibleDescription('Two years');
    await expect(dialog.getByRole('group')).toHaveCount(1);
  });

  await dialog.getByRole('button', { name: 'Save this' }).click();
  await saved(second);
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue('Head of mathematics');
  await second.getByRole('tab', { name: 'Job Details' }).click();
  await expect(second.getByLabel('Contract duration')).toHaveValue('Two years');
  expect(await stored(owner, id)).toMatchObject({
    vacancy_title: 'Head of mathematics',
    contract_duration: 'Two years',
  });
  await close();
});

test('a form in a dialog compares with the row behind it, on a phone', async ({ browser, server }) => {
  test.setTimeout(120_000);
  const owner = await approvedSchool(server);
  const template = { name: 'Thank you', text: 'Thank you for your application.' };
  const { data } = await owner.send<{ template_id: number; updated_at: string }>(
    'POST',
    '/message-template',
    template,
  );
  const [page, context] = await browserOf(browser, owner, { width: 360, height: 740 });
  await page.goto('/school/templates');
  await page.getByRole('button', { name: 'Edit' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Thank you. We read every application.');
  await owner.send('PUT', `/message-template/${data.template_id}`, {
    name: 'Thanks',
    text: 'Thank you for applying at our school.',
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(side(page, 'Name', 'Theirs')).toBeChecked();
  await expect(side(page, 'Text', 'Yours')).toBeChecked();
  await page.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Thanks', exact: true })).toBeVisible();
  await expect(page.getByText('Thank you. We read every application.')).toBeVisible();
  await context.close();
});
