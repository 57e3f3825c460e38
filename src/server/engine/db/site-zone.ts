import { sql } from 'drizzle-orm';
import site from '../../../../schemas/site.json' with { type: 'json' };

/** The site's time zone as a constant of SQL: with a parameter, indexes would not match. */
export const SITE_ZONE = sql.raw(`'${site.time_zone}'`);
