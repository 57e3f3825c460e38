import { expect, test } from '../test.ts';
import {
  accept,
  askForMore,
  fillFile,
  giveReferences,
  Hire,
  LAST_ITEM,
  markAsHired,
  offer,
  record,
  talk,
} from './hire/agreeing.ts';
import { inArabic, inEnglish, pointing, typing } from './hire/hands.ts';

// Three people, five dialogs each: the timeout leaves a busy machine time for each step.
test.describe.configure({ timeout: 300_000 });

const RUNS = {
  'on phones': { hands: pointing, say: inEnglish, width: 360, locale: 'en-GB' },
  'by keyboard alone': { hands: typing, say: inEnglish, width: 1280, locale: 'en-US' },
  'in Arabic': { hands: pointing, say: inArabic, width: 1280, locale: 'ar-AE' },
};

for (const [how, look] of Object.entries(RUNS))
  test(`two people and a referee go from an application to an agreed hire, ${how}`, async ({
    browser,
    server,
  }) => {
    const hire = await Hire.begin(browser, server, look);
    const { school, candidate, say } = hire;
    await test.step('they write to each other', () => talk(hire));
    await test.step('two references are given', () => giveReferences(hire));
    await test.step('the file is filled but for one item', () => fillFile(hire));
    await hire.again(school);
    await test.step('an offer is worse in one line', () => offer(hire, 110_000));
    await test.step('the candidate asks for a change, and reads the new offer', () => askForMore(hire));
    await test.step('the candidate agrees to what is worse', () => accept(hire));
    await hire.again(school);
    await test.step('nobody is hired before the file is complete', async () => {
      await markAsHired(hire);
      await expect(school.getByText(`${say(LAST_ITEM)}.`).first()).toBeVisible();
      await expect(school.getByRole('main').getByText(say('Hired'), { exact: true })).toHaveCount(0);
      await hire.again(school);
    });
    await test.step('the candidate is hired', async () => {
      await record(hire, LAST_ITEM);
      await markAsHired(hire);
      await expect(school.getByRole('main').getByText(say('Hired'), { exact: true }).first()).toBeVisible();
      await hire.again(candidate);
      await expect(
        candidate.getByRole('main').getByText(say('Hired'), { exact: true }).first(),
      ).toBeVisible();
    });
    await hire.close();
  });

test('a candidate declines an offer by keyboard alone, and the school may send another', async ({
  browser,
  server,
}) => {
  const hire = await Hire.begin(browser, server, RUNS['by keyboard alone']);
  const { hands, school, candidate } = hire;
  await offer(hire, 110_000);
  await hire.again(candidate);
  await hire.show(candidate, 'Offer');
  await hands.press(hire.main(candidate, 'Decline'));
  const sure = candidate.getByRole('alertdialog');
  await hands.press(sure.getByRole('button', { name: 'Decline the offer' }));
  await expect(sure).toHaveCount(0);
  await expect(candidate.getByRole('main').getByText('Declined', { exact: true })).toBeVisible();
  await expect(hire.main(candidate, 'Accept')).toHaveCount(0);
  await hire.again(school);
  await expect(school.getByRole('main').getByText('Declined', { exact: true })).toBeVisible();
  await offer(hire, 130_000);
  await hire.again(candidate);
  await expect(hire.main(candidate, 'Accept')).toHaveCount(1);
  await hire.close();
});
