import { type Browser, chromium as browserType, type Page } from 'playwright';
import { Account } from '../../src/e2e/account.ts';
import { posted } from '../../src/e2e/posted.ts';
import { RunningServer } from '../../src/e2e/running-server.ts';
import { chromium } from '../chromium.ts';
import { JOBS, median, NETWORK, PHONE, SLOWER } from './paint.ts';

const ROUNDS = 5;
/** Seconds until a screen that was opened is complete: the first time, and once its answers are known. */
const GOAL = { first: 0.4, again: 0.15 };
/** Milliseconds that a reader looks at a page before going on. */
const READ = 4000;

/** For each role, the screen opened first, and those gone to from it through its links. */
const WAYS = [
  ['Candidate', '/candidate/dashboard', ['/candidate/jobs', '/candidate/dashboard', '/candidate/jobs']],
  ['School', '/school/dashboard', ['/school/vacancies', '/school/dashboard', '/school/vacancies']],
  ['Admin', '/admin/countries', ['/admin/users', '/admin/countries', '/admin/users']],
] as const;

/** Measures how long it takes until a link's screen is complete, on a phone with a slow network. */
export async function measureNavigation() {
  const server = await RunningServer.start();
  const browser = await browserType.launch({ ...chromium() });
  const School = await Account.withProfile(server, 'School');
  await Promise.all(Array.from({ length: JOBS }, () => posted(School)));
  const accounts = {
    School,
    Candidate: await Account.withProfile(server, 'Candidate'),
    Admin: await Account.admin(server),
  };
  for (const [role, from, steps] of WAYS) {
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await walk(browser, server.url, accounts[role], from, steps));
    for (const [index, to] of steps.entries()) {
      const seconds = median(rounds.map((times) => times[index]!)) / 1000;
      // The screen that the walk began with was rendered by the server, so its answers are known, too.
      const goal = index === 0 ? GOAL.first : GOAL.again;
      console.log(
        `${to}, ${index === 0 ? 'the first time' : 'again'}: ${seconds.toFixed(2)} s (goal ${goal} s)${seconds > goal ? ' MISSED' : ''}`,
      );
    }
  }
  await browser.close();
  await server.remove();
}

/** Goes through the links, and returns the milliseconds that each took. */
async function walk(browser: Browser, url: string, account: Account, from: string, steps: readonly string[]) {
  const context = await browser.newContext({ ...PHONE, viewport: { width: 1280, height: 823 } });
  await account.signInWithPages(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url + from, { waitUntil: 'load' });
  const times: number[] = [];
  for (const to of steps) {
    await page.waitForTimeout(READ);
    // The pointer moves as a reader's does; the link is pressed soon after it is reached.
    await page.mouse.move(5, 400 + times.length);
    await page.waitForTimeout(READ);
    times.push(await follow(page, to));
  }
  await context.close();
  return times;
}

const follow = (page: Page, to: string) =>
  page.evaluate(async (to) => {
    const frame = () => new Promise((shown) => requestAnimationFrame(shown));
    const link = document.querySelector<HTMLAnchorElement>(`header a[href="${to}"], nav a[href="${to}"]`);
    if (!link) throw new Error(`There is no link to ${to}`);
    const before = document.querySelector('main h1');
    const began = performance.now();
    link.click();
    const isComplete = () =>
      location.pathname === to &&
      document.querySelector('main h1') !== before &&
      !document.querySelector('main [class*="skeleton"]');
    while (!isComplete()) await frame();
    // The frame in which it is painted.
    await frame();
    return performance.now() - began;
  }, to);
