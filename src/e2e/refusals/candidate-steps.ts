import type { Locator, Page } from 'playwright/test';
import { day } from '../day.ts';
import { brokenPng, large, lie, MB, png, text } from '../files.ts';
import { fill, row } from '../person.ts';
import type { Step } from './attempts.ts';

const education = (page: Page | Locator) => row(page, 'Education', 0, '+ Add Education');
const certificate = (page: Page | Locator) => row(page, 'Certifications', 0, '+ Add Certification');

/** The refusals in the first five steps of the candidate wizard, and accepted values. */
export const candidateSteps: Step[] = [
  {
    attempts: [
      {
        // The registration prefills the name.
        enter: { 'First name': '', 'Last name': '' },
        refused: [
          ['First name', 'First name is required'],
          ['Last name', 'Last name is required'],
          ['Designation', 'Designation is required'],
          ['WhatsApp number', 'Phone number is required'],
          ['First name in Arabic', 'First name (Arabic) is required'],
          ['Last name in Arabic', 'Last name (Arabic) is required'],
        ],
      },
      {
        enter: {
          'First name': 'Noor',
          'Last name': 'Rahman',
          Designation: 'Teacher',
          'WhatsApp number': '+974 501',
          'First name in Arabic': 'نور',
          'Last name in Arabic': 'رحمن',
        },
        refused: [['WhatsApp number', 'Invalid phone number']],
      },
      { enter: { 'WhatsApp number': '123456' }, refused: [['WhatsApp number', 'Invalid phone number']] },
      {
        enter: { 'WhatsApp number': '1234567890123456' },
        refused: [['WhatsApp number', 'Invalid phone number']],
      },
    ],
    mend: { 'WhatsApp number': '1234567' },
  },
  {
    attempts: [
      {
        enter: { 'Number of kids': '' },
        refused: [
          ['Gender', 'Gender is required'],
          ['Date of birth', 'Date of birth is required'],
          ['Number of kids', 'Number of kids is required'],
          ['Years of experience', 'Years of Experience is required'],
          ['Highest qualification', 'Highest Qualification is required'],
          ['Nationality', 'Nationality is required'],
          ['Address', 'Address is required'],
        ],
      },
      {
        enter: {
          Resume: text('cv.txt'),
          Photo: brokenPng('noor.png'),
          Gender: 'Female',
          'Date of birth': '1990-04-12',
          'Number of kids': -1,
          'Years of experience': 'many',
          'Highest qualification': 'Master of Education',
          Nationality: 'Jordan',
          'Alternate e-mail': 'noor',
          'Alternate phone': '12',
          Address: '12 Palm Street',
        },
        refused: [
          ['Resume', 'Only PDF or DOC files are allowed'],
          ['Number of kids', 'Number cannot be negative'],
          ['Years of experience', 'Enter a whole number'],
          ['Photo', 'File size must be less than 2MB'],
          ['Alternate e-mail', 'Invalid email'],
          ['Alternate phone', 'Invalid phone number'],
        ],
      },
      {
        enter: {
          Resume: large('cv.pdf', 5 * MB),
          Photo: { ...text('noor.webp'), mimeType: 'image/webp' },
          'Date of birth': day(2),
          'Number of kids': 0,
          'Years of experience': -1,
          'Alternate e-mail': 'noor@example.org',
          'Alternate phone': '44112233',
        },
        refused: [
          ['Resume', 'File size must be less than 5MB'],
          ['Date of birth', 'Date of birth must be in the past'],
          ['Years of experience', 'Must be at least 0'],
          ['Photo', 'Only JPG, PNG, or GIF files are allowed'],
        ],
      },
    ],
    // Errors that only the server finds come last.
    mend: {
      Resume: lie('cv.pdf', 'application/pdf'),
      Photo: png('noor.png'),
      'Date of birth': '1990-04-12',
      'Years of experience': 8,
    },
  },
  {
    attempts: [
      {
        enter: async (page) => {
          await fill(await education(page), { 'Graduation attainment level': 'With honours' });
          await fill(await certificate(page), { 'Issuing authority': 'Ministry' });
        },
        refused: [
          ['Degree level', 'Degree Level is required'],
          ['Field of study', 'Field of Study is required'],
          ['Institution name', 'Institution Name is required'],
          ['Year of graduation', 'Graduation Year is required'],
          ['GPA/Grade', 'GPA/Grade is required'],
          ['Certificate type', 'Certificate Type is required'],
          ['Issue date', 'Issue Date is required'],
          ['Expiry date', 'Expiry Date is required'],
        ],
      },
      {
        enter: async (page) => {
          await fill(await education(page), {
            'Degree level': "Master's Degree",
            'Field of study': 'Mathematics',
            'Institution name': 'University of Jordan',
            'Year of graduation': '2014-06-30',
            'GPA/Grade': -1,
          });
          await (await certificate(page)).getByRole('button', { name: /^Remove/ }).click();
        },
        refused: [['GPA/Grade', 'GPA cannot be negative']],
      },
      {
        enter: async (page) => fill(await education(page), { 'GPA/Grade': 4.5 }),
        refused: [['GPA/Grade', 'GPA cannot be more than 4']],
      },
      {
        enter: async (page) => fill(await education(page), { 'GPA/Grade': 'very good' }),
        refused: [['GPA/Grade', 'GPA must be a number']],
      },
    ],
    // A row that was added but left blank does not count.
    mend: async (page) => {
      await fill(await education(page), { 'GPA/Grade': 3.7 });
      await certificate(page);
    },
  },
  {
    attempts: [
      {
        enter: async (page) =>
          fill(await row(page, 'Experience', 0, '+ Add Experience'), {
            'School name': 'x'.repeat(101),
            'Position title': 'y'.repeat(101),
          }),
        refused: [
          ['School name', 'School name must be at most 100 characters'],
          ['Position title', 'Position title must be at most 100 characters'],
        ],
      },
    ],
    mend: async (page) =>
      fill(await row(page, 'Experience', 0, '+ Add Experience'), {
        'School name': 'Amman Academy',
        'Position title': 'Teacher',
      }),
  },
  {
    attempts: [
      {
        refused: [
          ['Expected salary', 'Expected salary is required'],
          ['Notice period (days)', 'Notice period is required'],
          ['Employment type', 'Employment type is required'],
          ['Preferred locations', 'At least one preferred location is required'],
          ['Skills', 'At least one skill is required'],
        ],
      },
      {
        enter: async (page) => {
          await fill(page, {
            'Expected salary': 0,
            'Notice period (days)': -3,
            'Preferred locations': ['Doha, Qatar'],
            Skills: ['Lesson planning'],
          });
          await page.locator('[data-field=employmenttype_id] select').selectOption({ index: 1 });
          const language = await row(page, 'Languages', 0, '+ Add Language');
          await fill(language, { Language: 'English' });
        },
        refused: [
          ['Expected salary', 'Expected salary must be a positive number'],
          ['Notice period (days)', 'Notice period must be a positive number'],
          ['Proficiency', 'Language Proficiency is required'],
        ],
      },
      {
        enter: async (page) => {
          await fill(page, { 'Expected salary': '1234567890123', 'Notice period (days)': 30 });
          await page.getByRole('button', { name: /^Remove Language/ }).click();
        },
        refused: [['Expected salary', 'Expected salary must be at most 12 digits']],
      },
    ],
    mend: { 'Expected salary': 180000 },
  },
];
