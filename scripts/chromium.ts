// Finds the browser for tests and benchmarks: CHROME_PATH, otherwise an installed Chromium or Chrome,
// Playwright's own, Debian's package (as root), or a download by Playwright.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { findChromium } from './find-chromium.ts';

export type Launch = { executablePath: string; args: string[] };

/** Debian's build without windows comes first: it needs a sixth less processor time. */
const commands = [
  'chromium-headless-shell',
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

/**
 * Chromium features to disable. Only the last such list counts, so Playwright's own are repeated. The address
 * bar's popups are hidden pages that double the cost of every window.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** What to launch, with background downloads disabled. Throws when there is no browser. */
export function chromium(): Launch {
  const isRoot = process.getuid?.() === 0;
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    `--disable-features=${LEFT_OUT.join()}`,
    // Chromium's sandbox does not work as root.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
  const executablePath = findChromium({
    named: process.env.CHROME_PATH,
    isExecutable,
    installed,
    playwrightOwn,
    installPackage: process.platform === 'linux' && isRoot ? installPackage : undefined,
    fetchPlaywrightOwn,
    say: console.log,
  });
  return { executablePath, args };
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

function installPackage(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const wanted = ['install', '-y', '-qq', '--no-install-recommends', name];
    // Ubuntu has no package of the first name.
    if (spawnSync('apt-get', wanted, { stdio: 'inherit', env }).status === 0) return;
  }
}

function fetchPlaywrightOwn(): void {
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
