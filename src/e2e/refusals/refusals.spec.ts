import { Account, applied } from '../account.ts';
import { posted } from '../posted.ts';
import { test } from '../test.ts';
import { attemptAll } from './attempts.ts';
import { guestForms } from './guest-forms.ts';

for (const { name, path, button, attempts } of guestForms) {
  test(`${name} shows each field’s error`, async ({ page }) => {
    await page.goto(path);
    await attemptAll(page, button, attempts);
  });
}

test('the e-mail code must have 6 digits', async ({ page, context, server }) => {
  const account = await Account.registered(server, 'Candidate');
  await account.signIn(context);
  await page.goto('/auth/verify-email');
  await attemptAll(page, 'Verify', [
    { refused: [['Verification code', 'OTP is required']] },
    {
      enter: async () => {
        await page.getByLabel('Digit 1 of 6').click();
        await page.keyboard.type('12x3');
      },
      refused: [['Verification code', 'OTP must be 6 digits']],
    },
  ]);
});
test('a country needs a name and a unique code', async ({ page, context, server }) => {
  await (await Account.admin(server)).signIn(context);
  await page.goto('/admin/countries');
  await page.getByRole('button', { name: 'Add country' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add country' });
  await attemptAll(dialog, 'Save', [
    { refused: [['Name', 'Name is required']] },
    {
      enter: { Name: 'Atlantis', 'ISO code': 'qa' },
      refused: [['ISO code', 'Enter two capital letters']],
    },
    {
      enter: { Name: 'qatar', 'ISO code': 'QA' },
      refused: [
        ['Name', 'This country already exists'],
        ['ISO code', 'This code already exists'],
      ],
    },
  ]);
});

test('a new status must be chosen before it can be saved', async ({ page, context, server }) => {
  const school = await Account.withProfile(server, 'School');
  const candidate = await Account.withProfile(server, 'Candidate');
  const application = await applied(candidate, await posted(school));
  await school.signIn(context);
  await page.goto(`/school/application/${application}/maths`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Change status' }).click();
  await attemptAll(page.getByRole('dialog', { name: /^Change the status of / }), 'Change status', [
    { refused: [['New status', 'Status is required']] },
    { enter: { Note: 'A strong lesson' }, refused: [['New status', 'Status is required']] },
  ]);
});
