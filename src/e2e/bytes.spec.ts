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
