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

/** How many scripts the document of a screen may name. The design's goal is eight. */
const SCRIPTS = [
  { path: '/candidate/dashboard', role: 2, most: 8 },
  { path: '/school/dashboard', role: 3, most: 10 },
  { path: '/admin/countries', role: 1, most: 11 },
  { path: '/candidate/jobs', role: 2, most: 10 },
] as const;

for (const { path, role, most } of SCRIPTS)
  test(`the document of ${path} names at most ${most} scripts`, async ({ server }) => {
    const answer = await fetch(server.url + path, { headers: { cookie: `role=${role}` } });
    const named = (await answer.text()).matchAll(
      /(?:<script[^>]* src|rel="modulepreload"[^>]* href)="([^"]+\.js)"/g,
    );
    const scripts = new Set([...named].map(([, name]) => name));
    // Below that, the screen itself is not prepared.
    expect(scripts.size).toBeGreaterThan(5);
    expect(scripts.size).toBeLessThanOrEqual(most);
  });
