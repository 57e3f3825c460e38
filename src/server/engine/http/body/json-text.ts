import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';
import { MAX_DEPTH, MAX_VALUES } from './size-limits.ts';

/**
 * Maximum number of values in a JSON text before parsing, counted roughly: an empty list counts twice. After
 * parsing they are counted exactly.
 */
const MOST_PARSED = 2 * MAX_VALUES;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENS = [0x5b, 0x7b];
const CLOSES = [0x5d, 0x7d];

/**
 * Refuses a text with more values, or deeper nesting, than any form: scanning it costs far less than parsing
 * it.
 */
function refuseUnlikeForms(text: string): void {
  let values = 1;
  let depth = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInside) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInside = false;
    } else if (code === QUOTE) isInside = true;
    else if (CLOSES.includes(code)) depth -= 1;
    else if (code === COMMA || OPENS.includes(code)) {
      values += 1;
      if (code !== COMMA) depth += 1;
      if (depth > MAX_DEPTH) throw new Refusal(400, coded('request.too_deep'));
      if (values > MOST_PARSED) throw new Refusal(413, coded('request.too_large'));
    }
  }
}

/**
 * Parses JSON from untrusted clients. Lone surrogates become U+FFFD, because the database refuses them, and
 * `__proto__` is dropped, because copying would turn it into the object's prototype.
 *
 * @throws SyntaxError
 * @throws Refusal 413 and 400 when it has far too many values or levels
 */
export function parseJson(text: string): unknown {
  refuseUnlikeForms(text);
  const value: unknown = mayNamePrototype(text)
    ? JSON.parse(text, (key, part) => (key === '__proto__' ? undefined : part))
    : JSON.parse(text);
  // Lone surrogates can only come from escapes, because the text was decoded from UTF-8.
  return /\\ud[89a-f]/i.test(text) ? wellFormed(value) : value;
}

/**
 * Whether a key may be `__proto__`, literally or escaped; looking at each key takes much longer than parsing.
 */
const mayNamePrototype = (text: string): boolean => text.includes('__proto__') || text.includes('\\u');

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key.toWellFormed(), wellFormed(part)]),
    );
  }
  return value;
}
