import { expect, it } from 'vitest';
import { findChromium, type Machine } from './find-chromium.ts';

/** A machine without a browser and without downloads. */
const bare: Machine = {
  named: undefined,
  isExecutable: () => false,
  installed: () => undefined,
  playwrightOwn: () => undefined,
  installPackage: undefined,
  fetchPlaywrightOwn: () => {},
  say: () => {},
};

type Fetchable = { package?: boolean; playwright?: boolean };

/** What a machine finds, followed by its downloads in order. */
function outcomeOn(machine: Partial<Machine>, works: Fetchable = {}): string[] {
  const fetched: string[] = [];
  const found: string = findChromium({
    ...bare,
    installed: (): string | undefined =>
      works.package && fetched.includes('apt-get') ? 'package' : undefined,
    playwrightOwn: (): string | undefined =>
      works.playwright && fetched.includes('playwright') ? 'fetched' : undefined,
    fetchPlaywrightOwn: (): void => void fetched.push('playwright'),
    ...machine,
    installPackage: machine.installPackage && ((): void => void fetched.push('apt-get')),
  });
  return [found, ...fetched];
}

const asRoot = { installPackage: () => {} };

it.each<[string, Partial<Machine>, Fetchable, string[]]>([
  [
    'the browser named in CHROME_PATH',
    { named: '/opt/chrome', isExecutable: () => true, installed: () => 'chromium' },
    {},
    ['/opt/chrome'],
  ],
  ['an installed one', { installed: () => 'chromium', playwrightOwn: () => 'own' }, {}, ['chromium']],
  ['Playwright’s own browser', { playwrightOwn: () => 'own', ...asRoot }, {}, ['own']],
  ['the package, as root', asRoot, { package: true, playwright: true }, ['package', 'apt-get']],
  [
    'Playwright’s download, as root without packages',
    asRoot,
    { playwright: true },
    ['fetched', 'apt-get', 'playwright'],
  ],
  [
    'Playwright’s download, when not root',
    {},
    { package: true, playwright: true },
    ['fetched', 'playwright'],
  ],
])('takes %s', (_, machine, works, expected) => {
  expect(outcomeOn(machine, works)).toEqual(expected);
});

it('explains what to do when no browser can be found or downloaded', () => {
  expect(() => outcomeOn(asRoot)).toThrow(
    'No Chromium found, and none could be fetched. Install Chromium or Chrome, or name one in CHROME_PATH.',
  );
});

it('does not fall back when the named browser cannot be executed', () => {
  expect(() => outcomeOn({ named: '/opt/none', installed: () => 'chromium' })).toThrow(
    'CHROME_PATH is /opt/none, which cannot be executed.',
  );
});
