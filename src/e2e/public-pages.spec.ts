import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import { withoutNews } from './no-news.ts';
import { isTakenOver, watched } from './taken-over.ts';
import { expect, test } from './test.ts';

const PAGES = [
  ['/', 'Where education meets opportunity'],
  ['/about', 'Schools are made by the people in them'],
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
  ['a dark one', { colorScheme: 'dark' }],
  ['one in Los Angeles, in Turkish', { timezoneId: 'America/Los_Angeles', locale: 'tr-TR' }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages are read', async ({ page }) => {
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

  test('the foot of the page leads to all that it names, and search engines are told of it', async ({
    page,
    request,
  }) => {
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

  test('an address that leads nowhere says so', async ({ page }) => {
    expect((await page.goto('/nowhere'))?.status()).toBe(404);
    await expect(page.getByText('this page could not be found')).toBeVisible();
  });
});

/**
 * Returns elements that are drawn below ones that follow them in the document, by class; a figure's label belongs to
 * it.
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
  test.describe(`with a script, in ${visitor},`, () => {
    test.use(options);

    test('public pages are taken over without a word, and nothing moves', async ({ page }) => {
      const { said, expectStill } = await watched(page);
      for (const [path, heading] of PAGES) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await isTakenOver(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectStill(path);
        for (const one of ['title', 'meta[name=description]', 'link[rel=canonical]'])
          await expect(page.locator(`head ${one}`)).toHaveCount(1);
      }
      expect(said).toEqual([]);
    });
  });

/** Opens the landing page, whose files of this kind come only once it was taken over. */
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

  test('a tap that comes before the scripts is not lost', async ({ page }) => {
    const tapped = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await tapped.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.tap();
    // Who taps again means the same.
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    tapped.resolve();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Signup' })).toBeVisible();
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('what comes first in the document stands first: a page that is still coming pushes nothing down', async ({
    page,
  }) => {
    for (const [path] of PAGES) {
      await page.goto(path);
      await isTakenOver(page);
      expect(await page.evaluate(pushedDown), path).toEqual([]);
    }
  });

  test('a picture that comes late has its room', async ({ page }) => {
    const { expectStill } = await watched(page);
    await openWithLate(page, '**/scene-classroom.svg');
    await expectStill('/');
  });

  test('a font that comes late moves next to nothing', async ({ page }) => {
    const { expectStill } = await watched(page);
    await openWithLate(page, '**/*.woff2');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
    await expectStill('/', 0.005);
  });
});

test('what is typed and sent before the scripts is not lost, and never stands in the address', async ({
  page,
}) => {
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
  // All but the address was known: it is what is asked for.
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

test('a page that was taken over works, and leaves its description behind when its visitor goes on', async ({
  page,
}) => {
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

test('menus are drawn for the role of the last visit, and come right where that is no longer so', async ({
  server,
  page,
  context,
}) => {
  const { said, expectStill } = await watched(page);
  const account = await Account.withProfile(server, 'Candidate');
  await account.signIn(context);
  await withoutNews(context);
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const drawn = async () => (await context.request.get('/about')).text();
  expect(await drawn()).toMatch(/>Dashboard</);
  await page.reload({ waitUntil: 'networkidle' });
  await isTakenOver(page);
  await expectStill('/about');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await drawn()).not.toMatch(/>Dashboard</);
  expect(said).toEqual([]);
});
