import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import { withoutNews } from './no-news.ts';
import { isTakenOver, watched } from './taken-over.ts';
import { expect, test } from './test.ts';

const PAGES = [
  ['/', 'Where education meets opportunity'],
  ['/about', 'A school is only as good as its people'],
  ['/pricing', 'Choose Your Plan'],
  ['/contact', 'Contact us'],
] as const;

/** The links in each page's footer, with the heading of their target. */
const CONTENT = [
  ['Our Team', '/our-team', 'Our Team'],
  ['Careers', '/careers', 'Careers'],
  ['How it works', '/how-it-works', 'How it works'],
  ['Success Stories', '/success-stories', 'They found each other here'],
  ['Resources', '/resources', 'Resources'],
  ['School Resources', '/school-resources', 'School Resources'],
  ['Contact Us', '/contact', 'Contact us'],
  ['FAQs', '/faqs', 'Frequently asked questions'],
  ['Privacy Policy', '/privacy-policy', 'Privacy Policy'],
  ['Terms of Services', '/terms-of-services', 'Terms of Services'],
] as const;

const VISITORS = [
  ['a plain browser', {}],
  ['a browser in dark mode', { colorScheme: 'dark' }],
  ['a Turkish browser in Los Angeles', { timezoneId: 'America/Los_Angeles', locale: 'tr-TR' }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages are readable', async ({ page }) => {
    for (const [path, heading] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })).toBeVisible();
      await expect(page).toHaveTitle(/ · Education Marketplace$/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
      for (const address of ['meta[property="og:url"]', 'link[rel=canonical]'])
        expect(await page.locator(address).evaluate((tag) => tag.outerHTML)).toContain(`${path}"`);
    }
  });

  test('the footer’s links work and are in the sitemap', async ({ page, request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    for (const [label, path, heading] of CONTENT) {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
      expect(map, path).toContain(`${path}</loc>`);
    }
    for (const path of ['/auth/register/candidate', '/auth/register/school', '/sign-up', '/about'])
      await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Post a Vacancy' })).toHaveAttribute(
      'href',
      '/school/post-vacancy',
    );
  });

  test('an unknown address answers 404 and says so', async ({ page }) => {
    expect((await page.goto('/nowhere'))?.status()).toBe(404);
    await expect(page.getByText('this page could not be found')).toBeVisible();
  });
});

/**
 * Elements rendered below ones that follow them in the document, by class; a figure and its label count as
 * one.
 */
function pushedDown(): string[] {
  const inFlow = (element: Element) =>
    element.getClientRects().length > 0 &&
    !['absolute', 'fixed'].includes(getComputedStyle(element).position);
  return [...document.querySelectorAll('#main, #main :not(dl, dl *)')].flatMap((parent) => {
    const children = [...parent.children].filter(inFlow);
    return children
      .filter((child, index) => {
        const { top } = child.getBoundingClientRect();
        return children.slice(index + 1).some((later) => later.getBoundingClientRect().bottom <= top);
      })
      .map((child) => child.className);
  });
}

for (const [visitor, options] of VISITORS)
  test.describe(`with scripts, in ${visitor},`, () => {
    test.use(options);

    test('public pages hydrate without console messages or layout shift', async ({ page }) => {
      const { said, expectStillHydration } = await watched(page);
      for (const [path, heading] of PAGES) {
        await expectStillHydration(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        for (const one of ['title', 'meta[name=description]', 'link[rel=canonical]'])
          await expect(page.locator(`head ${one}`)).toHaveCount(1);
      }
      expect(said).toEqual([]);
    });
  });

/** Opens the landing page and delays files of this kind until it is hydrated. */
async function openWithLate(page: Page, files: string) {
  const read = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await read.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await isTakenOver(page);
  read.resolve();
  await page.waitForLoadState('networkidle');
}

test.describe('on a phone', () => {
  test.use(VISITORS[3][1]);

  test('a tap before the scripts arrive is not lost', async ({ page }) => {
    const tapped = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await tapped.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.tap();
    // An impatient second tap must not undo the first.
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    tapped.resolve();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Signup' })).toBeVisible();
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('elements render in document order, so content still arriving pushes nothing down', async ({
    page,
  }) => {
    for (const [path] of PAGES) {
      await page.goto(path);
      await isTakenOver(page);
      expect(await page.evaluate(pushedDown), path).toEqual([]);
    }
  });

  test('a late image causes no layout shift', async ({ page }) => {
    const { expectStill } = await watched(page);
    await openWithLate(page, '**/scene-classroom.svg');
    await expectStill('/');
  });

  test('a late font causes hardly any layout shift', async ({ page }) => {
    const { expectStill } = await watched(page);
    await openWithLate(page, '**/*.woff2');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
    await expectStill('/', 0.005);
  });
});

test('a form sent before the scripts arrive is not lost and never appears in the URL', async ({ page }) => {
  const letters: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact'))
      letters.push(request.postData()!);
  });
  const sent = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Maya');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Plan').selectOption('Career Coaching Plan');
  await page.getByLabel('Message').fill('Where do I begin?');
  await page.getByRole('button', { name: 'Send message' }).click();
  sent.resolve();
  // Everything but the e-mail address was entered before, so only that is required.
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.locator('[data-field][data-invalid]')).toHaveCount(1);
  await expect(page).toHaveURL('/contact');
  await page.getByLabel('E-mail').fill('maya@example.org');
  await page.keyboard.press('Enter');
  await expect.poll(() => letters.length).toBe(1);
  expect(JSON.parse(letters[0]!)).toMatchObject({
    name: 'Maya',
    plan: 'career_coaching',
    subject: 'A question',
    message: 'Where do I begin?',
  });
});

test('a hydrated page works and drops its description when the visitor navigates', async ({ page }) => {
  await page.goto('/');
  await isTakenOver(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page).toHaveTitle('Choose Your Plan · Education Marketplace');
  await expect(page.locator('meta[name=description], link[rel=canonical]')).toHaveCount(0);
  await page.getByRole('tab', { name: 'For Educators' }).click();
  await expect(page.getByText('Starter Educator Plan')).toBeVisible();
});

test('menus are rendered for the role of the last visit and corrected when it has changed', async ({
  server,
  page,
  context,
}) => {
  const { said, expectStillHydration } = await watched(page);
  const account = await Account.withProfile(server, 'Candidate');
  await account.signIn(context);
  await withoutNews(context);
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const drawn = async () => (await context.request.get('/about')).text();
  expect(await drawn()).toMatch(/>Dashboard</);
  await expectStillHydration('/about');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await drawn()).not.toMatch(/>Dashboard</);
  expect(said).toEqual([]);
});

test('a page’s scripts start when the first of its styles has arrived', async ({ page }) => {
  const styled = Promise.withResolvers<void>();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.route(/\.(css|woff2|svg)$/, async (route) => {
    await styled.promise;
    await route.continue();
  });
  const later = page.waitForRequest((request) => request.resourceType() === 'stylesheet');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await later;
  expect(scripts).toEqual([]);
  styled.resolve();
  await isTakenOver(page);
  expect(scripts.length).toBeGreaterThan(0);
});
