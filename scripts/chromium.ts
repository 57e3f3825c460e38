// Finds the browser for tests and measurements: CHROME_PATH, else an installed Chromium or Chrome, else Playwright's
// own, else Debian's package (as root).
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from 'playwright';

export type Launch = { executablePath: string; args: string[] };

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What to launch, and how, so that nothing is fetched in the background. Throws when there is no browser at all. */
export function chromium(): Launch {
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // Chromium's sandbox refuses to run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  return { executablePath: find(), args };
}

function find(): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, which cannot be executed.`);
  }
  return installed() ?? playwrightOwn() ?? install();
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...candidates, ...elsewhere].find(isExecutable);
}

function playwrightOwn(): string | undefined {
  const path = playwright.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function install(): string {
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('No Chromium found; installing it with apt-get.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const step of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]) {
      spawnSync('apt-get', step, { stdio: 'inherit', env });
    }
    const path = installed();
    if (path) return path;
  }
  throw new Error('No Chromium found. Install one, or name it in CHROME_PATH.');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
