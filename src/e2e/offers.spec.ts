import { Client } from 'pg';
import type { Page } from 'playwright/test';
import { examine } from './examine.ts';
import { pdf } from './files.ts';
import { field, fill } from './person.ts';
import { withApplicants } from './school/applicants.ts';
import { isTakenOver } from './taken-over.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 360, height: 740 };

/** The line of an offer with this label. */
const line = (page: Page, label: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) })
    .last();

test('an offer that is worse in one line is agreed to on a phone, in another language', async ({
  browser,
  page,
  context,
  server,
}) => {
  test.setTimeout(150_000);
  const advert = { benefits: '<p>Housing allowance</p>', contract_duration: '2 years' };
  const { school, people, ids, vacancy } = await withApplicants(server, { Omar: 'Nasser' }, advert);
  const id = ids.Omar;
  await school.send('PUT', `/vacancy/${vacancy}`, { salary_range_max: 140000 });

  await school.signIn(context);
  await page.goto(`/school/application/${id}/x?tab=offer`);
  await isTakenOver(page);
  await page.getByRole('button', { name: 'Write an offer' }).click();
  const form = page.getByRole('dialog', { name: /^Offer to Omar/ });
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(form.getByText('Start date is required')).toBeVisible();
  await fill(form, {
    'Start date': '2030-08-20',
    'Length in months': 24,
    'Salary per year (SAR)': 110000,
    Housing: 'Furnished flat',
    'Valid until': '2030-03-01',
  });
  await field(form, 'Contract').locator('input[type=file]').setInputFiles(pdf('contract.pdf', 'Contract'));
  await expect(form.getByText('contract.pdf')).toBeVisible();
  await form.getByRole('button', { name: 'Send offer' }).dblclick();
  await expect(form).toHaveCount(0);
  await expect(line(page, 'Salary per year (SAR)').getByText('Worse')).toBeVisible();

  const phone = await browser.newContext({ baseURL: server.url, viewport: PHONE });
  const candidate = await phone.newPage();
  await people.Omar.signIn(phone);
  await candidate.goto(`/candidate/application/${id}/x?tab=offer`);
  const salary = line(candidate, 'Salary per year (SAR)');
  await expect(salary.getByText('Worse')).toBeVisible();
  await expect(salary.getByText('Offer: 110,000')).toBeVisible();
  await expect(salary.getByText('Advert: 120,000–160,000')).toBeVisible();
  await expect(line(candidate, 'Length in months').getByText('As promised')).toBeVisible();
  await expect(line(candidate, 'Housing').getByText('See the advert')).toBeVisible();
  await expect(line(candidate, 'Kind of contract').getByText('Not promised')).toBeVisible();
  await examine(candidate, 'an offer beside the advert');
  const changes = candidate.getByRole('main');
  await candidate.getByRole('tab', { name: 'As you applied' }).click();
  await expect(changes.getByText('Maximum salary: then')).toBeVisible();
  await expect(changes.getByText('Maximum salary: now')).toBeVisible();
  await candidate.setViewportSize(PHONE);
  await candidate.getByRole('tab', { name: 'Offer' }).click();
  await candidate.getByRole('button', { name: 'Accept', exact: true }).click();
  const answer = candidate.getByRole('dialog', { name: 'Accept the offer' });
  await answer.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(
    answer.getByText('Tick each line that is worse or different from what the advert promised.'),
  ).toBeVisible();
  await answer.getByRole('button', { name: 'Close' }).click();
  await expect(answer).toHaveCount(0);

  await candidate.setViewportSize({ width: 1280, height: 900 });
  await candidate.getByRole('banner').getByText('العربية').click();
  await expect(candidate.locator('html')).toHaveAttribute('dir', 'rtl');
  await candidate.setViewportSize(PHONE);
  await expect(line(candidate, 'الراتب السنوي (ريال سعودي)').getByText('أقل')).toBeVisible();
  await candidate.getByRole('button', { name: 'قبول', exact: true }).click();
  const inArabic = candidate.getByRole('dialog', { name: 'قبول العرض' });
  await inArabic.getByRole('checkbox', { name: /الراتب السنوي/ }).check();
  await inArabic.getByRole('button', { name: 'قبول العرض' }).dblclick();
  await expect(inArabic).toHaveCount(0);
  await expect(candidate.getByRole('main').getByText(/قبله.*Omar Nasser/)).toBeVisible();
  await phone.close();

  // The open page learns of it.
  await expect(page.getByText(/Accepted by Omar Nasser/)).toBeVisible();
  await school.send('PUT', `/application/${id}/hiring-file`, { checklist: 'general' });
  await page.reload();
  await expect(page.getByText('The candidate has accepted your offer.')).toBeVisible();
  const still = page.getByRole('complementary').filter({ hasText: 'Next step' });
  await expect(still.getByText(/^\d+ items are open before the hire$/)).toBeVisible();
  await still.getByRole('link', { name: 'Hiring file' }).click();
  await expect(page.getByRole('tab', { name: /^Hiring file/, selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'As applied' }).click();
  await expect(page.getByText('As the candidate applied')).toBeVisible();

  await changeBehindTheServer(server.databaseUrl(), id);
  const warning = page.getByText('This is no longer what was recorded');
  for (const [tab, below] of [
    ['As applied', page.getByText('Changed since')],
    ['Offer', page.getByText(/Accepted by Omar Nasser/)],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await page.reload();
    await expect(warning).toBeVisible();
    await expect(below).toBeVisible();
    expect((await warning.boundingBox())!.y, tab).toBeLessThan((await below.boundingBox())!.y);
  }
});

/** Changes what was applied to, as nobody but the owner of the database can. */
async function changeBehindTheServer(databaseUrl: string, application: number) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('alter table application_snapshots disable trigger user');
  await client.query(
    'update application_snapshots set taken_at = taken_at - $1::interval where application_id = $2',
    ['1 second', application],
  );
  await client.query('alter table application_snapshots enable trigger user');
  await client.end();
}
