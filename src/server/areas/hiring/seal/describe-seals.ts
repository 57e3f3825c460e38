import type { Breach, SealReport } from './seal-queries.ts';

const THINGS = {
  snapshot: 'What was applied to',
  offer: 'Offer',
  acceptance: 'Acceptance of offer',
} as const;

const MEANINGS: Record<Breach['is'], string> = {
  changed: 'changed since it was sealed',
  missing: 'missing, and not erased',
  added: 'added since it was sealed',
  damaged: 'not what the store had when its digest was recorded, which was after sealing',
  'seal changed': 'its seal or the one before has been changed',
  'seal missing': 'a seal is missing here',
  'other key': 'sealed with another key than SEAL_KEY and those of SEAL_KEY_FORMER',
};

const PLACES: Record<NonNullable<Breach['file']>['of'], string> = {
  application: 'sent with it',
  profile: 'of the profile',
  offer: 'sent with it',
};

/** The report of `npm run admin -- verify-seals`, one line for each breach. */
export function describeSeals({ intact, waiting, erased, files, breaches }: SealReport): string {
  const summary = `${intact} unchanged, ${erased} erased, ${breaches.length} broken; ${waiting} wait to be linked.`;
  const covered = `Files: ${files.intact} unchanged, ${files.erased} erased, ${files.uncovered} not covered by their seals.`;
  const lines = breaches.map(
    ({ is, kind, subject_id, application_id, school_id, at, file }) =>
      `${THINGS[kind]} ${subject_id}${file ? `, its file "${file.field}" ${PLACES[file.of]}` : ''} (application ${application_id}, school ${school_id}, ${at.toISOString()}): ${MEANINGS[is]}`,
  );
  return [...lines, summary, covered].join('\n');
}
