import type { Locator, Page } from 'playwright/test';
import { HEIC_PHOTO, PHONE_PHOTOS, SELFIE } from '../../server/testing/real/photos.ts';
import { LARGE_LOGO } from '../../server/testing/real/pictures.ts';
import { POSTER_CENTRE } from '../../server/testing/real/scene.ts';
import { Account } from '../account.ts';
import { MB, picked } from '../files.ts';
import { field, fill, row, saveAndContinue } from '../person.ts';
import type { RunningServer } from '../running-server.ts';
import { DEGREE, PERSONAL_DETAILS, PREFERENCES, TITLE } from '../teacher-steps.ts';
import { expect, test } from '../test.ts';

const NAME = { 'First name': 'Noor', 'Last name': 'Rahman', ...TITLE };

async function toStepTwo(page: Page, server: RunningServer): Promise<Account> {
  const account = await Account.verified(server, 'Candidate');
  await account.signIn(page.context());
  await page.goto('/auth/profile/candidate');
  await fill(page, NAME);
  await saveAndContinue(page, 2);
  return account;
}

/** Size and colour of an image as the browser renders it; `at` is in fractions of width and height. */
const look = (picture: Locator, at: { x: number; y: number }) =>
  picture.evaluate(async (image: HTMLImageElement, place) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(1, 1);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, -Math.round(width * place.x), -Math.round(height * place.y));
    const [red, green, blue, opaque] = pen.getImageData(0, 0, 1, 1).data;
    return { width, height, red: red!, green: green!, blue: blue!, opaque: opaque! };
  }, at);

const expectPoster = async (picture: Locator) => {
  const { red, green, blue } = await look(picture, POSTER_CENTRE);
  expect(red - Math.max(green, blue)).toBeGreaterThan(90);
};

test('a sideways phone photo of 5 MB is scaled down, shown upright and stored', async ({ page, server }) => {
  const account = await toStepTwo(page, server);
  const selfie = await picked(SELFIE);
  expect(selfie.buffer.length).toBeGreaterThan(4.5 * MB);
  const photo = field(page, 'Photo');
  await fill(page, { Photo: selfie, ...PERSONAL_DETAILS });
  await expect(photo.getByRole('status')).toHaveText(/^Resized: 4\.\d MB → \d+ KB$/);
  expect(await look(photo.locator('img'), POSTER_CENTRE)).toMatchObject({ width: 1920, height: 2560 });
  await expectPoster(photo.locator('img'));
  await saveAndContinue(page, 3);
  await fill(await row(page, 'Education', 0, '+ Add Education'), DEGREE);
  await saveAndContinue(page, 4);
  await saveAndContinue(page, 5);
  await fill(page, PREFERENCES);
  await saveAndContinue(page, 6);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  const { data } = await account.send<{ candidate: { candidate_picture: string } }>(
    'GET',
    '/user/candidate-profile',
  );
  expect(data.candidate.candidate_picture).toMatch(/-1920x2560\.jpg$/);
});

test('leaving a step while its photo is being scaled down keeps the result', async ({ page, server }) => {
  await toStepTwo(page, server);
  await fill(page, PERSONAL_DETAILS);
  await fill(page, { Photo: await picked(PHONE_PHOTOS[7]!) });
  await saveAndContinue(page, 3);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(field(page, 'Photo').getByRole('status')).toHaveText(/^Resized: 5\.\d MB → /);
  await expectPoster(field(page, 'Photo').locator('img'));
});

test('a HEIC photo is refused when chosen, with advice next to it', async ({ page, server }) => {
  await toStepTwo(page, server);
  await fill(page, { Photo: await picked(HEIC_PHOTO) });
  const photo = field(page, 'Photo');
  const refusal = photo.getByText('Only JPG, PNG, or GIF files are allowed');
  await expect(refusal).toBeVisible();
  // Only the file is refused; fields still to fill in show no errors.
  await expect(page.locator('.field-error')).toHaveCount(1);
  await page.getByRole('button', { name: 'Save & Continue', exact: true }).click();
  await expect(page.locator('.field-error').nth(1)).toBeVisible();
  await expect(refusal).toHaveCount(1);
  await expect(photo.locator('input[type=file]')).toHaveAccessibleDescription(
    /If yours is a HEIC or WebP, take a screenshot of it and choose that\./,
  );
});

test('a large logo stays transparent when scaled down', async ({ page, server }) => {
  const account = await Account.verified(server, 'School');
  await account.signIn(page.context());
  await page.goto('/auth/profile/school');
  const logo = field(page, 'School logo');
  await fill(page, { 'School logo': await picked(LARGE_LOGO) });
  await expect(logo.getByRole('status')).toHaveText(/^Resized: [2-9]\.\d MB → /);
  expect(await look(logo.locator('img'), { x: 0.5, y: 0.5 })).toMatchObject({ opaque: 0 });
  expect(await look(logo.locator('img'), { x: 0.1, y: 0.5 })).toMatchObject({ opaque: 255 });
  await expect(logo.locator('input[type=file]')).toHaveAccessibleDescription(/If yours is a HEIC, /);
});
