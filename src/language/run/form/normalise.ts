import { holds } from '../value/conditions.ts';
import { isObject } from '../value/matches.ts';
import { cleanText, codeOfWhole } from './clean-text.ts';
import type { FormRules } from './form-module.ts';
import { activePlans, declared, type Plan, plansOfPart } from './plan.ts';

type Data = Record<string, unknown>;

/** `create` needs all required fields; `update` holds only the changes. */
export type Mode = 'create' | 'update';

/** Sanitises rich text; only the server's implementation removes scripts. */
type CleanHtml = (html: string) => string;

/**
 * Normalises a form's data before validation, on client and server: trims texts (except passwords and rich
 * text) and writes them in the stored form of their format, drops blank rows, and applies `x-rules` that
 * clear fields. Empty values count as missing; in an update they clear the field and become null. The rules of
 * an update hold for the record after the change: the sent fields over those in `stored`.
 */
export function normalise(
  { plan }: Pick<FormRules, 'plan'>,
  data: Readonly<Data>,
  mode: Mode,
  cleanHtml: CleanHtml = (html) => html,
  stored: Readonly<Data> = {},
): Data {
  return cleanObject([plan], data, mode === 'update', cleanHtml, stored);
}

function cleanObject(
  declarations: Plan[],
  data: Readonly<Data>,
  emptyClears: boolean,
  cleanHtml: CleanHtml,
  stored: Readonly<Data> = {},
): Data {
  const plans = declarations.flatMap((plan) => activePlans(plan, data));
  const code = codeBeside(plans, data);
  const entries = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const cleaned = clean(plansOfPart(plans, key, value), value, cleanHtml, code?.value);
    if (cleaned === undefined) return [];
    if (cleaned !== null && cleaned !== '') return [[key, cleaned]];
    return emptyClears ? [[key, null]] : [];
  });
  const result: Data = Object.fromEntries(entries);
  if (code?.key !== undefined && result[code.key] !== undefined) result[code.key] = code.value;
  const record = emptyClears ? { ...stored, ...result } : result;
  const rules = plans.flatMap((plan) => plan.rules ?? []).filter((rule) => holds(rule.when, record));
  for (const field of rules.flatMap((rule) => rule.clear)) {
    if (emptyClears) result[field] = null;
    else delete result[field];
  }
  return result;
}

function clean(plans: Plan[], value: unknown, cleanHtml: CleanHtml, code?: string): unknown {
  if (plans.length === 0 || plans.some(({ file }) => file)) return value;
  if (typeof value === 'string') return cleanOne(plans, value, cleanHtml, code);
  if (Array.isArray(value)) {
    return value
      .map((item, index) => clean(plansOfPart(plans, index, item), item, cleanHtml))
      .filter(
        (item, index) =>
          item !== '' && !(isObject(item) && isBlankRow(plansOfPart(plans, index, item), item)),
      );
  }
  return isObject(value) ? cleanObject(plans, value, false, cleanHtml) : value;
}

function cleanOne(plans: Plan[], text: string, cleanHtml: CleanHtml, code: string | undefined): string {
  const ways = plans.flatMap((plan) => plan.text ?? []);
  if (ways.includes('html')) {
    const html = cleanHtml(text);
    return hasContent(html) ? html : '';
  }
  return ways.includes('verbatim') ? text : cleanText(ways[0], text.trim(), code);
}

/**
 * Returns the dialling code for the number beside it; a number typed in international format contains its
 * own.
 */
function codeBeside(plans: Plan[], data: Readonly<Data>): { key: string; value: string } | undefined {
  const textAt = (text: string) =>
    Object.entries(data).find(([key]) => plans.some((plan) => declared(plan, key)?.text === text));
  const [key, code] = textAt('dialling-code') ?? [];
  if (key === undefined || typeof code !== 'string' || code === '') return undefined;
  const [, number] = textAt('national-number') ?? [];
  return { key, value: (typeof number === 'string' && codeOfWhole(number)) || code };
}

/** Whether rich text has any content: editors leave an empty paragraph behind. */
function hasContent(html: string): boolean {
  return /<(img|hr)\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/gi, '') !== '';
}

/** Whether a row was added and left blank: nothing filled in or ticked beyond its initial values. */
function isBlankRow(plans: Plan[], row: Data): boolean {
  if (!plans.some(({ fields }) => fields)) return false;
  return Object.entries(row).every(
    ([key, value]) => isBlank(value) || plansOfPart(plans, key, value).some(({ isFact }) => isFact),
  );
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '' || value === false;
}
