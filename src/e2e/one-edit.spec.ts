import { Account, candidateProfile } from './account.ts';
import { ProjectCopy } from './project-copy.ts';
import { RunningServer } from './running-server.ts';
import { expect, test } from './test.ts';

const STEP = 'schemas/forms/candidate/5-preferences.json';
const MESSAGE = 'Tell us a little more';

/** A copy of the project with one more property in one document. */
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
  return copy;
}

test('one property added to one step document reaches the wizard, both validations, the database, the API document and the types', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const before = await RunningServer.start();
  const account = await Account.verified(before, 'Candidate');
  await before.stop();
  const copy = editedCopy();
  const after = await RunningServer.start({ folder: copy.folder, dataDir: before.dataDir });
  const someone = new Account(after, account.email);
  someone.token = account.token;

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
          user_name: account.email,
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

  await after.remove();
  copy.remove();
});
