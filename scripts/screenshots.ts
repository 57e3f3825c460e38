// Takes the README's screenshots from the demo data: node scripts/node.mjs scripts/screenshots.ts
import { join } from 'node:path';
import { chromium as browserType, type Page } from 'playwright';
import { Account } from '../src/e2e/account.ts';
import { withoutNews } from '../src/e2e/no-news.ts';
import { PROJECT, RunningServer } from '../src/e2e/running-server.ts';
import { DEMO_PASSWORD } from '../src/server/start/demo/accounts.ts';
import { chromium } from './chromium.ts';

type Shot = {
  name: string;
  path: string;
  as?: string;
  width?: number;
  act?: (page: Page) => Promise<unknown>;
};

const openFirstJob = async (page: Page) => {
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Quick Apply' }).waitFor();
};

const openFirstApplicant = async (page: Page) => {
  await page.locator('main a[href^="/school/vacancy/"]').first().click();
  await page.locator('.list-detail-list li a').first().click();
  await page.getByRole('img', { name: /^Page 1 of/ }).waitFor();
};

const SHOTS: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'jobs', path: '/candidate/jobs', as: 'demo-candidate@example.com' },
  {
    name: 'job-on-a-phone',
    path: '/candidate/jobs',
    as: 'demo-candidate@example.com',
    width: 360,
    act: openFirstJob,
  },
  { name: 'school-dashboard', path: '/school/dashboard', as: 'demo-school@example.com' },
  { name: 'vacancy-wizard', path: '/school/post-vacancy', as: 'demo-school@example.com' },
  {
    name: 'review',
    path: '/school/dashboard',
    as: 'demo-school@example.com',
    act: openFirstApplicant,
  },
  { name: 'jobs-in-arabic', path: '/jobs?lang=ar' },
  { name: 'admin-countries', path: '/admin/countries', as: 'admin@example.org' },
];

const signedIn = (email: string) =>
  email.startsWith('demo-')
    ? Account.existing(server, email, DEMO_PASSWORD)
    : Account.existing(server, email);

const folder = join(PROJECT, '.github/screenshots');
const server = await RunningServer.start({ env: { DEMO: '1' } });
const browser = await browserType.launch(chromium());
for (const { name, path, as, width = 1280, act } of SHOTS) {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 800 } });
  await withoutNews(context);
  if (as) await (await signedIn(as)).signIn(context);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForLoadState('networkidle');
  // A busy machine may render long after the last file has loaded.
  await page.locator('h1').first().waitFor();
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}
await browser.close();
await server.remove();
