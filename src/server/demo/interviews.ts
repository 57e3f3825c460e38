import type { Fields } from '../db/record.ts';
import type { Randomness } from './randomness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const MEETINGS: Fields[] = [
  { minutes: 45, place: 'Main building, room 12', note: 'Please bring a lesson plan of your choice.' },
  {
    minutes: 30,
    link: 'https://meet.example.com/first-talk',
    note: 'We call by video; five minutes early is fine.',
  },
  { minutes: 60, place: 'Front office, ask for the principal' },
  { minutes: 90, place: 'Science block', note: 'You will teach a short lesson to Year 9.' },
];

/** One of the next days, in the morning or the early afternoon of Riyadh. */
export function oneOfTheNextDays(now: number, chance: Randomness): number {
  const midnight = Math.floor(now / DAY) * DAY;
  return midnight + chance.between(1, 10) * DAY + chance.between(5, 11) * HOUR;
}

/** What a school fills in to schedule an interview. */
export function interviewBody(startsAt: number, chance: Randomness): Fields {
  return { ...chance.pick(MEETINGS), starts_at: new Date(startsAt).toISOString() };
}
