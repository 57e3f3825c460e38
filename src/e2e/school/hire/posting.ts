import { expect, type Page } from 'playwright/test';
import { day } from '../../day.ts';
import { press, pressItem, tabTo } from '../../keys/tab-to.ts';
import { typeInto } from '../../keys/type-into.ts';
import { toScreen } from './walk.ts';

export const QUESTION = 'Why our school?';

/** Starts a vacancy, leaves it as a draft, and reopens the draft from the list of vacancies. */
export async function draft(page: Page, title: string) {
  await press(page, page.getByRole('main').getByRole('link', { name: 'Create New Vacancy' }));
  await expect(page.getByText('Step 1 of 6').first()).toBeVisible();
  await typeInto(page, page, {
    'Vacancy title': title,
    'Position type': 'Full time',
    'Application deadline': day(40),
  });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await toScreen(page, 'Manage Vacancies');
  await press(page, page.getByRole('link', { name: 'Continue' }));
  await expect(page.getByLabel('Vacancy title')).toHaveValue(title);
}

/** Completes the draft's six steps and posts the vacancy. */
export async function publish(page: Page, title: string) {
  await goOn(page, 2);
  await typeInto(page, page, {
    Role: 'Head of Department',
    'Education level': "Bachelor's Degree",
    Subject: 'Mathematics',
    Curriculum: 'British',
    'Minimum salary': '120000',
    'Maximum salary': '160000',
  });
  await goOn(page, 3);
  await typeInto(page, page, {
    'Experience level': 'Experienced (3 to 5 years)',
    'Minimum years of experience': '3',
  });
  await goOn(page, 4);
  await typeInto(page, page, { 'Job description': 'Lead the department.' });
  await goOn(page, 5);
  await press(page, page.getByRole('button', { name: '+ Add Question' }));
  await typeInto(page, page, { Question: QUESTION, 'Scorecard criteria': ['Teaching', 'Leading'] });
  await goOn(page, 6);
  await press(page, page.getByRole('button', { name: 'Submit', exact: true }));
  await expect(page).toHaveURL(/\/school\/dashboard$/);
  await expect(page.getByText(title).first()).toBeVisible();
}

async function goOn(page: Page, step: number) {
  await press(page, page.getByRole('button', { name: 'Save & Continue' }));
  await expect(page.getByText(`Step ${step} of 6`).first()).toBeVisible();
}

/** Features a vacancy from its row menu. */
export async function feature(page: Page, title: string) {
  await toScreen(page, 'Manage Vacancies');
  await press(page, page.getByRole('button', { name: `Actions for ${title}` }));
  await pressItem(page, 'Feature');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Feature' }));
  await expect(page.getByText('1 of 1 featured listings used')).toBeVisible();
}

/** Searches for a candidate by name and invites them to apply for a vacancy. */
export async function invite(page: Page, name: string, title: string) {
  const search = page.getByRole('searchbox');
  await tabTo(page, search);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Invite', exact: true }));
  const dialog = page.getByRole('dialog', { name: `Invite ${name}` });
  await typeInto(page, dialog, { Vacancy: title, Message: 'We would like to meet you.' });
  await press(page, dialog.getByRole('button', { name: 'Send invitation' }));
  await expect(dialog).toHaveCount(0);
}
