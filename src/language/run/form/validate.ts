import { ruleTexts } from '../../../../generated/rule-texts.ts';
import type { Clock } from '../value/clock.ts';
import { isObject } from '../value/matches.ts';
import { read } from '../value/value-path.ts';
import { brokenClockLimits, isKept } from './clock-limit.ts';
import type { Errors, FormRules, RuleError } from './form-module.ts';
import type { Mode } from './normalise.ts';
import { messageIn, type Path, type Place, type Plan, plansAt, visitValues } from './plan.ts';

type Data = Readonly<Record<string, unknown>>;
type Finding = { path: Path; keyword: string; params: Record<string, unknown> };

export type ValidateOptions = {
  /** In an update only what is sent is checked; null stands for a field that is to be cleared. */
  mode: Mode;
  /** Where fields that are not sent (`x-local`) are unknown: on the server. */
  sent?: boolean;
  /** What limits that the clock gives (`$clock`) go by. */
  clock?: Clock;
  /** The record that is changed: values that stay as they are have been allowed, and time does not make them wrong. */
  kept?: Data | undefined;
  /** Sees every value on the way. */
  see?: (place: Place) => void;
};

/**
 * Checks normalised data of a form and says each finding in the form's own words (`x-messages`), else in the
 * words of `schemas/messages/en.json` under `rules.`. Browser and server call this same function.
 */
export function validate(form: FormRules, data: Data, options: ValidateOptions): Errors {
  form.validate(givenToRules(data, options.mode));
  return toErrors(form, data, form.validate.errors ?? [], options);
}

/** What of normalised data the compiled rules get. */
export const givenToRules = (data: Data, mode: Mode): Data => (mode === 'update' ? withoutNulls(data) : data);

/**
 * The findings of the compiled rules, and of those about siblings, in the form's own words. A wrong value is answered by
 * one text, that of the first rule it breaks: what is no date is not also too early.
 */
export function toErrors(
  form: FormRules,
  data: Data,
  raw: readonly RuleError[],
  options: ValidateOptions,
): Errors {
  const errors: Errors = {};
  for (const finding of findings(form, data, raw, options)) {
    const plans = plansAt(form.plan, data, finding.path);
    if (options.sent && plans.some(({ isLocal }) => isLocal)) continue;
    errors[finding.path.join('.')] ??= [messageOf(plans, finding)];
  }
  return errors;
}

/** One finding in the form's words, at the path of its field. */
export function fieldMessage(form: FormRules, data: Data, error: RuleError): [path: string, text: string] {
  const finding = findingOf(error);
  return [finding.path.join('.'), messageOf(plansAt(form.plan, data, finding.path), finding)];
}

function findings(
  form: FormRules,
  data: Data,
  raw: readonly RuleError[],
  { mode, clock = {}, kept, see }: ValidateOptions,
): Finding[] {
  const given = givenToRules(data, mode);
  const found = raw.filter((error) => error.keyword !== 'if').map(findingOf);
  const wanted = mode === 'update' ? found.filter((finding) => !isLeftAlone(finding, data)) : found;
  const late: Finding[] = [];
  const beside: Finding[] = [];
  visitValues(form.plan, given, (place) => {
    late.push(...clockFindings(place, clock).filter(({ path }) => !isKept(kept, given, path[0])));
    beside.push(...siblingFindings(place));
    see?.(place);
  });
  return [...wanted, ...late, ...beside];
}

/** Limits that the clock gives, which no compiled rule knows. */
const clockFindings = ({ value, plans, path }: Place, clock: Clock): Finding[] =>
  typeof value === 'string'
    ? plans
        .flatMap((plan) => brokenClockLimits(plan, value, clock))
        .map(({ keyword, limit }) => ({ path, keyword, params: { limit } }))
    : [];

/**
 * Rules about what stands beside a value in its object: a list that it must be in (`x-options`, and `x-keys` for
 * the names of a map), a number that it must exceed (`x-gap`).
 */
function siblingFindings({ value, plans, holder, path }: Place): Finding[] {
  const isAmong = (source: string, values: readonly unknown[]) => {
    const allowed = [read(source, holder)].flat();
    return values.every((one) => allowed.includes(one));
  };
  return plans.flatMap(({ options, keys, gap }) => {
    const found: Finding[] = [];
    if (options && !isAmong(options, [value].flat())) found.push({ path, keyword: 'x-options', params: {} });
    if (keys && isObject(value) && !isAmong(keys, Object.keys(value)))
      found.push({ path, keyword: 'x-keys', params: {} });
    const other = gap && typeof value === 'number' ? read(gap.over, holder) : undefined;
    if (gap && typeof other === 'number' && Number(value) < other + gap.by)
      found.push({ path, keyword: 'x-gap', params: { limit: gap.by } });
    return found;
  });
}

function findingOf({ instancePath, keyword, params }: RuleError): Finding {
  const holder = instancePath.split('/').slice(1).map(unescapePointer);
  const path = keyword === 'required' ? [...holder, String(params.missingProperty)] : holder;
  return { path, keyword: keyword === 'x-file' ? String(params.rule) : keyword, params };
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function withoutNulls(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}

/** A required field that an update does not mention stays as it is; one that it clears is missed. */
function isLeftAlone({ keyword, path }: Finding, data: Data): boolean {
  return keyword === 'required' && path.length === 1 && data[path[0]!] === undefined;
}

let rules: Readonly<Record<string, string>> = ruleTexts;

/** Sets the default texts of rules in another language. */
export function sayRulesAs(texts: Readonly<Record<string, string>>): void {
  rules = texts;
}

function messageOf(plans: readonly Plan[], { keyword, params }: Finding): string {
  const texts = rules;
  const text =
    messageIn(plans, keyword) ??
    texts[particular(keyword, params)] ??
    texts[keyword] ??
    texts.const ??
    keyword;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** Rules whose default text depends on what they ask for: "format.email", "type.integer". */
function particular(keyword: string, params: Finding['params']): string {
  const wanted = keyword === 'format' ? params.format : [params.type].flat().find((type) => type !== 'null');
  return `${keyword}.${wanted}`;
}
