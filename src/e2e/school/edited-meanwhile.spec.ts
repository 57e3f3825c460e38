import { posted } from '../posted.ts';
import { expect, test } from '../test.ts';
import { approvedSchool } from './approved-school.ts';
import { browserOf, colleague } from './hire/people.ts';

const SIZE = { width: 1280, height: 900 };

test('the second of two who edit a vacancy is told, keeps what was typed, and saves anew', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const owner = await approvedSchool(server);
  const id = await posted(owner);
  const [first, firstContext] = await browserOf(browser, owner, SIZE);
  const recruiter = await colleague(owner, 'recruiter');
  const [second, secondContext] = await browserOf(browser, recruiter, SIZE);
  for (const page of [first, second]) {
    await page.goto(`/school/edit-vacancy/${id}/x`);
    await expect(page.getByLabel('Vacancy title')).not.toHaveValue('');
  }
  await first.getByLabel('Vacancy title').fill('Head of science');
  await first.getByRole('button', { name: 'Save Changes' }).click();
  await expect(first.getByText('The vacancy has been saved.')).toBeVisible();

  const title = second.getByLabel('Vacancy title');
  await title.fill('Head of mathematics');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText(/Somebody else has changed this meanwhile/)).toBeVisible();
  await expect(title).toHaveValue('Head of mathematics');
  const stored = async () => {
    const { data } = await owner.send<{ vacancy_title: string }>('GET', `/vacancy/${id}`);
    return data.vacancy_title;
  };
  expect(await stored()).toBe('Head of science');

  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(stored).toBe('Head of mathematics');
  await firstContext.close();
  await secondContext.close();
});
