/** The ways in which a machine can provide a browser. */
export type Machine = {
  /** The value of CHROME_PATH. */
  named: string | undefined;
  isExecutable: (path: string) => boolean;
  /** Chromium or Chrome in the locations of their packages. */
  installed: () => string | undefined;
  /** Playwright's own browser. */
  playwrightOwn: () => string | undefined;
  /** Installs Debian's package, which only root can do; otherwise undefined. */
  installPackage: (() => void) | undefined;
  fetchPlaywrightOwn: () => void;
  say: (text: string) => void;
};

/** Finds or installs a browser, preferring the system's package to Playwright's build. */
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
