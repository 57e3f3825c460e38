import { Account, PASSWORD } from './account.ts';
import { examine } from './examine.ts';
import { withoutNews } from './no-news.ts';
import { isTakenOver, watched } from './taken-over.ts';
import { expect, test } from './test.ts';

const PAGES = [
  ['/', 'حيث يلتقي التعليم بالفرص'],
  ['/jobs', 'وظائف تعليمية في الخليج'],
  ['/pricing', 'اختر باقتك'],
  ['/contact', 'اتصل بنا'],
] as const;

test('Arabic pages hydrate without console messages, layout shift or a moment of English', async ({
  page,
}) => {
  const { said, expectStillHydration } = await watched(page);
  await page.addInitScript(() => {
    const languages = new Set<string>();
    Object.assign(window, { languages });
    const look = () => languages.add(document.documentElement.lang);
    new MutationObserver(look).observe(document, {
      subtree: true,
      attributeFilter: ['lang'],
      childList: true,
    });
  });
  for (const [path, heading] of PAGES) {
    // The placeholder of the job filters has room for more choices than the few vacancies here give.
    await expectStillHydration(`${path}?lang=ar`, 0.05);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.evaluate(() => [...Reflect.get(window, 'languages')]), path).toEqual(['ar']);
  }
  expect(said).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor switches the language and keeps it from page to page', async ({ page }) => {
    await page.goto('/jobs?page=2');
    const bar = page.getByRole('banner');
    const arabic = bar.getByRole('link', { name: 'العربية' });
    await expect(arabic).toHaveAttribute('hreflang', 'ar');
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(bar.getByRole('link', { name: 'English' })).toHaveCount(0);
    await arabic.click();
    await expect(page).toHaveURL(/\/jobs\?page=2&lang=ar$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.getByRole('contentinfo').getByRole('link', { name: 'الأسعار' }).click();
    await expect(page).toHaveURL(/\/pricing\?lang=ar$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('اختر باقتك');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/pricing\?lang=en$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan');
  });
});

test.describe('with an Arabic browser', () => {
  test.use({ locale: 'ar-SA' });

  test('pages are Arabic until the visitor chooses English, and then stay English', async ({ page }) => {
    await page.goto('/pricing');
    await isTakenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('اختر باقتك');
    await examine(page, 'pricing in Arabic', 'rtl');
    const english = page.getByRole('banner').getByRole('link', { name: 'English' });
    await english.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan');
    await isTakenOver(page);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('اختر باقتك');
  });
});

test('an address typed in an Arabic form reads from the left and stands at the right', async ({ page }) => {
  await page.goto('/auth/register/school?lang=ar');
  const address = page.locator('input[type=email]');
  await address.fill('huda@example.org');
  await expect(address).toHaveCSS('direction', 'ltr');
  await expect(address).toHaveCSS('text-align', 'right');
});

test('the visitor’s header is one line at every width, in both languages', async ({ page }) => {
  for (const address of ['/pricing?lang=en', '/pricing?lang=ar']) {
    await page.goto(address);
    await isTakenOver(page);
    for (const width of [320, 360, 767, 768, 820, 960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const found = await page.getByRole('banner').evaluate((bar) => {
        const texts = [...bar.querySelectorAll('a, button')].filter((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect().height > 40;
        });
        const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
        return { height: bar.clientHeight, texts: texts.map((one) => one.textContent), isWide };
      });
      expect(found, `${address} at ${width} px`).toEqual({ height: 64, texts: [], isWide: false });
    }
  }
});

test('an English screen’s switch to Arabic says its language and loads no Arabic font', async ({
  page,
  context,
  server,
}) => {
  await withoutNews(context);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const role of ['Candidate', 'School'] as const) {
    const account = await Account.withProfile(server, role);
    await account.signIn(context);
    await page.goto(`/${role.toLowerCase()}/notifications`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'العربية', includeHidden: true })).toHaveAttribute(
      'lang',
      'ar',
    );
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => url.includes('arabic'))).toEqual([]);
});

test('a signed-in user’s setting decides, whatever the address names', async ({ page, context, server }) => {
  const candidate = await Account.withProfile(server, 'Candidate');
  await candidate.signIn(context);
  await page.goto('/candidate/settings');
  await page.getByRole('form', { name: 'Language' }).getByRole('combobox').selectOption('ar');
  await page.getByRole('form', { name: 'Language' }).getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  for (const path of ['/candidate/settings', '/pricing']) {
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  }
});

test('a language chosen before signing in becomes the account’s', async ({ page, server }) => {
  const { email } = await Account.withProfile(server, 'Candidate');
  const signIn = async () => {
    await page.locator('input[name$="user_name"]').fill(email);
    await page.locator('input[type="password"]').fill(PASSWORD);
    await page.locator('form button[type="submit"]').click();
    await expect(page).toHaveURL(/\/candidate\/dashboard/);
  };
  await page.goto('/login?lang=ar');
  await isTakenOver(page);
  await signIn();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
  await page.reload({ waitUntil: 'networkidle' });
  await isTakenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
  // In a browser where nothing is chosen, the account's language decides.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await isTakenOver(page);
  await signIn();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a choice counts for the account that is signed in to next, not for a later one', async ({
  page,
  server,
}) => {
  const [first, second] = [
    await Account.withProfile(server, 'Candidate'),
    await Account.withProfile(server, 'Candidate'),
  ];
  const signIn = async ({ email }: Account) => {
    await page.locator('input[name$="user_name"]').fill(email);
    await page.locator('input[type="password"]').fill(PASSWORD);
    const sent = page.waitForRequest((request) => request.url().endsWith('/auth/login'));
    await page.locator('form button[type="submit"]').click();
    const chosen = (await sent).headers()['chosen-language'];
    await expect(page).toHaveURL(/\/candidate\/dashboard/);
    return chosen;
  };
  await page.goto('/login?lang=ar');
  await isTakenOver(page);
  expect(await signIn(first)).toBe('ar');
  await page.getByRole('banner').getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await signIn(second)).toBeUndefined();
});

test('the account menu changes the language of the account', async ({ page, context, server }) => {
  const school = await Account.withProfile(server, 'School');
  await school.signIn(context);
  await page.goto('/school/dashboard');
  const menu = (name: string) => page.getByRole('banner').getByRole('button', { name });
  await menu('Account').click();
  await menu('العربية').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await menu('الحساب').click();
  await expect(menu('العربية')).toHaveCount(0);
  await expect(menu('English')).toBeVisible();
  // Another browser shows the account's language.
  const { user } = await Account.existing(server, school.email);
  expect(user).toMatchObject({ language: 'ar' });
});
