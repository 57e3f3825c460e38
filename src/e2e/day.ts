/** The date that many days from today, in the format of date fields. */
export const day = (fromNow: number) =>
  new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
