import site from '../../../../schemas/site.json' with { type: 'json' };

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * The day on which a week starts, 0 for Sunday. It belongs to the site's country, not to a reader's language: `Intl`
 * would begin the same week on Saturday in Arabic, and browsers and the server do not all know.
 */
export const WEEK_START = DAYS.indexOf(site.week_starts);
