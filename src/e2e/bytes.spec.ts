import { screens } from '../../generated/screens.ts';
import { Account } from './account.ts';
import { bareBytes, bytesOf, FORMS, limitOf, PAGES, sumOf } from './page-bytes.ts';
import { posted } from './posted.ts';
import { expect, test } from './test.ts';

for (const page of PAGES) {
  test(`${page.name} weighs at most ${limitOf(page.bare)} × a bare React page, and ${limitOf(page.libraries)} × one with its libraries`, async ({
    server,
    browser,
  }) => {
    // Lists need at least one row.
    await posted(await Account.withProfile(server, 'School'));
    const files = await bytesOf(page, server, browser);
    const total = sumOf(files);
    const list = JSON.stringify(files, null, 1);
    expect(total / (await bareBytes()), list).toBeLessThanOrEqual(limitOf(page.bare));
    expect(total / (await bareBytes(page.uses)), list).toBeLessThanOrEqual(limitOf(page.libraries));
  });
}

test('a vacancy page loads no form code, neither for a candidate nor for a visitor', async ({
  server,
  browser,
}) => {
  const id = await posted(await Account.withProfile(server, 'School'));
  const pages = [
    { path: `/candidate/job/${id}/teacher`, role: 'Candidate', shows: 'main h1' },
    { path: `/jobs/${id}/teacher`, shows: 'main h1' },
  ] as const;
  for (const page of pages) {
    const files = await bytesOf(page, server, browser);
    expect(Object.keys(files).filter((file) => FORMS.test(`/${file}`))).toEqual([]);
  }
});

/** How many scripts the document of a screen may name (design, section 10). */
const SCRIPTS = 8;
const ROLE_IDS: Readonly<Record<string, number>> = { Admin: 1, Candidate: 2, School: 3 };

test(`the document of every screen names at most ${SCRIPTS} scripts`, async ({ server }) => {
  const named: Record<string, number> = {};
  for (const { name, path, access } of screens)
    for (const role of Array.isArray(access) ? access : [undefined]) {
      const address = path.replace('{id}', '1').replace('{slug}', '-');
      const cookie = role === undefined ? '' : `role=${ROLE_IDS[role]}`;
      const page = await fetch(server.url + address, { headers: { cookie } });
      const html = await page.text();
      // Only an unverified user's screen is neither drawn nor prepared.
      if (access !== 'unverified') expect(html, name).toMatch(/ data-reads=| id="page-state"/);
      const scripts = html.matchAll(/(?:<script[^>]* src|rel="modulepreload"[^>]* href)="([^"]+\.js)"/g);
      named[`${name} ${role ?? ''}`] = new Set([...scripts].map(([, file]) => file)).size;
    }
  expect(Object.entries(named).filter(([, count]) => count > SCRIPTS)).toEqual([]);
});
