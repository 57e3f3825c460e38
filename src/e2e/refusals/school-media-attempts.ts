import { large, MB, png, text } from '../files.ts';
import { fill } from '../person.ts';
import type { Attempt } from './attempts.ts';

/** The refusals in the last step of the school wizard. */
export const schoolMediaAttempts: Attempt[] = [
  { refused: [['School description', 'School description is required']] },
  {
    enter: {
      'School description': 'Too short.',
      'School photos': [png('front.png'), text('hall.txt')],
      'Campus video link': 'video',
      'Virtual tour link': 'tour',
      Brochure: text('brochure.txt'),
      Facebook: 'x',
      Twitter: 'x',
      Instagram: 'x',
      LinkedIn: 'x',
      YouTube: 'x',
    },
    refused: [
      ['School description', 'Must be at least 100 characters'],
      ['School photos', 'Unsupported file format'],
      ['Campus video link', 'Must be a valid URL'],
      ['Virtual tour link', 'Must be a valid URL'],
      ['Brochure', 'Only PDF or DOC files are allowed'],
      ['Facebook', 'Must be a valid Facebook URL'],
      ['Twitter', 'Must be a valid Twitter URL'],
      ['Instagram', 'Must be a valid Instagram URL'],
      ['LinkedIn', 'Must be a valid LinkedIn URL'],
      ['YouTube', 'Must be a valid YouTube URL'],
    ],
  },
  {
    enter: async (page) => {
      await fill(page, {
        'School description': 'x'.repeat(501),
        Brochure: large('brochure.pdf', 5 * MB),
        'Campus video link': '',
        'Virtual tour link': 'https://tour.example.org',
        Facebook: '',
        Twitter: '',
        Instagram: '',
        LinkedIn: '',
        YouTube: '',
      });
      await page.getByRole('button', { name: 'Remove hall.txt' }).click();
      await page.getByRole('button', { name: 'Remove front.png' }).click();
    },
    refused: [
      ['School description', 'Must not exceed 500 characters'],
      ['School photos', 'At least one photo is required'],
      ['Brochure', 'File size must be less than 5MB'],
    ],
  },
];
