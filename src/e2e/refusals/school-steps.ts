import { day } from '../day.ts';
import { brokenPng, lie, text } from '../files.ts';
import type { Step } from './attempts.ts';

/** The refusals in the first five steps of the school wizard, and accepted values. */
export const schoolSteps: Step[] = [
  {
    attempts: [
      {
        enter: { 'School name': '', 'E-mail': '' },
        refused: [
          ['School name', 'School name is required'],
          ['School type', 'School type is required'],
          ['Year established', 'Year established is required'],
          ['E-mail', 'School email is required'],
          ['Phone', 'Phone number is required'],
          ['Country', 'Country is required'],
          ['City', 'City is required'],
        ],
      },
      {
        enter: {
          'School logo': brokenPng('logo.png'),
          'School name': 'Lulwa School',
          'School type': 'International',
          'Year established': '98',
          'E-mail': 'lulwa',
          Phone: '12',
          Website: 'lulwa',
          Country: 'Qatar',
          City: 'Doha',
          'Map location': 'javascript:alert(1)',
        },
        refused: [
          ['School logo', 'File size must be less than 2MB'],
          ['Year established', 'Enter a valid 4-digit year'],
          ['E-mail', 'Invalid email address'],
          ['Phone', 'Invalid phone number'],
          ['Website', 'Enter a valid URL'],
          ['Map location', 'Enter a valid URL'],
        ],
      },
      {
        enter: {
          'School logo': { ...text('logo.gif'), mimeType: 'image/gif' },
          'Year established': '1998',
          'E-mail': 'hiring@lulwa.example.org',
          Phone: '44112233',
          Website: 'https://lulwa.example.org',
          'Map location': '',
        },
        refused: [['School logo', 'Unsupported file format']],
      },
    ],
    mend: { 'School logo': lie('logo.png', 'image/png') },
  },
  {
    attempts: [
      {
        refused: [
          ['Curriculum offered', 'At least one curriculum must be selected'],
          ['Primary language', 'Primary language is required'],
          ['Grade levels', 'At least one grade level must be selected'],
          ['Ministry license number', 'Ministry license number is required'],
          ['License expiry date', 'License expiry date is required'],
        ],
      },
    ],
    mend: {
      'Curriculum offered': ['British'],
      'Primary language': 'English',
      'Grade levels': ['Grade 9'],
      'Ministry license number': 'MOE-2291',
      'License expiry date': day(900),
    },
  },
  {
    attempts: [
      {
        refused: [
          ['Total teachers', 'Total teachers is required'],
          ['Minimum qualification', 'Minimum qualification is required'],
          ['Minimum experience (years)', 'Minimum experience is required'],
        ],
      },
      {
        enter: {
          'Total teachers': -1,
          'Minimum qualification': "Bachelor's Degree",
          'Minimum experience (years)': -2,
        },
        refused: [
          ['Total teachers', 'Number cannot be negative'],
          ['Minimum experience (years)', 'Experience cannot be negative'],
        ],
      },
    ],
    mend: { 'Total teachers': 80, 'Minimum experience (years)': 2 },
  },
  { attempts: [] },
  {
    attempts: [
      {
        refused: [
          ['Contract duration', 'Contract duration is required'],
          ['Working hours', 'Working hours is required'],
          ['Working days', 'Please select at least one working day'],
          ['Visa sponsorship', 'Visa sponsorship is required'],
          ['Academic calendar', 'Academic calendar is required'],
          ['Minimum salary', 'Minimum salary is required'],
          ['Maximum salary', 'Maximum salary is required'],
          ['Tax status', 'Tax status is required'],
        ],
      },
      {
        enter: {
          'Contract duration': '2 years',
          'Working hours': '8 hours a day',
          'Working days': ['Sunday'],
          'Visa sponsorship': 'Yes',
          'Academic calendar': 'No',
          'Minimum salary': -5,
          'Maximum salary': -10,
          'Tax status': 'Non-taxable',
        },
        refused: [
          ['Minimum salary', 'Minimum salary must be at least 0'],
          ['Maximum salary', 'Maximum salary must be greater than or equal to minimum salary'],
        ],
      },
    ],
    mend: { 'Minimum salary': 90000, 'Maximum salary': 90000 },
  },
];
