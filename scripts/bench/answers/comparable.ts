import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { Answer } from '../../../src/server/testing/checked-request.ts';

const DAY = 24 * 3_600_000;
/** In days: timestamps this close to now belong to the run, others to the data. */
const NEAR = 400;
/** Plain dates also occur in data, so the window for dates relative to today is smaller. */
const NEAR_DATE = 31;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Headers that vary between calls or derive from the body. */
const VARYING = new Set([
  'date',
  'x-request-id',
  'content-length',
  'etag',
  'last-modified',
  'connection',
  'keep-alive',
]);

const PATTERNS: [RegExp, (match: string) => string][] = [
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)?/g, (text) => near(text, NEAR, '<time>')],
  [/\b\d{8}T\d{6}Z/g, () => '<time>'],
  [/\b\d{4}-\d\d-\d\d\b/g, (text) => near(text, NEAR_DATE, `<today${signed(daysUntil(text))}>`)],
  [
    new RegExp(`\\b(\\d{1,2} (${MONTHS})|(${MONTHS}) \\d{1,2}),? \\d{4}\\b`, 'g'),
    (text) => near(text, NEAR, '<date>'),
  ],
  [/(?<![\w:+.-])\d{1,2}:\d\d\b(?!:)( ?[AP]M)?/g, () => '<clock>'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, () => '<uuid>'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{22,}(?![\w-])/g, () => '<token>'],
  [/(?<![\w-])WyJ[\w-]{9,}(?![\w-])/g, () => '<cursor>'],
  [/(?<=^data:[\w/+;]+,).+$/, () => '<picture>'],
  [/\b[0-9a-f]{16}\b/g, () => '<request>'],
  [/\$argon2[^"\s]+/g, () => '<hash>'],
  [/^\\x[0-9a-f]+$/, () => '<bytes>'],
  [/^ {4}\d{6}$/gm, () => '    <code>'],
];

const signed = (number: number) => (number < 0 ? String(number) : `+${number}`);
const daysUntil = (text: string) =>
  Math.round((Date.parse(text) - Date.parse(new Date().toISOString().slice(0, 10))) / DAY);
const near = (text: string, days: number, shown: string) =>
  Math.abs(Date.parse(text) - Date.now()) < days * DAY ? shown : text;

/** Replaces timestamps and random parts, so that two runs produce the same value. */
export function comparable(value: unknown): unknown {
  if (typeof value === 'string')
    return PATTERNS.reduce((text, [pattern, shown]) => text.replace(pattern, shown), value);
  if (Array.isArray(value)) return value.map(comparable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, comparable(part)]));
}

/** The parts of an answer that must stay equal. */
export function comparableAnswer({ status, headers, body, raw }: Answer): unknown {
  const kept = Object.entries(headers).filter(([name]) => !VARYING.has(name));
  const type = headers['content-type'] ?? '';
  return {
    status,
    headers: comparable(Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))),
    body: comparable(body ?? content(type, raw)),
  };
}

function content(type: string, raw: Buffer): unknown {
  if (/^text|xml|calendar|json/.test(type)) return raw.toString();
  if (type !== 'application/zip') return bytes(raw);
  return Object.entries(unzipSync(raw)).map(([name, file]) => [
    name,
    content(typeOf(name), Buffer.from(file)),
  ]);
}

const typeOf = (name: string) => (/\.(json|csv|txt|md|html)$/.test(name) ? 'text/plain' : '');

const bytes = (raw: Buffer) =>
  raw.length === 0
    ? null
    : `${raw.length} bytes, ${createHash('sha256').update(raw).digest('hex').slice(0, 12)}`;
