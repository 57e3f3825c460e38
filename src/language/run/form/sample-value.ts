/** A JSON Schema, as far as a sample depends on it. */
export type Sampled = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Sampled>;
  items?: Sampled;
  contentMediaType?: string;
  [keyword: string]: unknown;
};

/** The texts that samples are made of. */
export type SampleWords = {
  /** Chosen from for each text. */
  texts: readonly string[];
  /** Appended to a text that is too short. */
  filler: string;
};

const WORDS: SampleWords = {
  texts: ['Amber lantern', 'Birch meadow', 'Cedar harbour', 'Olive garden', 'Willow bridge'],
  filler: ' beside the old harbour',
};

/** Seeded random numbers from 0 to 1 (Mulberry32), so that the same samples can be made again. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;

export const isFileSchema = (schema: Sampled) => schema.contentMediaType === 'application/octet-stream';

/** Returns a value that a schema allows. */
export function sampleValue(schema: Sampled, random: () => number, words: SampleWords = WORDS): unknown {
  if (schema.const !== undefined) return schema.const;
  // Null clears a field and is no sample of it.
  if (schema.enum)
    return pick(
      random,
      schema.enum.filter((value) => value !== null),
    );
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'integer' || type === 'number') {
    const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0);
    return Math.min(Number(schema.maximum ?? 1000), Math.ceil(least) + 1 + Math.floor(random() * 5));
  }
  if (type === 'boolean') return random() < 0.5;
  if (type === 'array') return [...new Set([1, 2].map(() => sampleValue(schema.items ?? {}, random, words)))];
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => !isFileSchema(field));
    return Object.fromEntries(fields.map(([name, field]) => [name, sampleValue(field, random, words)]));
  }
  return sampleText(schema, random, words);
}

function sampleText(schema: Sampled, random: () => number, { texts, filler }: SampleWords): string {
  if (schema.format === 'date')
    return `20${10 + Math.floor(random() * 80)}-0${1 + Math.floor(random() * 9)}-15`;
  if (schema.format === 'date-time') return `20${40 + Math.floor(random() * 50)}-05-04T07:00:00Z`;
  if (schema.format === 'email') return `person${Math.floor(random() * 1e9)}@example.com`;
  if (schema.format === 'uri') return 'https://example.com/a?b=c#d';
  if (schema.format === 'phone') return '+971 50 123-4567';
  if (schema.format === 'national-number') return '050 123-4567';
  if (schema.pattern) {
    const examples = ['1234', '12345678', 'https://example.com', 'AB', '123456', '+971', 'en', '2026-03'];
    const pattern = new RegExp(String(schema.pattern), 'u');
    return examples.find((example) => pattern.test(example)) ?? 'abc';
  }
  const text = [...pick(random, texts)];
  const least = Number(schema.minLength ?? 0);
  const longest = Number(schema.maxLength ?? 200);
  const letters = [...text, ...filler.repeat(Math.ceil(least / filler.length))];
  return letters.slice(0, Math.min(longest, Math.max(text.length, least))).join('');
}
