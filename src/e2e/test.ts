import { test as base, expect, type Page } from 'playwright/test';
import { delayAnswers } from './late-answers.ts';
import { PAGE_AT_FAILURE, pageAtFailure } from './page-at-failure.ts';
import { RunningServer } from './running-server.ts';

type Options = { problems: string[]; pagesAtFailure: undefined };

/** E2E_SLOWNESS=6 slows the browser down by this factor, to expose races that a fast machine hides. */
const SLOWNESS = Number(process.env.E2E_SLOWNESS ?? 1);

/**
 * Playwright's test with one real server per worker. Pages may not log errors, throw, or violate the content
 * security policy; the browser's own log of a failed request does not count.
 */
export const test = base.extend<Options, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the parameter's pattern
    async ({}, use) => {
      const server = await RunningServer.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  problems: [
    async ({ context }, use, { title }) => {
      const problems: string[] = [];
      await delayAnswers(context, title);
      context.on('page', (page) => watch(page, problems));
      for (const page of context.pages()) watch(page, problems);
      await use(problems);
      expect(problems, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  pagesAtFailure: [
    async ({ browser }, use, testInfo) => {
      await use(undefined);
      if (testInfo.errors.length === 0) return;
      for (const page of browser.contexts().flatMap((context) => context.pages()))
        await testInfo.attach(PAGE_AT_FAILURE, {
          body: await pageAtFailure(page),
          contentType: 'text/plain',
        });
    },
    { auto: true },
  ],
});

function watch(page: Page, problems: string[]) {
  if (SLOWNESS > 1) void slowDown(page);
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const expected = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !expected) problems.push(message.text());
  });
}

/** A closed page rejects, which is fine. */
const slowDown = (page: Page) =>
  page
    .context()
    .newCDPSession(page)
    .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS }))
    .catch(() => {});

export { expect };
