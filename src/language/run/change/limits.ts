type Limits = Readonly<Record<string, unknown>>;

const MINIMA = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'formatMinimum'];
const MAXIMA = ['maximum', 'maxLength', 'maxItems', 'formatMaximum'];

const WORDS: Record<string, string> = {
  minimum: 'the smallest number',
  exclusiveMinimum: 'the number that it must exceed',
  maximum: 'the largest number',
  minLength: 'the least number of characters',
  maxLength: 'the largest number of characters',
  minItems: 'the least number of entries',
  maxItems: 'the largest number of entries',
  uniqueItems: 'the rule against equal entries',
  pattern: 'the pattern',
  formatMinimum: 'the earliest day',
  formatMaximum: 'the latest day',
  'x-unique': 'the rule that no two may be equal',
  'x-gap': 'the distance to another field',
};

/** Returns which limits became tighter, and all changes in words. */
export function changedLimits(was: Limits, is: Limits): { tighter: Limits | undefined; words: string[] } {
  const rules = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (rule) => JSON.stringify(was[rule]) !== JSON.stringify(is[rule]),
  );
  const tighter = rules.filter((rule) => is[rule] !== undefined && !isLooser(rule, was[rule], is[rule]));
  const words = rules.map((rule) => {
    const name = WORDS[rule] ?? rule;
    if (is[rule] === undefined) return `loses ${name} (${written(was[rule])})`;
    if (was[rule] === undefined) return `gets ${name}: ${written(is[rule])}`;
    return `changes ${name} from ${written(was[rule])} to ${written(is[rule])}`;
  });
  return {
    tighter: tighter.length ? Object.fromEntries(tighter.map((rule) => [rule, is[rule]])) : undefined,
    words,
  };
}

const written = (limit: unknown) => (typeof limit === 'object' ? JSON.stringify(limit) : String(limit));

function isLooser(rule: string, was: unknown, is: unknown): boolean {
  if (typeof was !== typeof is || !['number', 'string'].includes(typeof is)) return is === false;
  if (MINIMA.includes(rule)) return (is as number) < (was as number);
  if (MAXIMA.includes(rule)) return (is as number) > (was as number);
  return false;
}

/** Returns the limits that a value alone can be judged by, if there are any. */
export function judgedLimits(limits: Limits): Record<string, unknown> | undefined {
  const own = Object.entries(limits).filter(
    ([rule, limit]) => typeof limit !== 'object' && !rule.startsWith('x-'),
  );
  return own.length ? Object.fromEntries(own) : undefined;
}

/** Whether a stored value breaks one of these limits. */
export function breaksLimits(value: unknown, limits: Limits): boolean {
  return Object.entries(limits).some(([rule, limit]) => breaks(value, rule, limit));
}

function breaks(value: unknown, rule: string, limit: unknown): boolean {
  if (value === null || value === undefined) return false;
  const size = Array.isArray(value) ? value.length : [...String(value)].length;
  const number = Number(value);
  if (rule === 'uniqueItems')
    return (
      limit === true &&
      Array.isArray(value) &&
      new Set(value.map((one) => JSON.stringify(one))).size < value.length
    );
  if (rule === 'pattern') return typeof limit === 'string' && !new RegExp(limit, 'u').test(String(value));
  if (rule === 'formatMinimum') return typeof limit === 'string' && String(value) < limit;
  if (rule === 'formatMaximum') return typeof limit === 'string' && String(value) > limit;
  if (typeof limit !== 'number') return false;
  if (rule === 'minimum') return number < limit;
  if (rule === 'exclusiveMinimum') return number <= limit;
  if (rule === 'maximum') return number > limit;
  if (rule === 'minLength' || rule === 'minItems') return size < limit;
  if (rule === 'maxLength' || rule === 'maxItems') return size > limit;
  return false;
}
