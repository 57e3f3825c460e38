import { DAY } from '../../../language/run/value/durations.ts';
import { siteDay } from '../../../language/run/value/site-day.ts';
import type { DemoApi } from './demo-api.ts';
import { type DemoCandidate, demoTexts } from './demo-content.ts';
import type { IdOf } from './reference-ids.ts';

const STATUSES = ['New', 'Screened', 'Interviewed', 'Recommended', 'Placed'];
const LEVELS: [years: number, level: string][] = [
  [10, 'Expert (more than 10 years)'],
  [5, 'Senior (6 to 10 years)'],
  [2, 'Experienced (3 to 5 years)'],
  [0, 'Junior (1 to 2 years)'],
];

/** Adds Admins' notes about all but the newest candidates. */
export async function addAdminNotes(
  api: DemoApi,
  admin: number,
  candidates: readonly { id: number; person: DemoCandidate }[],
  idOf: IdOf,
  now: number,
): Promise<void> {
  const { candidate_notes: notes } = demoTexts;
  for (const [index, { id, person }] of candidates.slice(0, -4).entries()) {
    const level = LEVELS.find(([years]) => person.years > years)?.[1] ?? 'Newly qualified';
    const body = {
      candidate_status: STATUSES[index % STATUSES.length],
      application_date: siteDay(new Date(now - (80 - index) * DAY)),
      availability_date: siteDay(new Date(now + (30 + index * 5) * DAY)),
      expl_id: idOf('experience-levels', level),
      ...(index % 2 === 0 && { candidate_comment2: notes[(index / 2) % notes.length] }),
    };
    await api.act(admin, new Date(now - (60 - index) * DAY), 'putCandidate', { path: { id }, body });
  }
}
