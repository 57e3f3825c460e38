import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The key of the seals: `SEAL_KEY`, or one that is generated once into the data folder, where only its owner reads it. */
export function sealSecret({ sealKey, dataDir }: Pick<Config, 'sealKey' | 'dataDir'>): string {
  if (sealKey) return sealKey;
  const file = fileIn(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

const fileIn = (dataDir: string): string => join(dataDir, 'seal.key');

/** Keys that made older seals: `SEAL_KEY_FORMER`, and the generated one where `SEAL_KEY` has replaced it. */
export function formerSealSecrets({
  sealKey,
  formerSealKeys,
  dataDir,
}: Pick<Config, 'sealKey' | 'formerSealKeys' | 'dataDir'>): string[] {
  const file = fileIn(dataDir);
  const generated = sealKey && existsSync(file) ? [readFileSync(file, 'utf8').trim()] : [];
  return [...formerSealKeys, ...generated];
}
