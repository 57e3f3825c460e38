import type { Locator, Page } from 'playwright/test';
import { LONG_ANSWER } from '../../server/testing/real/texts.ts';
import { day } from '../day.ts';
import { fill } from '../person.ts';
import { expect } from '../test.ts';
import { SLUG, TEACHER, TITLE } from './people.ts';

/** The teacher finds the vacancy by search and saves it. */
export async function findAndSaveJob(page: Page) {
  await page.getByRole('link', { name: 'Find Jobs' }).first().click();
  await page.getByRole('searchbox').first().fill('mathematics & PHYS');
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page).toHaveURL(/\/candidate\/job\/\d+\//);
  expect(decodeURIComponent(page.url())).toContain(SLUG);
  // The list, which has such a button, too, stays until the job has loaded.
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('Job saved!')).toBeVisible();
}

/** Applies with Quick Apply on the vacancy's page, with an answer of each type. */
export async function applyForJob(page: Page) {
  await page.getByRole('button', { name: 'Quick Apply' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Apply to ${TITLE}`)).toBeVisible();
  await expect(dialog.locator('[data-field=email] input')).toHaveValue(TEACHER);
  await next(dialog, 2);
  await next(dialog, 3);
  await fill(dialog, {
    'Why our school?': 'Because of its teachers',
    'Describe a lesson you are proud of': LONG_ANSWER,
    'Which phase do you prefer?': 'Upper',
    'Which clubs could you lead?': ['Chess', 'Robotics'],
    'When could you start?': day(90),
    'How many years have you led a team?': 2,
    'Rate your skills': { Planning: 'Agree', Assessment: 'Strongly agree' },
    'Do you hold a driving licence?': 'Yes',
  });
  await next(dialog, 4);
  await expect(dialog.getByRole('heading', { name: 'Review your application' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/candidate\/applications/);
  await expect(page.getByText('Pending to be reviewed')).toBeVisible();
}

async function next(dialog: Locator, step: number) {
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog.getByText(`Step ${step} of 4`).first()).toBeVisible();
}

/**
 * The school opens the application from its dashboard: answers, experience, and the resume, on the page and
 * as a download.
 */
export async function readApplication(page: Page) {
  await page.reload();
  const applications = page.getByRole('table');
  await expect(applications.getByRole('row').filter({ hasText: 'Noor Rahman' })).toContainText('Pending');
  await applications.getByRole('link', { name: 'Noor Rahman' }).click();
  await expect(page).toHaveURL(/\/school\/application\/\d+\//);
  await expect(page.getByText('Because of its teachers')).toBeVisible();
  await expect(page.getByText(LONG_ANSWER.slice(-200))).toBeVisible();
  await expect(page.getByText('Amman Academy')).toBeVisible();
  // The resume is rendered only when scrolled near.
  await page.getByRole('heading', { name: 'Resume' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: 'Page 1 of 6' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'noor-rahman.pdf' }).last().click();
  expect((await download).suggestedFilename()).toBe('noor-rahman.pdf');
}

/** Moves the open application to a status from the menu. */
export const takeUnderReview = (page: Page) =>
  move(page, async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Under Review' }).click();
  });

/** Moves the open application by its own button, which then disappears. */
export async function shortlist(page: Page) {
  const button = page.getByRole('button', { name: 'Shortlist', exact: true });
  await move(page, () => button.click());
  await expect(button).toHaveCount(0);
}

/** Clicks and waits until the server has stored the new status. */
async function move(page: Page, press: () => Promise<void>) {
  const taken = page.waitForResponse((response) => /\/api\/application\/\d+\/status$/.test(response.url()));
  await press();
  // The next move sends the status it starts from, so the page must have loaded the new one.
  const read = page.waitForResponse((response) => /\/api\/application\/\d+$/.test(response.url()));
  expect((await taken).ok()).toBe(true);
  await read;
}
