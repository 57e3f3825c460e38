import { expect, type Page } from 'playwright/test';
import { day } from '../../day.ts';
import { press, pressItem } from '../../keys/tab-to.ts';
import { typeInto } from '../../keys/type-into.ts';

export async function openApplicant(page: Page, name: string) {
  await press(page, page.getByRole('rowheader').getByRole('link', { name }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Scores the applicant on each criterion. */
export async function score(page: Page, marks: Record<string, string>) {
  await press(page, page.getByRole('button', { name: 'Give marks' }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog, { 'Marks (5 is best)': marks, Comment: 'A clear lesson.' });
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change my marks' })).toBeVisible();
}

/** Schedules an interview `inDays` days from now. */
export async function schedule(page: Page, inDays: number) {
  await press(page, page.getByRole('button', { name: 'Schedule an interview' }));
  const dialog = page.getByRole('dialog');
  await press(page, dialog.getByRole('radio', { name: 'Online' }), 'ArrowRight');
  await typeInto(page, dialog, { 'Date and time': `${day(inDays)}T09:30`, Place: 'Room 12' });
  await press(page, dialog.getByRole('button', { name: 'Schedule' }));
  await expect(dialog).toHaveCount(0);
}

/** As the candidate, proposes another time for the interview. */
export async function propose(page: Page, inDays: number) {
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Propose another time' }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog, { 'Date and time': `${day(inDays)}T10:00` });
  await press(page, dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog).toHaveCount(0);
}

/** Makes an offer while an interview is to come, which is no next step then. */
export async function offer(page: Page) {
  await press(page, page.getByRole('button', { name: 'More actions' }));
  await pressItem(page, 'Make an offer');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Send offer' }));
  await expect(page.getByRole('main').getByText('Offered', { exact: true }).first()).toBeVisible();
}

/** Takes the application's next step and confirms it in the dialog. */
export async function nextStep(page: Page, label: string, status: string, answer = label) {
  await press(page, page.getByRole('button', { name: label, exact: true }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: answer }));
  await expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
}
