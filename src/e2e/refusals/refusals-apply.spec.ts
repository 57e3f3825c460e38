import { Account } from '../account.ts';
import { day } from '../day.ts';
import { lie, text } from '../files.ts';
import { fill } from '../person.ts';
import { posted } from '../posted.ts';
import { questionsOfEachType, questionTypes } from '../question-types.ts';
import { expect, test } from '../test.ts';
import { attemptAll } from './attempts.ts';
import { expectRefusals } from './refusal.ts';

test('each step of Quick Apply shows its errors', async ({ page, context, server }) => {
  const type = await questionTypes(server);
  const id = await posted(await Account.withProfile(server, 'School'), {
    application_questions: [
      ...(await questionsOfEachType(server, ['Planning'])),
      { question: 'Anything else?', question_type_id: type('short_text'), is_required: 0 },
    ],
  });
  const account = await Account.withProfile(server, 'Candidate');
  await account.signIn(context);
  const MB = 1024 * 1024;
  // Exceeding the real quota would take dozens of uploads.
  await page.route('**/api/user/me/usage', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const stored_bytes = { used: 95 * MB, most: 100 * MB, state: 'nearly_full' };
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, stored_bytes } } });
  });
  await page.goto(`/candidate/job/${id}/head`);
  await page.getByRole('button', { name: 'Quick Apply' }).click();
  const dialog = page.getByRole('dialog');

  await expect(dialog.getByText('Step 1 of 4').first()).toBeVisible();
  await attemptAll(dialog, 'Next', [
    {
      enter: { 'E-mail': '', 'WhatsApp number': '' },
      refused: [
        ['E-mail', 'Email is required'],
        ['WhatsApp number', 'Phone is required'],
      ],
    },
    {
      enter: { 'E-mail': 'noor', 'WhatsApp number': '12' },
      refused: [
        ['E-mail', 'Invalid email format'],
        ['WhatsApp number', 'Invalid phone number'],
      ],
    },
  ]);
  await fill(dialog, { 'E-mail': 'noor@example.org', 'WhatsApp number': '501234567' });
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();

  await expect(dialog.getByText('Step 2 of 4').first()).toBeVisible();
  await expect(dialog.getByText('Your files use 95 MB of 100 MB.')).toBeVisible();
  await attemptAll(dialog, 'Next', [
    { refused: [['Resume', 'Resume is required']] },
    { enter: { Resume: text('cv.txt') }, refused: [['Resume', 'Only PDF or DOC files are allowed']] },
  ]);
  await fill(dialog, { Resume: lie('cv.pdf', 'application/pdf') });
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();

  await expect(dialog.getByText('Step 3 of 4').first()).toBeVisible();
  await attemptAll(dialog, 'Next', [
    {
      refused: [
        ['Why our school?', 'This field is required'],
        ['Describe a lesson', 'This field is required'],
        ['Which phase?', 'This field is required'],
        ['Which clubs?', 'At least one option is required'],
        ['When could you start?', 'This field is required'],
        ['How many years?', 'This field is required'],
      ],
    },
    {
      enter: {
        'Why our school?': 'Its teachers',
        'Describe a lesson': 'Shadows',
        'Which phase?': 'Upper',
        'Which clubs?': ['Chess'],
        'When could you start?': day(60),
        'How many years?': 'two',
      },
      refused: [['How many years?', 'Enter a number']],
    },
  ]);
  await fill(dialog, { 'How many years?': 2 });
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Review your application' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog.getByText('Step 2 of 4').first()).toBeVisible();
  await expectRefusals(dialog, [['Resume', 'Only PDF or DOC files are allowed']]);
});
