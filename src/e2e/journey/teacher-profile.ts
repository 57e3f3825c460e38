import type { Page } from 'playwright/test';
import { SELFIE } from '../../server/testing/real/photos.ts';
import { picked, realCv } from '../files.ts';
import { fill, row, saveAndContinue } from '../person.ts';
import type { RunningServer } from '../running-server.ts';
import { DEGREE, PERSONAL_DETAILS, PREFERENCES } from '../teacher-steps.ts';
import { expect } from '../test.ts';
import { register, TEACHER } from './people.ts';

const NAME = { 'First name': 'Noor', 'Last name': 'Rahman' };

/** From the registration to a verified account. */
export async function registerTeacher(page: Page, server: RunningServer) {
  await page.goto('/auth/register/candidate');
  await register(page, server, TEACHER, NAME);
  await expect(page).toHaveURL(/\/auth\/profile\/candidate$/);
}

/** Fills in the six steps of the candidate wizard, with a reload in the fourth. */
export async function completeProfile(page: Page) {
  await expect(page.getByText('Step 1 of 6').first()).toBeVisible();
  await fill(page, {
    ...NAME,
    Designation: 'Mathematics teacher',
    'First name in Arabic': 'نور',
    'Last name in Arabic': 'رحمن',
  });
  await page.locator('[data-field=phone1] input').fill('501234567');
  await saveAndContinue(page, 2);
  await fill(page, {
    Resume: realCv('independent', 'jonathan.pdf', 'noor-rahman.pdf'),
    Photo: await picked(SELFIE),
    ...PERSONAL_DETAILS,
  });
  await saveAndContinue(page, 3);
  await fill(await row(page, 'Education', 0, '+ Add Education'), DEGREE);
  await saveAndContinue(page, 4);
  await enterCurrentPost(page);
  await page.reload();
  await expect(page.getByText('Step 4 of 6').first()).toBeVisible();
  await expect(page.locator('[data-field="experience.0.school_name"] input')).toHaveValue('Amman Academy');
  await saveAndContinue(page, 5);
  await fill(page, PREFERENCES);
  await saveAndContinue(page, 6);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
}

/** A current position has no end date, even if one was entered before. */
async function enterCurrentPost(page: Page) {
  const experience = await row(page, 'Experience', 0, '+ Add Experience');
  await fill(experience, {
    'School name': 'Amman Academy',
    'Position title': 'Teacher',
    'Start date': '2016-09-01',
    'End date': '2020-06-30',
  });
  await experience.getByRole('checkbox', { name: 'Currently Working Here' }).check();
  const end = experience.locator('[data-widget=date]').nth(1).locator('input');
  await expect(end).toBeDisabled();
  await expect(end).toHaveValue('');
}
