/** Deadlines are days of the Gulf: a day ends when it ends in Riyadh (UTC+3, no summer time). */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short' });

/** The date in Riyadh at a moment, as `2026-03-31`. Dates in this form compare as texts. */
export function riyadhDay(moment: Date): string {
  return day.format(moment);
}
