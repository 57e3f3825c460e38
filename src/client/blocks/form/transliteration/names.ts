import spellings from './spellings.json' with { type: 'json' };

/**
 * Usual spellings of names, which letters alone do not give: Arabic, then Latin, of which the first is the one
 * offered for the Arabic.
 */
const SPELLINGS = spellings as [arabic: string, ...latin: string[]][];

export const arabicNames: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap(([arabic, ...latin]) => latin.map((one) => [one.toLowerCase(), arabic])),
);

export const latinNames: ReadonlyMap<string, string> = new Map(
  SPELLINGS.map(([arabic, latin]) => [arabic, latin!]),
);
