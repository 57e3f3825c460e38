import type { Locator, Page } from 'playwright/test';
import { day } from '../day.ts';
import { fill, row } from '../person.ts';
import type { Step } from './attempts.ts';

const question = (page: Page | Locator, index: number) => row(page, 'Questions', index, '+ Add Question');

/** The refusals in the first five steps of the vacancy wizard, and accepted values. */
export const vacancySteps: Step[] = [
  {
    attempts: [
      {
        // The school's country is prefilled.
        enter: { City: '' },
        refused: [
          ['Vacancy title', 'Vacancy title is required'],
          ['Position type', 'Please select a valid position type'],
          ['City', 'City is required'],
          ['Application deadline', 'Application deadline is required'],
        ],
      },
      {
        enter: {
          'Vacancy title': 'x'.repeat(256),
          'Position type': 'Full time',
          Country: 'Qatar',
          City: 'y'.repeat(101),
          'Application deadline': day(-3),
        },
        refused: [
          ['Vacancy title', 'Vacancy title must be at most 255 characters'],
          ['City', 'City must be at most 100 characters'],
          ['Application deadline', 'Application deadline must not be in the past'],
        ],
      },
    ],
    mend: { 'Vacancy title': 'Head of Mathematics', City: 'Doha', 'Application deadline': day(30) },
  },
  {
    attempts: [
      {
        refused: [
          ['Role', 'Role is required'],
          ['Education level', 'Education Level is required'],
          ['Subject', 'Subject is required'],
          ['Curriculum', 'Curriculum is required'],
          ['Minimum salary', 'Minimum Salary is required'],
          ['Maximum salary', 'Maximum Salary is required'],
        ],
      },
      {
        enter: {
          Role: 'Head of Department',
          'Education level': "Bachelor's Degree",
          Subject: 'Mathematics',
          Curriculum: 'British',
          'Minimum salary': 1000,
          'Maximum salary': 1050,
        },
        refused: [['Maximum salary', 'Maximum Salary must be at least 100 above Minimum Salary']],
      },
    ],
    mend: { 'Maximum salary': 1100 },
  },
  {
    attempts: [
      {
        refused: [
          ['Experience level', 'Experience Level required'],
          ['Minimum years of experience', 'Minimum Years Of Experience required'],
        ],
      },
    ],
    mend: async (page) => {
      await fill(page, { 'Minimum years of experience': 3 });
      await page.locator('[data-field=expl_id] select').selectOption({ index: 1 });
    },
  },
  {
    attempts: [{ refused: [['Job description', 'Job Description Required']] }],
    mend: { 'Job description': 'Lead the department' },
  },
  {
    attempts: [
      {
        enter: async (page) => {
          await fill(await question(page, 0), { 'Answer type': 'Long text' });
          await fill(await question(page, 1), {
            Question: 'Which phase?',
            'Answer type': 'Choice from a list',
          });
        },
        refused: [
          ['Question', 'Question is required'],
          ['Options', 'At least one option is required'],
        ],
      },
    ],
    mend: async (page) => {
      await fill(await question(page, 0), { Question: 'Why our school?' });
      await fill(await question(page, 1), { Options: ['Middle', 'Upper'] });
    },
  },
];
