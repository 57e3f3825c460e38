/** What a machine offers when a browser is looked for. */
export type Machine = {
  /** CHROME_PATH. */
  named: string | undefined;
  isExecutable: (path: string) => boolean;
  /** Chromium or Chrome, where their packages put it. */
  installed: () => string | undefined;
  /** The one that Playwright fetches for itself. */
  playwrightOwn: () => string | undefined;
  /** Debian's packages are there for root alone; undefined for everybody else. */
  installPackage: (() => void) | undefined;
  fetchPlaywrightOwn: () => void;
  say: (text: string) => void;
};

/** Finds a browser, or fetches one: a package of the machine's own before Playwright's build. */
export function findChromium(machine: Machine): string {
  const { named, installed, playwrightOwn, installPackage, fetchPlaywrightOwn, say } = machine;
  if (named) {
    if (machine.isExecutable(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, which cannot be executed.`);
  }
  const found = installed() ?? playwrightOwn();
  if (found) return found;
  if (installPackage) {
    say('No Chromium found; installing it with apt-get.');
    installPackage();
    const path = installed();
    if (path) return path;
  }
  say('No Chromium found; fetching the one of Playwright.');
  fetchPlaywrightOwn();
  const fetched = playwrightOwn();
  if (fetched) return fetched;
  throw new Error(
    'No Chromium found, and none could be fetched. Install Chromium or Chrome, or name one in CHROME_PATH.',
  );
}
