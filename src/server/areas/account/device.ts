type Sign = readonly [sign: RegExp, name: string];

/** The first match counts: browsers also name others in their User-Agent. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];
const SYSTEMS: readonly Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (signs: readonly Sign[], userAgent: string) =>
  signs.find(([sign]) => sign.test(userAgent))?.[1];

/** Describes a User-Agent in words: `Firefox, Windows`; null when it is unknown. */
export function deviceOf(userAgent: string | undefined): string | null {
  const said = (userAgent ?? '').slice(0, 500);
  const parts = [named(BROWSERS, said), named(SYSTEMS, said)].filter((part) => part !== undefined);
  return parts.length ? parts.join(', ') : null;
}
