import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What decides how a profile is compared with a vacancy. */
const FILES = [
  'areas/vacancies/profile-match/match-fact-queries.ts',
  'areas/vacancies/profile-match/profile-match.ts',
  'areas/vacancies/profile-match/qualification.ts',
  'data/qualifications.json',
];

/** Changes whenever the rules might, so that nobody has to count versions. `root` is the project's folder. */
export function matchRulesVersion(root: string): string {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(join(root, 'src/server', file)));
  return hash.digest('hex').slice(0, 16);
}
