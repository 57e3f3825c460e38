/** Days for which the values of a removed field stay unless its definition says otherwise. */
const DAYS = 90;

/** The day that is proposed for deleting the values of a removed field. */
export const dropDate = (now: Date) => new Date(now.getTime() + DAYS * 86_400_000).toISOString().slice(0, 10);
