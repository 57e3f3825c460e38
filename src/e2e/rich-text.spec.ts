import { GOOGLE_DOCS_HTML, WORD_HTML } from '../server/testing/real/texts.ts';
import { SCRIPT_INJECTIONS } from '../server/testing/script-injections.ts';
import { Account } from './account.ts';
import { posted } from './posted.ts';
import { expect, test } from './test.ts';

const TABS = ['Description', 'Requirements', 'Benefits'] as const;
const FIELDS = ['job_description', 'requirements', 'benefits'] as const;
/** Spread over several pages, because some texts swallow the rest of the page. */
const ON_A_PAGE = 24;
const ELEMENTS = 'p br strong em u s h2 h3 h4 ul ol li blockquote hr a'.split(' ');

test('a vacancy with any known script injection displays, and none runs, loads or requests anything', async ({
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

  // A control: the same text unsanitised is detected.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p onclick="report()">a</p>'));
  await page.getByText('a', { exact: true }).last().click();
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  problems.length = 0;
});

test('text pasted from Word and Google Docs keeps its wording, lists and bold, and nothing else', async ({
  page,
  server,
}) => {
  const school = await Account.withProfile(server, 'School');
  const id = await posted(school, { job_description: '<p>Before.</p>' });
  await school.signIn(page.context());
  await page.goto(`/school/edit-vacancy/${id}/x`);
  await page.getByRole('tab', { name: 'Content Sections' }).click();
  const editor = page.locator('[data-field=job_description] [contenteditable=true]');
  const paste = async (html: string) => {
    await editor.press('ControlOrMeta+a');
    await editor.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect((await saved).status()).toBe(200);
    const { data } = await school.send<{ job_description: string }>('GET', `/vacancy/${id}`);
    return data.job_description;
  };
  const fromDocs = await paste(GOOGLE_DOCS_HTML);
  expect(fromDocs).toBe(
    '<p>We are a school of <strong>forty nations</strong></p><ul><li><p>Small classes</p></li></ul>',
  );
  const fromWord = await paste(WORD_HTML);
  expect(fromWord).toContain('<strong>About the role</strong>');
  expect(fromWord).toContain('You’ll teach “IB&nbsp;MYP” mathematics – Years&nbsp;7–9');
  expect(fromWord).toContain('Assess &amp; report');
  expect(fromWord).not.toMatch(/mso|style|class|Definitions/i);
});
