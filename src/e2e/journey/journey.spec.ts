import { RunningServer } from '../running-server.ts';
import { expect, test } from '../test.ts';
import { applyForJob, findAndSaveJob, readApplication, shortlist, takeUnderReview } from './application.ts';
import { SCHOOL, signIn, signOut, TEACHER, TITLE } from './people.ts';
import { completeOnboarding, registerSchool } from './school-onboarding.ts';
import { completeProfile, registerTeacher } from './teacher-profile.ts';
import { postVacancy } from './vacancy-posting.ts';

test('one teacher is hired: from two registrations to the shortlist, across a server restart', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const server = await RunningServer.start();
  const school = await (await browser.newContext({ baseURL: server.url })).newPage();
  const teacher = await (await browser.newContext({ baseURL: server.url })).newPage();

  await test.step('a school registers and verifies its e-mail address', () => registerSchool(school, server));
  await test.step('it completes the profile wizard with logo, photos and brochure', () =>
    completeOnboarding(school));
  await test.step('it posts a vacancy with rich text and a question of each type', () => postVacancy(school));

  await test.step('a teacher registers, verifies and completes the profile wizard', async () => {
    await registerTeacher(teacher, server);
    await completeProfile(teacher);
  });
  await test.step('the teacher finds the vacancy, saves it and applies', async () => {
    await findAndSaveJob(teacher);
    await applyForJob(teacher);
  });

  await test.step('the school opens the application and moves it to Shortlisted', async () => {
    await readApplication(school);
    await takeUnderReview(school);
    await teacher.reload();
    await expect(teacher.getByText('Under Review', { exact: true }).first()).toBeVisible();
    await shortlist(school);
    await teacher.reload();
    await expect(teacher.getByText('School board is reviewed your profile')).toBeVisible();
  });

  await test.step('after all users signed out and the server restarted, all data is still there', async () => {
    await signOut(school);
    await signOut(teacher);
    await server.stop();
    await server.start();
    await signIn(school, SCHOOL);
    await expect(school).toHaveURL(/\/school\/dashboard$/);
    await expect(school.getByRole('row').filter({ hasText: 'Noor Rahman' })).toContainText('Shortlisted');
    await signIn(teacher, TEACHER);
    await expect(teacher).toHaveURL(/\/candidate\/dashboard$/);
    await teacher.getByRole('tab', { name: 'Saved Jobs' }).click();
    await expect(teacher.getByRole('link', { name: TITLE })).toBeVisible();
  });

  await server.remove();
});
