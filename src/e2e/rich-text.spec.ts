import { SCRIPT_INJECTIONS } from '../server/testing/script-injections.ts';
import { Account } from './account.ts';
import { posted } from './posted.ts';
import { expect, test } from './test.ts';

const TABS = ['Description', 'Requirements', 'Benefits'] as const;
const FIELDS = ['job_description', 'requirements', 'benefits'] as const;
/** Some texts swallow the rest of the page, so that they are spread over several pages. */
const ON_A_PAGE = 24;
const ELEMENTS = 'p br strong em u s h2 h3 h4 ul ol li blockquote hr a'.split(' ');

test('a vacancy with every known injection of a script is shown, and none runs, loads or asks anything', async ({
  page,
  server,
  problems,
}) => {
  const [school, candidate] = await Promise.all([
    Account.withProfile(server, 'School'),
    Account.withProfile(server, 'Candidate'),
  ]);
  const ran: string[] = [];
  const outside: string[] = [];
  await page.exposeFunction('report', () => ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== server.url) {
      outside.push(request.url());
    }
  });
  await candidate.signIn(page.context());

  for (let start = 0; start < SCRIPT_INJECTIONS.length; start += ON_A_PAGE) {
    const texts = SCRIPT_INJECTIONS.slice(start, start + ON_A_PAGE).map(([, html]) => `<p>Line</p>${html}`);
    const third = Math.ceil(texts.length / 3);
    const more = Object.fromEntries(
      FIELDS.map((field, index) => [field, texts.slice(index * third, (index + 1) * third).join('')]),
    );
    const id = await posted(school, more);
    await page.goto(`/candidate/job/${id}/any`);
    for (const tab of TABS) {
      await page.getByRole('tab', { name: tab }).click();
      const text = page.getByRole('tabpanel', { name: tab }).locator('.rich-text');
      await expect(text).toContainText('Line');
      const names = await text.locator('*').evaluateAll((all) => all.map((one) => one.localName));
      expect(names.filter((name) => !ELEMENTS.includes(name))).toEqual([]);
    }
  }
  expect({ ran, outside, problems }).toEqual({ ran: [], outside: [], problems: [] });

  // Proves the check: the same text, not sanitised, is noticed.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p onclick="report()">a</p>'));
  await page.getByText('a', { exact: true }).last().click();
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  problems.length = 0;
});
