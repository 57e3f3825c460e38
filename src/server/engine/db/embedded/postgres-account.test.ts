import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresAccount } from './postgres-account.ts';
import { linkLibraries } from './postgres-binaries.ts';

let root: string;
let sharedFolder: string;
let binaries: string;
let cluster: string;
beforeEach(() => {
  // Like root's home, which nobody else can enter.
  root = mkdtempSync(join(tmpdir(), 'marketplace-account-'));
  sharedFolder = mkdtempSync('/var/tmp/marketplace-account-');
  chmodSync(sharedFolder, 0o755);
  binaries = join(root, 'native');
  cluster = join(root, 'data/postgres');
  mkdirSync(join(binaries, 'bin'), { recursive: true });
  mkdirSync(join(root, 'data'));
  writeFileSync(join(binaries, 'bin/postgres'), '#!/bin/sh\nid -u\n', { mode: 0o755 });
});
afterEach(() => {
  for (const folder of [root, sharedFolder]) rmSync(folder, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;
const options = () => ({ binaries, cluster, sharedFolder });
const userOf = ({ prefix, identity, binaries: folder }: ReturnType<typeof postgresAccount>) => {
  const [program, ...args] = [...prefix, join(folder, 'bin/postgres')];
  return Number(spawnSync(program!, args, { ...identity, cwd: '/', encoding: 'utf8' }).stdout);
};

describe.runIf(isRoot)('as root', () => {
  it('runs PostgreSQL unprivileged and leaves its files in place', () => {
    const account = postgresAccount(options());
    expect(account).toMatchObject({ binaries, cluster, identity: {} });
    expect(userOf(account)).toBeGreaterThan(0);
  });

  it('without user namespaces, runs as another account from files that account can reach', () => {
    const account = postgresAccount({ ...options(), namespaces: false });
    expect(userOf(account)).toBe(account.identity.uid);
    expect(account.binaries.startsWith(sharedFolder)).toBe(true);
    expect(readlinkSync(cluster)).toBe(account.cluster);
    mkdirSync(account.cluster);
    chownSync(account.cluster, account.identity.uid!, account.identity.gid!);
    // From now on the cluster's owner decides, whatever the system allows.
    const again = postgresAccount({ ...options(), namespaces: false });
    expect(again.binaries).toBe(account.binaries);
    expect(statSync(join(account.cluster, '..')).uid).toBe(account.identity.uid);
  });

  it('with neither, fails with a message that says what to do', () => {
    mkdirSync(cluster);
    expect(() => postgresAccount({ ...options(), namespaces: false })).toThrow(
      /ordinary user, or set DATABASE_URL/,
    );
  });
});

describe.runIf(!isRoot)('as an ordinary user', () => {
  it('runs PostgreSQL directly', () => {
    expect(postgresAccount(options())).toEqual({ binaries, cluster, prefix: [], identity: {} });
  });
});

it('creates the library links that an install without scripts left out', () => {
  mkdirSync(join(binaries, 'lib'));
  writeFileSync(join(binaries, 'lib/libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(binaries, 'pg-symlinks.json'), JSON.stringify(links));
  linkLibraries(binaries);
  linkLibraries(binaries);
  expect(existsSync(join(binaries, 'lib/libpq.so.5'))).toBe(true);
});
