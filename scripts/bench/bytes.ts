import { chromium as browserType } from 'playwright';
import { Account } from '../../src/e2e/account.ts';
import { bareBytes, bytesOf, PAGES, sumOf } from '../../src/e2e/page-bytes.ts';
import { posted } from '../../src/e2e/posted.ts';
import { RunningServer } from '../../src/e2e/running-server.ts';
import { chromium } from '../chromium.ts';

/**
 * Measures the compressed JS and CSS of pages against bare React pages built by the same Vite;
 * `src/e2e/bytes.spec.ts` enforces the budgets.
 */
export async function measureBytes() {
  const bare = await bareBytes();
  console.log(`bare React page: ${bare} B gz`);
  const server = await RunningServer.start();
  // Lists need at least one row.
  await posted(await Account.withProfile(server, 'School'));
  const browser = await browserType.launch({ ...chromium() });
  for (const page of PAGES) {
    const files = await bytesOf(page, server, browser);
    const total = sumOf(files);
    const libraries = await bareBytes(page.uses);
    const goals: [string, number, number][] = [
      ['bare', total / bare, page.bare.goal],
      ['with its libraries', total / libraries, page.libraries.goal],
    ];
    const ratios = goals.map(
      ([name, ratio, goal]) => `${ratio.toFixed(2)} × ${name} (goal ${goal})${ratio > goal ? ' MISSED' : ''}`,
    );
    console.log(`${page.name}: ${total} B gz, ${ratios.join(', ')}`);
    for (const [file, size] of Object.entries(files).sort(([, a], [, b]) => b - a))
      console.log(`  ${String(size).padStart(7)} ${file}`);
  }
  await browser.close();
  await server.remove();
}
