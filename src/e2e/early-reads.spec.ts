import type { Page } from 'playwright/test';
import { Account } from './account.ts';
import type { RunningServer } from './running-server.ts';
import { expect, test } from './test.ts';

/** Signs in a school and, as the client does, tells the server which role's screens to prepare. */
async function signedIn(page: Page, server: RunningServer): Promise<Account> {
  const school = await Account.withProfile(server, 'School');
  await school.signIn(page.context());
  await page.context().addCookies([{ name: 'role', value: '3', url: server.url }]);
  return school;
}

test('a signed-in page starts its reads before its scripts run, each once and with the session', async ({
  page,
  server,
}) => {
  await signedIn(page, server);
  const reads: { path: string; token: string | undefined }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/') && !path.endsWith('/stream'))
      reads.push({ path, token: request.headers().authorization });
  });
  // The page's own scripts wait until the reads are on their way.
  let run = () => {};
  const started = new Promise<void>((resolve) => {
    run = resolve;
  });
  await page.route('**/assets/core-*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/school/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => reads.map(({ path }) => path)).toContain('/api/me/tasks');
  const early = reads.length;
  expect(early).toBeGreaterThan(2);
  run();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Depends on the first reads.
  await expect.poll(() => reads.at(-1)?.path).toMatch(/dashboard-metrics|vacancies|application/);
  const paths = reads.map(({ path }) => path);
  for (const { path, token } of reads.slice(0, early)) {
    expect(token).toMatch(/^Bearer .+/);
    expect(
      paths.filter((other) => other === path),
      path,
    ).toHaveLength(1);
  }
});

test('the answer of an early read is used once, by the same user, and not after a change', async ({
  page,
  server,
}) => {
  const school = await signedIn(page, server);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(server.url, '')));
  // Only the page's inline script runs.
  await page.route('**/assets/core-*.js', (route) => route.abort());
  await page.goto('/school/dashboard');
  const timesAsked = async (path: string, { method = 'GET', token = school.token } = {}) => {
    await page.evaluate(
      ([path, method, token]) => {
        const earlyFetch = Reflect.get(window, 'earlyFetch') as typeof fetch;
        const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
        return earlyFetch(new Request(path!, { method: method!, headers })).then(({ status }) => status);
      },
      [path, method, token],
    );
    return asked.filter((one) => one === path).length;
  };
  expect(await timesAsked('/api/me/tasks')).toBe(1);
  expect(await timesAsked('/api/me/tasks')).toBe(2);
  expect(await timesAsked('/api/user/school-profile', { token: 'another' })).toBe(2);
  await timesAsked('/api/auth/logout', { method: 'POST' });
  expect(await timesAsked('/api/interview?status=upcoming&per_page=5')).toBe(2);
});
