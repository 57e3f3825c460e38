/** Returns a date so many days from today, as forms take it. */
export const day = (fromNow: number) =>
  new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
