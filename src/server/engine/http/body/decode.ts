import { activePlans, declarationsOf, type Plan } from '../../../../language/run/form/plan.ts';
import { isObject } from '../../../../language/run/value/matches.ts';
import { Refusal } from '../../messages/refusal.ts';
import { parseJson } from './json-text.ts';
import { refuseOversized } from './size-limits.ts';

/**
 * Decodes text to the type in its plan if it is exactly a value of that type: `5`, `-0.25`, `true`, `1`, `[3,
 * 8]`. Everything else stays as sent, for validation to refuse: nothing is guessed, `""` and `null` are not
 * numbers. Descends into lists and objects, because ids in JSON bodies and rows in multipart bodies may be
 * text too.
 */
export function decode(plan: Plan, value: unknown): unknown {
  return decodeAs([plan], value);
}

/** Parses lists and objects sent as text; their parts are not decoded yet. */
export function openLists(plan: Plan, sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const types = new Set(declarationsOf([plan], name).flatMap((field) => field.types ?? []));
      const isList = types.has('array') || types.has('object');
      return [name, isList && typeof value === 'string' ? decodeText(types, value) : value];
    }),
  );
}

function decodeAs(declarations: Plan[], value: unknown): unknown {
  const plans = declarations.flatMap((plan) => activePlans(plan, value));
  if (plans.length === 0 || plans.some(({ file }) => file)) return value;
  const types = new Set(plans.flatMap((plan) => plan.types ?? []));
  const decoded = typeof value === 'string' ? decodeText(types, value) : decodeNumber(types, value);
  if (Array.isArray(decoded))
    return decoded.map((item, index) => decodeAs(declarationsOf(plans, index), item));
  if (!isObject(decoded)) return decoded;
  const once = decodeFields(declarations, decoded);
  // Twice, because a condition may read a sibling that was still text the first time.
  return declarations.some(({ cases }) => cases) ? decodeFields(declarations, once) : once;
}

function decodeFields(declarations: Plan[], value: Record<string, unknown>): Record<string, unknown> {
  const plans = declarations.flatMap((plan) => activePlans(plan, value));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, decodeAs(declarationsOf(plans, key), part)]),
  );
}

function decodeText(types: ReadonlySet<string>, text: string): unknown {
  if (types.has('string')) return text;
  const trimmed = text.trim();
  if ((types.has('number') || types.has('integer')) && /^-?\d{1,17}(\.\d{1,17})?$/.test(trimmed)) {
    return Number(trimmed);
  }
  if (types.has('boolean')) {
    if (trimmed === 'true' || trimmed === '1') return true;
    if (trimmed === 'false' || trimmed === '0') return false;
  }
  if (types.has('array') || types.has('object')) {
    const value = parsed(trimmed);
    refuseOversized(value);
    return typeof value === 'object' && value !== null ? value : text;
  }
  return text;
}

/** Parses JSON text; undefined for other text. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return undefined;
  }
}

/** A boolean field may be 1 or 0, as the specification has some of them. */
function decodeNumber(types: ReadonlySet<string>, value: unknown): unknown {
  const isYesNo = types.has('boolean') && !types.has('integer') && !types.has('number');
  return isYesNo && (value === 0 || value === 1) ? value === 1 : value;
}
