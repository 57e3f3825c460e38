import { Account, applied, candidateProfile } from './account.ts';
import { asFile, realCv } from './files.ts';
import { posted } from './posted.ts';
import { ProjectCopy } from './project-copy.ts';
import { RunningServer } from './running-server.ts';
import { expect, test } from './test.ts';

const STEP = 'schemas/forms/candidate/5-preferences.json';
const MESSAGE = 'Tell us a little more';

/** A copy of the project with one more property in one document, and one question asked in other words. */
function editedCopy(): ProjectCopy {
  const copy = new ProjectCopy();
  const form = JSON.parse(copy.read(STEP));
  form.schema.properties.teaching_philosophy = {
    title: 'Teaching philosophy',
    type: 'string',
    minLength: 20,
    'x-messages': { minLength: MESSAGE },
  };
  copy.write(STEP, JSON.stringify(form, null, 2));
  copy.edit('schemas/forms/apply/1-contact.json', '"title": "WhatsApp number"', '"title": "Phone for calls"');
  return copy;
}

/** What both tests share, because each edit takes a build: the edited product, on data from before the edits. */
let after: RunningServer;
let copy: ProjectCopy;
let newcomer: Account;
let school: Account;
let candidate: Account;
let application: number;

const atTheEnd: (() => unknown)[] = [];

test.beforeAll(async () => {
  test.setTimeout(400_000);
  const before = await RunningServer.start();
  atTheEnd.push(() => before.remove());
  newcomer = await Account.verified(before, 'Candidate');
  school = await Account.withProfile(before, 'School');
  const cv = { candidate_cv: asFile(realCv('independent', 'lakshmi.pdf', 'noor.pdf')) };
  candidate = await Account.withProfile(before, 'Candidate', cv);
  application = await applied(candidate, await posted(school));
  await before.stop();
  copy = editedCopy();
  atTheEnd.push(() => copy.remove());
  after = await RunningServer.start({ folder: copy.folder, dataDir: before.dataDir });
  atTheEnd.push(() => after.stop());
});

/** Runs after failed tests as well: a server left running would slow down all later tests. */
test.afterAll(async () => {
  for (const end of atTheEnd.splice(0).reverse()) await end();
});

test('one property added to one step document reaches the wizard, both validations, the database, the API document and the types', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const someone = new Account(after, newcomer.email);
  someone.token = newcomer.token;

  await test.step('the server refuses an invalid value with the message', async () => {
    const profile = await candidateProfile(someone, { teaching_philosophy: 'Too short' });
    const { status, answer } = await someone.try('POST', '/candidate', profile);
    expect(status).toBe(422);
    expect(answer.errors).toEqual({ teaching_philosophy: [MESSAGE] });
  });

  await test.step('the server stores the value in the existing database and returns it', async () => {
    const philosophy = 'Every child can learn mathematics.';
    const profile = await candidateProfile(someone, { teaching_philosophy: philosophy });
    await someone.send('POST', '/candidate', profile);
    const { data } = await someone.send<{ candidate: Record<string, unknown> }>(
      'GET',
      '/user/candidate-profile',
    );
    expect(data.candidate.teaching_philosophy).toBe(philosophy);
    Object.assign(someone, {
      user: (
        await someone.send<{ user: Account['user'] }>('POST', '/auth/login', {
          user_name: newcomer.email,
          password: 'correct horse',
        })
      ).data.user,
    });
  });

  await test.step('the wizard shows the stored value and refuses an invalid one with the same message', async () => {
    const context = await browser.newContext({ baseURL: after.url });
    await someone.signIn(context);
    const page = await context.newPage();
    await page.goto('/candidate/preferences?step=2');
    const box = page.getByLabel('Teaching philosophy');
    await expect(box).toHaveValue('Every child can learn mathematics.');
    await box.fill('Too short');
    await page.getByRole('button', { name: 'Update Changes', exact: true }).click();
    await expect(page.getByText(MESSAGE)).toBeVisible();
    await expect(box).toBeFocused();
    await context.close();
  });

  await test.step('the API document and the types contain it', async () => {
    const document = await (await fetch(`${after.url}/openapi.json`)).json();
    expect(JSON.stringify(document.paths['/candidate'].post.requestBody)).toContain('teaching_philosophy');
    expect(JSON.stringify(document.components.schemas.Candidate)).toContain('teaching_philosophy');
    const types = copy.read('generated/api.d.ts');
    expect(types.match(/teaching_philosophy\?: string/g)?.length).toBeGreaterThan(1);
  });
});

test('an application keeps its questions after its form has been edited, and says what is asked now', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  for (const [{ email }, screen] of [
    [candidate, 'candidate'],
    [school, 'school'],
  ] as const) {
    const context = await browser.newContext({ baseURL: after.url });
    await (await Account.existing(after, email)).signIn(context);
    const page = await context.newPage();
    await page.goto(
      `/${screen}/application/${application}/teacher${screen === 'candidate' ? '?tab=applied' : ''}`,
    );
    // By keyboard, because the CV above is still being drawn and moves it.
    if (screen === 'school')
      await page.locator('summary').filter({ hasText: 'Personal data and contact' }).press('Enter');
    const notes = page.getByText('Now asked as');
    await expect(notes).toHaveText(/^Now asked as “\W?Phone for calls\W?”\.$/);
    const answer = page.getByRole('listitem').filter({ has: notes });
    await expect(answer.getByText('WhatsApp number', { exact: true })).toBeVisible();
    await expect(answer.getByRole('link', { name: /^\+?\d+$/ })).toBeVisible();
    await context.close();
  }
});
