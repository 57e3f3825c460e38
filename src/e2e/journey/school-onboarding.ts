import type { Page } from 'playwright/test';
import { COMPRESSED_PHOTO, PHONE_PHOTOS } from '../../server/testing/real/photos.ts';
import { PNG_LOGO } from '../../server/testing/real/pictures.ts';
import { day } from '../day.ts';
import { pdf, picked } from '../files.ts';
import { fill, saveAndContinue } from '../person.ts';
import type { RunningServer } from '../running-server.ts';
import { expect } from '../test.ts';
import { register, SCHOOL } from './people.ts';

/** From the landing page to a verified account. */
export async function registerSchool(page: Page, server: RunningServer) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Signup' }).first().click();
  await page.getByRole('link', { name: 'Continue as School' }).click();
  await expect(page).toHaveURL(/\/auth\/register\/school$/);
  await register(page, server, SCHOOL, { 'Your name': 'Huda Al Amri' });
  await expect(page).toHaveURL(/\/auth\/profile\/school$/);
}

/** Fills in the six steps of the school wizard. */
export async function completeOnboarding(page: Page) {
  await expect(page.getByText('Step 1 of 6').first()).toBeVisible();
  await fill(page, {
    'School logo': await picked(PNG_LOGO),
    'School name': 'Lulwa International School',
    'School type': 'International',
    'Year established': '1998',
    Phone: '44112233',
    Website: 'https://lulwa.example.org',
    Country: 'Qatar',
    City: 'Doha',
    Address: '4 Pearl Boulevard',
  });
  await saveAndContinue(page, 2);
  await fill(page, {
    'Curriculum offered': ['British', 'IB'],
    'Primary language': 'English',
    'Grade levels': ['Grade 9', 'Grade 10'],
    'Ministry license number': 'MOE-2291',
    'License expiry date': day(900),
  });
  await saveAndContinue(page, 3);
  await expect(page.getByRole('heading', { name: 'School Details' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Facilities and Resources' })).toBeVisible();
  await fill(page, {
    'Total teachers': 80,
    'Minimum qualification': "Bachelor's Degree",
    'Minimum experience (years)': 2,
  });
  await saveAndContinue(page, 4);
  await fill(page, { 'Campus size': '12,000 m²', 'Technology level': 'Infusion' });
  await saveAndContinue(page, 5);
  await fill(page, {
    'Contract duration': '2 years',
    'Working hours': '8 hours a day',
    'Working days': ['Sunday', 'Monday'],
    'Visa sponsorship': 'Yes',
    'Academic calendar': 'Yes',
    'Minimum salary': 90000,
    'Maximum salary': 180000,
    'Tax status': 'Non-taxable',
  });
  await saveAndContinue(page, 6);
  await fill(page, {
    'School description':
      'A welcoming international school on the bay, with two sections, a strong arts programme and teachers from thirty countries.',
    'School photos': [await picked(PHONE_PHOTOS[0]!), await picked(COMPRESSED_PHOTO)],
    Brochure: pdf('brochure.pdf', 'Lulwa International School'),
  });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveURL(/\/school\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'School Dashboard' })).toBeVisible();
}
