import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { Account } from './account.ts';
import { collectWritten, englishLeft, textsOf } from './english-left.ts';
import { withoutNews } from './no-news.ts';
import { PROJECT, type RunningServer } from './running-server.ts';
import { expect } from './test.ts';

type Role = 'Candidate' | 'School' | 'Admin';

interface ScreenEntry {
  name: string;
  path: string;
  access: string | string[];
}

const SCREENS = join(PROJECT, 'generated/documents');
/** All screens, those of lists included. */
const screens = readdirSync(join(SCREENS, 'screens'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    name: file.replace(/\.json$/, ''),
    ...(JSON.parse(readFileSync(join(SCREENS, 'screens', file), 'utf8')) as Omit<ScreenEntry, 'name'>),
  }));

/** Screens that need a link from a mail, or lead elsewhere once a profile is complete. */
const LEFT_OUT = /^(second-factor|set-up-second-factor|candidate-wizard|school-wizard)$/;

const isFor = ({ access }: ScreenEntry, role: Role | null) =>
  role === null ? access === 'public' || access === 'guest' : Array.isArray(access) && access.includes(role);

const patternOf = ({ path }: ScreenEntry) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** An address that links lead to, or that of a screen below such a one; undefined before one is found. */
function addressOf(screen: ScreenEntry, links: readonly string[]): string | undefined {
  if (!screen.path.includes('{')) return screen.path;
  const found = links.find((link) => patternOf(screen).test(link));
  const above = screens.find(({ path }) => /^\/\w+$/.test(screen.path.replace(path, '')));
  const link = above && links.find((one) => patternOf(above).test(one));
  return found ?? (link && link + screen.path.slice(above.path.length));
}

declare global {
  interface Window {
    /** The JSON answers of the API, noted before the page gets them. */
    answers?: { path: string; text: string }[];
  }
}

/** Notes answers in the page: Playwright may report one after the page has drawn it, or lose its body. */
function noteAnswers() {
  window.answers = [];
  const send = window.fetch;
  window.fetch = async (...call) => {
    const answer = await send(...call);
    if (answer.url.includes('/api/') && answer.headers.get('content-type')?.includes('json')) {
      const text = await answer.clone().text();
      window.answers?.push({ path: new URL(answer.url).pathname, text });
    }
    return answer;
  };
}

const isComplete = (page: Page) =>
  expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0, { timeout: 30_000 });

/** Opens every screen of a role with all of its tabs, and returns the English texts that are left there. */
export async function walk(browser: Browser, server: RunningServer, role: Role | null): Promise<string[]> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'ar-AE' });
  await withoutNews(context);
  await context.addInitScript(noteAnswers);
  const written = new Set<string>();
  if (role !== null) {
    // A server with an Admin of its own has no demo Admin.
    const account =
      role === 'Admin'
        ? await Account.admin(server)
        : await Account.existing(server, `demo-${role.toLowerCase()}@example.com`, 'demo-2026');
    collectWritten(account.user, written);
    await account.signIn(context);
  }
  const page = await context.newPage();
  const left = new Set<string>();
  const links = new Set<string>();
  const look = async (screen: ScreenEntry) => {
    await isComplete(page);
    const texts = await textsOf(page);
    // Admins maintain the lists whose items others read in Arabic.
    for (const { path, text } of await page.evaluate(() => window.answers?.splice(0) ?? []))
      collectWritten(JSON.parse(text).data, written, '', path.startsWith('/api/admin/'));
    // A page that the server renders comes with its answers.
    const state = await page.evaluate(() => document.getElementById('page-state')?.textContent);
    if (state) collectWritten(JSON.parse(state), written);
    for (const text of englishLeft(texts, written)) left.add(`${screen.name}: ${text}`);
  };
  const visit = async (screen: ScreenEntry, path: string) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await look(screen);
    const tabs = page.getByRole('tab');
    for (let at = 1; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click();
      await look(screen);
    }
    for (const link of await page.evaluate(() => [...document.links].map(({ pathname }) => pathname)))
      links.add(link);
  };
  let waiting = screens.filter((screen) => !LEFT_OUT.test(screen.name) && isFor(screen, role));
  for (let isNew = true; isNew; ) {
    isNew = false;
    const later: ScreenEntry[] = [];
    for (const screen of waiting) {
      const path = addressOf(screen, [...links]);
      if (path === undefined) later.push(screen);
      else {
        isNew = true;
        await visit(screen, path);
      }
    }
    waiting = later;
  }
  await context.close();
  return [...left, ...waiting.map(({ name }) => `${name} was not opened`)];
}
