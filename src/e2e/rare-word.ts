/**
 * A word for a test's own records, which no other test's contain: the spec files of a worker share a server, so that
 * public lists, searches and reference lists show what the files before have left.
 */
export const rareWord = () =>
  Array.from({ length: 9 }, () => 'bdfgklmnprstvz'[Math.floor(Math.random() * 14)]).join('');
