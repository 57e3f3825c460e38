import type { Page } from 'playwright/test';
import { day } from '../day.ts';
import { fill, row, saveAndContinue } from '../person.ts';
import { expect } from '../test.ts';
import { TITLE } from './people.ts';

/** The school's questions to applicants, one of each type. */
const QUESTIONS: [question: string, type: string, options?: string[]][] = [
  ['Why our school?', 'short_text'],
  ['Describe a lesson you are proud of', 'descriptive'],
  ['Which phase do you prefer?', 'option_select', ['Middle', 'Upper']],
  ['Which clubs could you lead?', 'multi_select', ['Chess', 'Robotics']],
  ['When could you start?', 'date'],
  ['How many years have you led a team?', 'number'],
  ['Rate your skills', 'rating_scale', ['Planning', 'Assessment']],
  ['Do you hold a driving licence?', 'radio', ['Yes', 'No']],
];

/** Fills in the six steps of the vacancy wizard. */
export async function postVacancy(page: Page) {
  await page.getByRole('link', { name: 'Create New Vacancy' }).first().click();
  await fill(page, {
    'Vacancy title': TITLE,
    'Position type': 'Full time',
    City: 'Doha',
    'Application deadline': day(40),
  });
  await saveAndContinue(page, 2);
  await fill(page, {
    Role: 'Head of Department',
    'Education level': "Bachelor's Degree",
    Subject: 'Mathematics',
    Curriculum: 'British',
    'Minimum salary': 120000,
    'Maximum salary': 160000,
  });
  await expect(page.getByRole('checkbox', { name: 'Show salary range' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Display to public' })).toBeChecked();
  await saveAndContinue(page, 3);
  await page.locator('[data-field=expl_id] select').selectOption({ index: 2 });
  await fill(page, { 'Minimum years of experience': 3 });
  await saveAndContinue(page, 4);
  await fill(page, { 'Job description': 'Lead the department' });
  await saveAndContinue(page, 5);
  await addQuestions(page);
  await saveAndContinue(page, 6);
  await expect(page.getByText(TITLE).first()).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveURL(/\/school\/dashboard$/);
}

async function addQuestions(page: Page) {
  const types = await page.evaluate(async () => {
    const answer = await fetch('/api/application-question-types');
    return ((await answer.json()) as { data: { type_key: string; type_label: string }[] }).data;
  });
  for (const [index, [question, key, options]] of QUESTIONS.entries()) {
    const at = await row(page, 'Questions', index, '+ Add Question');
    const label = types.find((type) => type.type_key === key)!.type_label;
    await fill(at, { Question: question, 'Answer type': label });
    if (options) await fill(at, { Options: options });
  }
}
