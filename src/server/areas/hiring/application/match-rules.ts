import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const AREAS = join(import.meta.dirname, '../..');
/** What decides how a profile is compared with a vacancy. */
const FILES = [
  'vacancies/profile-match/match-fact-queries.ts',
  'vacancies/profile-match/profile-match.ts',
  'vacancies/profile-match/qualification.ts',
  '../data/qualifications.json',
];

/** Changes whenever the rules might, so that nobody has to count versions. */
export function matchRulesVersion(): string {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(join(AREAS, file)));
  return hash.digest('hex').slice(0, 16);
}
