import { Account } from './account.ts';
import { examine } from './examine.ts';
import { posted } from './posted.ts';
import { arrive, isTakenOver } from './taken-over.ts';
import { expect, test } from './test.ts';

const plans = {
  schools: [
    ['Basic School Subscription', '$79/month', '$790/year'],
    ['Premium School Subscription', '$199/month', '$1990/year'],
    ['Enterprise School Group', 'Custom', 'Custom'],
  ],
  educators: [
    ['Starter Educator Plan', 'Free', 'Free'],
    ['Pro Educator Plan', '$19.99/month', '$190/year'],
    ['Career Coaching Plan', '$29/month', '$290/year'],
  ],
} as const;

test('the landing page shows its sections in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find Jobs' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Success stories' })).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.filter((text) => text !== '')).toEqual([
    'Welcome',
    'Why educators and schools choose us',
    'Intelligent matching',
    'Featured and newest vacancies',
    'Plans for educators and schools',
    'In numbers',
    'How it works',
    'Success stories',
  ]);
  await page.getByRole('link', { name: 'Learn How It Works' }).click();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
  await examine(page, 'the landing page');
});

for (const width of [360, 1280])
  test(`teachers and schools find their way from the first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Find Jobs' })).toBeInViewport({ ratio: 1 });
    const school = main.getByRole('link', { name: 'Post a Vacancy' });
    await expect(school).toBeInViewport({ ratio: 1 });
    await school.click();
    await expect(page).toHaveURL(/\/auth\/register\/school$/);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('open vacancies are counted, shown with their schools, and searchable', async ({ page, server }) => {
    await posted(await Account.withProfile(server, 'School'));
    // A page rendered before the vacancy was posted stays in the cache for a few seconds.
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByText(/^[1-9]\d* open vacanc(y|ies)$/)).toBeVisible({ timeout: 500 });
    }).toPass();
    const card = page.getByRole('article').first();
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/jobs\/\d+\//);
    await expect(page.getByRole('link', { name: 'See all open vacancies' })).toHaveAttribute('href', '/jobs');
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('teacher');
    await page.getByRole('button', { name: 'Search jobs' }).click();
    await expect(page).toHaveURL('/jobs?search=teacher');
  });
});

test('a search in the hero opens the board without a full page load', async ({ page }) => {
  const apiCalls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) apiCalls.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await isTakenOver(page);
  const count = page.getByText(/^\d+ open vacanc(y|ies)$/);
  await expect(count).toBeVisible();
  expect(apiCalls).toEqual([]);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('  physics ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs?search=physics');
  await expect(page.getByRole('heading', { level: 1, name: 'Teaching jobs in the Gulf' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  // Going back shows the cached answers and refetches them, so the new vacancy is counted.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(count).toBeVisible();
});

test('vacancies and search on the landing page lead a signed-in candidate to the candidate screens', async ({
  page,
  context,
  server,
}) => {
  await posted(await Account.withProfile(server, 'School'));
  await (await Account.withProfile(server, 'Candidate')).signIn(context);
  await page.goto('/');
  await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/candidate\/job\/\d+\//,
  );
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('physics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/candidate\/jobs\?search=physics$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('success stories are swiped by touch and do not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page, '/');
    const stories = page.getByRole('region', { name: 'Success stories' });
    await stories.scrollIntoViewIfNeeded();
    const swipe = (from: number, to: number) =>
      stories.locator('.carousel-slides').evaluate(
        (slides, [from, to]) => {
          const send = (type: string, clientX: number) =>
            slides.dispatchEvent(
              new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 1, clientX }),
            );
          send('pointerdown', from!);
          send('pointerup', to!);
        },
        [from, to],
      );
    await swipe(300, 100);
    await expect(stories.getByRole('heading', { name: 'Daniel Okafor' })).toBeVisible();
    await swipe(100, 300);
    await expect(stories.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible();
    expect(await stories.evaluate((region) => region.getAnimations({ subtree: true }).length)).toBe(0);
  });
});

test('success stories rotate by arrows, dots and keys', async ({ page }) => {
  await arrive(page, '/');
  const stories = page.getByRole('region', { name: 'Success stories' });
  const story = (name: string) => expect(stories.getByRole('heading', { name })).toBeVisible();
  await story('Amal Haddad');
  await stories.getByRole('button', { name: 'Previous' }).click();
  await story('Maria Fernandes');
  await expect(stories.getByRole('heading')).toHaveCount(1);
  await stories.getByRole('button', { name: 'Next' }).click();
  await story('Amal Haddad');
  await page.keyboard.press('ArrowRight');
  await story('Daniel Okafor');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await story('Maria Fernandes');
  await stories.getByRole('button', { name: '2 of 3' }).click();
  await story('Daniel Okafor');
  const portraits = await stories
    .locator('img')
    .evaluateAll((all) =>
      Promise.all(
        all.map((image) =>
          (image as HTMLImageElement).decode().then(() => (image as HTMLImageElement).naturalWidth),
        ),
      ),
    );
  expect(portraits.filter((width) => width > 0)).toHaveLength(3);
});

for (const path of ['/', '/pricing']) {
  test(`the plans of ${path} show the monthly school plans first and the others on a click`, async ({
    page,
  }) => {
    await arrive(page, path);
    const panel = page.getByRole('tabpanel');
    const prices = async (audience: keyof typeof plans, column: 1 | 2) => {
      for (const plan of plans[audience]) {
        const card = panel
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: plan[0], exact: true }) });
        await expect(card.getByText(plan[column], { exact: true })).toBeVisible();
      }
      await expect(panel.getByText('Most Popular')).toHaveCount(1);
    };
    await expect(page.getByRole('tab', { name: 'For Schools' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: 'Monthly' })).toHaveAttribute('aria-pressed', 'true');
    await prices('schools', 1);
    await page.getByRole('button', { name: 'Annual' }).click();
    await prices('schools', 2);
    await page.getByRole('tab', { name: 'For Educators' }).click();
    await prices('educators', 2);
    await page.reload();
    await isTakenOver(page);
    await prices('educators', 2);
    await page.getByRole('button', { name: 'Monthly' }).click();
    await prices('educators', 1);
  });
}

test('plans link to sign-up or to a form that sends the message', async ({ page }) => {
  await page.goto('/pricing?for=educators');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  await examine(page, 'the plans');
  await page.getByRole('link', { name: 'Upgrade Now' }).click();
  await expect(page).toHaveURL('/sign-up');
  await page.goBack();
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Plan' })).toContainText('Career Coaching Plan');
  await examine(page, 'the contact form');
  await page.getByLabel('Name').fill('Omar Haddad');
  await page.getByLabel('E-mail').fill('omar@example.org');
  await page.getByLabel('Subject').fill('Coaching');
  await page.getByLabel('Message').fill('When could we begin with it?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you. We have received your message')).toBeVisible();
});

test('a free plan takes a signed-in user to their dashboard', async ({ page, context, server }) => {
  await (await Account.withProfile(server, 'School')).signIn(context);
  await page.goto('/pricing');
  // Until the page is hydrated, its links are those for visitors.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/school/dashboard');
});

test('the landing page loads no forms, dialogs, tables or charts, and makes no calls', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(
    loaded.filter((path) => /^\/api|dialog|table|chart|forms|fields|wizard|SubmitForm|\/data-/i.test(path)),
  ).toEqual([]);
});
