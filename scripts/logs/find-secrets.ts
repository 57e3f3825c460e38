import { events } from '../../generated/events.ts';

/**
 * Texts that must not appear in logs: secrets that servers hashed, and texts that look like mails or files.
 */
export type Secrets = {
  codes: ReadonlySet<string>;
  /**
   * Passwords and tokens by their first letters, so that each line is scanned once regardless of their
   * number.
   */
  texts: ReadonlyMap<string, readonly string[]>;
};

/**
 * Shorter secrets may be ordinary words, and so may the single repeated letter that a length test uses as a
 * password.
 */
const SHORTEST = 8;
const isDistinctive = (secret: string) => secret.length >= SHORTEST && new Set(secret).size > 3;
const beginningOf = (text: string) => text.slice(0, SHORTEST);

export function secretsOf(hashed: Iterable<string>): Secrets {
  const all = [...new Set(hashed)];
  return {
    codes: new Set(all.filter((secret) => /^\d{6}$/.test(secret))),
    texts: byBeginning(all.filter(isDistinctive).flatMap((secret) => [...new Set([secret, inJson(secret)])])),
  };
}

/** A secret as it appears inside JSON. */
const inJson = (secret: string) => JSON.stringify(secret).slice(1, -1);

function byBeginning(texts: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of texts) {
    const alike = found.get(beginningOf(text));
    if (alike) alike.push(text);
    else found.set(beginningOf(text), [text]);
  }
  return found;
}

function holdsAny(line: string, texts: Secrets['texts']): boolean {
  for (let at = 0; at + SHORTEST <= line.length; at++) {
    const some = texts.get(line.slice(at, at + SHORTEST));
    if (some?.some((text) => line.startsWith(text, at))) return true;
  }
  return false;
}

const MAILS = [
  'verification-code',
  'password-reset',
  'address-registered-again',
  'password-changed',
] as const;

/** Phrases of our mails that contain no placeholder. */
const MAIL_WORDS = MAILS.flatMap((name) => JSON.stringify(events[name].mails!.map(({ body }) => body)))
  .flatMap((body) => body.split(/["{}]/))
  .map((part) => part.trim())
  .filter((part) => part.length > 25);

const LOOKS: [what: string, look: RegExp][] = [
  ['a token', /(?<![\w-])[\w-]{43}(?![\w-])/],
  ['content of a PDF', /%PDF-|JVBERi0/],
  ['content of a Word document', /PK\\u0003|word\/document\.xml/],
  ['content of a picture', /\\ufffdPNG|iVBORw0KGgo|\\u0089PNG/],
  ['a bearer header', /bearer [\w-]{16}/i],
];

/** The kinds of secrets found in a log line. */
export function secretsIn(line: string, { codes, texts }: Secrets): string[] {
  const found = LOOKS.filter(([, look]) => look.test(line)).map(([what]) => what);
  if (MAIL_WORDS.some((words) => line.includes(words))) found.push('the text of a mail');
  if (holdsAny(line, texts)) found.push('a password or a token');
  const numbers = withoutClock(line).match(/(?<![\w.-])\d{6}(?![\w.-])/g) ?? [];
  if (numbers.some((number) => codes.has(number))) found.push('a code');
  return found;
}

/** Removes numbers that every line contains. */
const withoutClock = (line: string) => line.replace(/"(time|pid|ms)":\d+/g, '');
