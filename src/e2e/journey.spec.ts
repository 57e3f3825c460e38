import type { Page } from 'playwright/test';
import { PASSWORD } from './account.ts';
import { pdf, png } from './files.ts';
import { fill, row, saveAndContinue } from './person.ts';
import { RunningServer } from './running-server.ts';
import { expect, test } from './test.ts';

const SCHOOL = 'hiring@lulwa.example.org';
const TEACHER = 'noor@example.org';
const TITLE = 'Head of Mathematics & Physics';
const SLUG = 'head-of-mathematics-&-physics';
const day = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);

async function verify(page: Page, server: RunningServer, email: string) {
  await expect(page).toHaveURL(/\/auth\/verify-email$/);
  const code = await server.codeFor(email);
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

async function signIn(page: Page, email: string) {
  await page.goto('/login');
  await fill(page, { Username: email, Password: PASSWORD });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
};

test('one teacher is hired: from two registrations to a shortlist, over a restart', async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await RunningServer.start();
  const school = await (await browser.newContext({ baseURL: server.url })).newPage();
  const teacher = await (await browser.newContext({ baseURL: server.url })).newPage();

  await test.step('a school registers and verifies its e-mail', async () => {
    await school.goto('/');
    await school.getByRole('link', { name: 'Signup' }).first().click();
    await school.getByRole('link', { name: 'Continue as School' }).click();
    await expect(school).toHaveURL(/\/auth\/register\/school$/);
    await fill(school, {
      Name: 'Lulwa International School',
      'E-mail': SCHOOL,
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    });
    await school.locator('form button[type=submit]').click();
    await verify(school, server, SCHOOL);
    await expect(school).toHaveURL(/\/auth\/profile\/school$/);
  });

  await test.step('it completes the onboarding wizard with logo, photos and brochure', async () => {
    await expect(school.getByText('Step 1 of 6').first()).toBeVisible();
    await fill(school, {
      'School logo': png('logo.png'),
      'School type': 'International',
      'Year established': '1998',
      Phone: '44112233',
      Website: 'https://lulwa.example.org',
      Country: 'Qatar',
      City: 'Doha',
      Address: '4 Pearl Boulevard',
    });
    await saveAndContinue(school, 2);
    await fill(school, {
      'Curriculum offered': ['British', 'IB'],
      'Primary language': 'English',
      'Grade levels': ['Grade 9', 'Grade 10'],
      'Ministry license number': 'MOE-2291',
      'License expiry date': day(900),
    });
    await saveAndContinue(school, 3);
    await expect(school.getByRole('heading', { name: 'School Details' })).toBeVisible();
    await expect(school.getByRole('heading', { name: 'Facilities and Resources' })).toBeVisible();
    await fill(school, {
      'Total teachers': 80,
      'Minimum qualification': "Bachelor's Degree",
      'Minimum experience (years)': 2,
    });
    await saveAndContinue(school, 4);
    await fill(school, { 'Campus size': '12,000 m²', 'Technology level': 'Infusion' });
    await saveAndContinue(school, 5);
    await fill(school, {
      'Contract duration': '2 years',
      'Working hours': '8 hours a day',
      'Working days': ['Sunday', 'Monday'],
      'Visa sponsorship': 'Yes',
      'Academic calendar': 'Yes',
      'Minimum salary': 90000,
      'Maximum salary': 180000,
      'Tax status': 'Non-taxable',
    });
    await saveAndContinue(school, 6);
    await fill(school, {
      'School description':
        'A welcoming international school on the bay, with two sections, a strong arts programme and teachers from thirty countries.',
      'School photos': [png('front.png', [60, 120, 90]), png('hall.png', [150, 90, 40])],
      Brochure: pdf('brochure.pdf', 'Lulwa International School'),
    });
    await school.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(school).toHaveURL(/\/school\/dashboard$/);
    await expect(school.getByRole('heading', { name: 'School Dashboard' })).toBeVisible();
  });

  await test.step('it posts a vacancy with rich text and a question of each kind', async () => {
    await school.getByRole('link', { name: 'Create New Vacancy' }).first().click();
    await fill(school, {
      'Vacancy title': TITLE,
      'Position type': 'Full time',
      City: 'Doha',
      'Application deadline': day(40),
    });
    await saveAndContinue(school, 2);
    await fill(school, {
      Role: 'Head of Department',
      'Education level': "Bachelor's Degree",
      Subject: 'Mathematics',
      Curriculum: 'British',
      'Minimum salary': 120000,
      'Maximum salary': 160000,
    });
    await expect(school.getByRole('checkbox', { name: 'Show salary range' })).toBeChecked();
    await expect(school.getByRole('checkbox', { name: 'Display to public' })).toBeChecked();
    await saveAndContinue(school, 3);
    await school.locator('[data-field=expl_id] select').selectOption({ index: 2 });
    await fill(school, { 'Minimum years of experience': 3 });
    await saveAndContinue(school, 4);
    await fill(school, { 'Job description': 'Lead the department' });
    await saveAndContinue(school, 5);
    const questions: [string, string, string[]?][] = [
      ['Why our school?', 'short_text'],
      ['Describe a lesson you are proud of', 'descriptive'],
      ['Which phase do you prefer?', 'option_select', ['Middle', 'Upper']],
      ['Which clubs could you lead?', 'multi_select', ['Chess', 'Robotics']],
      ['When could you start?', 'date'],
      ['How many years have you led a team?', 'number'],
      ['Rate your skills', 'rating_scale', ['Planning', 'Assessment']],
      ['Do you hold a driving licence?', 'radio', ['Yes', 'No']],
    ];
    const types = await school.evaluate(async () => {
      const answer = await fetch('/api/application-question-types');
      return ((await answer.json()) as { data: { type_key: string; type_label: string }[] }).data;
    });
    for (const [index, [question, key, options]] of questions.entries()) {
      const at = await row(school, 'Questions', index, '+ Add Question');
      const label = types.find((type) => type.type_key === key)!.type_label;
      await fill(at, { Question: question, 'Answer type': label });
      if (options) await fill(at, { Options: options });
    }
    await saveAndContinue(school, 6);
    await expect(school.getByText(TITLE).first()).toBeVisible();
    await school.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(school).toHaveURL(/\/school\/dashboard$/);
  });

  await test.step('a teacher registers, verifies and completes the profile wizard', async () => {
    await teacher.goto('/auth/register/candidate');
    await fill(teacher, {
      'First name': 'Noor',
      'Last name': 'Rahman',
      'E-mail': TEACHER,
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    });
    await teacher.locator('form button[type=submit]').click();
    await verify(teacher, server, TEACHER);
    await expect(teacher).toHaveURL(/\/auth\/profile\/candidate$/);
    await expect(teacher.getByText('Step 1 of 6').first()).toBeVisible();
    await fill(teacher, {
      'First name': 'Noor',
      'Last name': 'Rahman',
      Designation: 'Mathematics teacher',
      'First name in Arabic': 'نور',
      'Last name in Arabic': 'رحمن',
    });
    await teacher.locator('[data-field=phone1] input').fill('501234567');
    await saveAndContinue(teacher, 2);
    await fill(teacher, {
      Resume: pdf('noor-rahman.pdf', 'Noor Rahman, teacher of mathematics'),
      Photo: png('noor.png', [200, 160, 120]),
      Gender: 'Female',
      'Date of birth': '1990-04-12',
      'Number of kids': 1,
      'Years of experience': 8,
      'Highest qualification': 'Master of Education',
      Nationality: 'Jordan',
      Address: '12 Palm Street, Doha',
    });
    await saveAndContinue(teacher, 3);
    const education = await row(teacher, 'Education', 0, '+ Add Education');
    await fill(education, {
      'Degree level': "Master's Degree",
      'Field of study': 'Mathematics education',
      'Institution name': 'University of Jordan',
      'Year of graduation': '2014-06-30',
      'GPA/Grade': 3.7,
    });
    await saveAndContinue(teacher, 4);
    const experience = await row(teacher, 'Experience', 0, '+ Add Experience');
    await fill(experience, {
      'School name': 'Amman Academy',
      'Position title': 'Teacher',
      'Start date': '2016-09-01',
      'End date': '2020-06-30',
    });
    await experience.getByRole('checkbox', { name: 'Currently Working Here' }).check();
    await expect(experience.locator('[data-widget=date]').nth(1).locator('input')).toBeDisabled();
    await expect(experience.locator('[data-widget=date]').nth(1).locator('input')).toHaveValue('');
    await teacher.reload();
    await expect(teacher.getByText('Step 4 of 6').first()).toBeVisible();
    await expect(teacher.locator('[data-field="experience.0.school_name"] input')).toHaveValue(
      'Amman Academy',
    );
    await saveAndContinue(teacher, 5);
    await fill(teacher, { 'Expected salary': 150000, 'Notice period (days)': 30 });
    await teacher.locator('[data-field=employmenttype_id] select').selectOption({ index: 1 });
    await chooseFirst(teacher, 'Preferred locations');
    await chooseFirst(teacher, 'Skills');
    await saveAndContinue(teacher, 6);
    await teacher.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(teacher).toHaveURL(/\/candidate\/dashboard$/);
  });

  await test.step('the teacher finds the job, saves it and applies', async () => {
    await teacher.getByRole('link', { name: 'Find Jobs' }).first().click();
    await teacher.getByRole('searchbox').first().fill('mathematics & PHYS');
    await expect(teacher).toHaveURL(/search=/);
    await teacher.getByRole('link', { name: TITLE }).click();
    await expect(teacher).toHaveURL(/\/candidate\/job\/\d+\//);
    expect(decodeURIComponent(teacher.url())).toContain(SLUG);
    await teacher.getByRole('button', { name: 'Save job' }).click();
    await expect(teacher.getByText('Job saved!')).toBeVisible();
    await teacher.getByRole('button', { name: 'Quick Apply' }).click();
    const dialog = teacher.getByRole('dialog');
    await expect(dialog.getByText(`Apply to ${TITLE}`)).toBeVisible();
    await expect(dialog.locator('[data-field=email] input')).toHaveValue(TEACHER);
    await next(dialog, 2);
    await next(dialog, 3);
    await fill(dialog, {
      'Why our school?': 'Because of its teachers',
      'Describe a lesson you are proud of': 'We measured the height of the school with shadows.',
      'Which phase do you prefer?': 'Upper',
      'Which clubs could you lead?': ['Chess', 'Robotics'],
      'When could you start?': day(90),
      'How many years have you led a team?': 2,
      'Rate your skills': { Planning: 'Agree', Assessment: 'Strongly agree' },
      'Do you hold a driving licence?': 'Yes',
    });
    await next(dialog, 4);
    await expect(dialog.getByRole('heading', { name: 'Review your application' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(teacher).toHaveURL(/\/candidate\/applications/);
    await expect(teacher.getByText('Pending to be reviewed')).toBeVisible();
  });

  await test.step('the school reads the application and moves it to Shortlisted', async () => {
    await school.reload();
    const applications = school.getByRole('table');
    await expect(applications.getByRole('row').filter({ hasText: 'Noor Rahman' })).toContainText('Pending');
    await applications.getByRole('link', { name: 'Noor Rahman' }).click();
    await expect(school).toHaveURL(/\/school\/application\/\d+\//);
    await expect(school.getByText('Because of its teachers')).toBeVisible();
    await expect(school.getByText('Amman Academy')).toBeVisible();
    // The resume is drawn once somebody comes near.
    await school.getByRole('heading', { name: 'Resume' }).scrollIntoViewIfNeeded();
    await expect(school.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
    const download = school.waitForEvent('download');
    await school.getByRole('link', { name: 'noor-rahman.pdf' }).last().click();
    expect((await download).suggestedFilename()).toBe('noor-rahman.pdf');
    await moveTo(school, 'Under Review');
    await teacher.reload();
    await expect(teacher.getByText('Under Review', { exact: true }).first()).toBeVisible();
    await moveTo(school, 'Shortlist');
    await teacher.reload();
    await expect(teacher.getByText('School board is reviewed your profile')).toBeVisible();
  });

  await test.step('after everyone signed out and the server restarted, everything is still there', async () => {
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

async function chooseFirst(page: Page, label: string) {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await page.locator('[role=option]').first().click();
  await box.press('Escape');
}

async function next(dialog: ReturnType<Page['getByRole']>, step: number) {
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog.getByText(`Step ${step} of 4`).first()).toBeVisible();
}

/** Gives an application its next status, and waits until the server has taken it. */
async function moveTo(page: Page, action: 'Under Review' | 'Shortlist') {
  if (action === 'Shortlist') {
    const button = page.getByRole('button', { name: action, exact: true });
    await button.click();
    return expect(button).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await expect(page.getByText(action, { exact: true }).first()).toBeVisible();
}
