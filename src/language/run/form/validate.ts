import { ruleTexts } from '../../../../generated/rule-texts.ts';
import type { Clock } from '../value/clock.ts';
import { inWords, language } from '../value/language.ts';
import { isObject } from '../value/matches.ts';
import { read } from '../value/value-path.ts';
import { brokenClockLimits, isKept } from './clock-limit.ts';
import type { CodedErrors, CodedMessage, Errors, FormRules, RuleError } from './form-module.ts';
import type { Mode } from './normalise.ts';
import { messageIn, type Path, type Place, type Plan, plansAt, visitValues } from './plan.ts';

type Data = Readonly<Record<string, unknown>>;
type Finding = { path: Path; keyword: string; params: Record<string, unknown> };

export type ValidateOptions = {
  /** In an update only the sent fields are validated; null clears a field. */
  mode: Mode;
  /** Set on the server, where fields that are never sent (`x-local`) are unknown. */
  sent?: boolean;
  /** The clock for time-based limits (`$clock`). */
  clock?: Clock;
  /**
   * The record before the change: its unchanged values were valid when they were set, and time does not
   * invalidate them.
   */
  kept?: Data | undefined;
  /** Called for every validated value. */
  see?: (place: Place) => void;
};

/**
 * Validates a form's normalised data and returns each error with the form's own message (`x-messages`), else
 * the one in `schemas/messages/en.json` under `rules.`. Client and server both call this function.
 */
export function validate(form: FormRules, data: Data, options: ValidateOptions): Errors {
  form.validate(givenToRules(data, options.mode));
  return toErrors(form, data, form.validate.errors ?? [], options);
}

/** The same with each error's code, which the server's answers contain. */
export function validateWithCodes(form: FormRules, data: Data, options: ValidateOptions): CodedErrors {
  form.validate(givenToRules(data, options.mode));
  return errorsAs((message) => message, form, data, form.validate.errors ?? [], options);
}

/** Returns the part of normalised data that the compiled validator checks: in an update, without nulls. */
export const givenToRules = (data: Data, mode: Mode): Data => (mode === 'update' ? withoutNulls(data) : data);

/**
 * Returns the errors of the compiled validator and of rules about siblings. A wrong value gets only one
 * message, that of the first rule it violates: a value that is not a date is not also reported as too early.
 */
export const toErrors = (
  form: FormRules,
  data: Data,
  raw: readonly RuleError[],
  options: ValidateOptions,
): Errors => errorsAs(({ text }) => text, form, data, raw, options);

function errorsAs<Shown>(
  show: (message: CodedMessage) => Shown,
  form: FormRules,
  data: Data,
  raw: readonly RuleError[],
  options: ValidateOptions,
): Record<string, Shown[]> {
  const errors: Record<string, Shown[]> = {};
  for (const finding of findings(form, data, raw, options)) {
    const plans = plansAt(form.plan, data, finding.path);
    if (options.sent && plans.some(({ isLocal }) => isLocal)) continue;
    errors[finding.path.join('.')] ??= [show(messageOf(plans, finding))];
  }
  return errors;
}

/** Returns one error's path and message. */
export function fieldMessage(
  form: FormRules,
  data: Data,
  error: RuleError,
): [path: string, message: CodedMessage] {
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

/** Returns violated time-based limits, which the compiled validator does not know. */
const clockFindings = ({ value, plans, path }: Place, clock: Clock): Finding[] =>
  typeof value === 'string'
    ? plans
        .flatMap((plan) => brokenClockLimits(plan, value, clock))
        .map(({ keyword, limit }) => ({ path, keyword, params: { limit } }))
    : [];

/**
 * Checks rules about a value's siblings: a list that must contain it (`x-options`, and `x-keys` for the names
 * of a map), a number that it must exceed (`x-gap`).
 */
function siblingFindings({ value, plans, holder, path }: Place): Finding[] {
  const isAmong = (source: string, values: readonly unknown[]) => {
    const allowed = [read(source, holder)].flat().map((one) => (isObject(one) ? one.value : one));
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

/**
 * Whether an update leaves out a required field, which then keeps its value; a cleared one is reported as
 * missing.
 */
function isLeftAlone({ keyword, path }: Finding, data: Data): boolean {
  return keyword === 'required' && path.length === 1 && data[path[0]!] === undefined;
}

/** Returns a rule's default message in the current language. */
const ruleText = (rule: string): string | undefined => (language().rules ?? ruleTexts)[rule];

/** Returns a form's own message for a rule, in the current language. */
function ownMessage(plans: readonly Plan[], rule: string): string | undefined {
  const own = messageIn(plans, rule);
  return own && inWords(own);
}

/** Returns the message for a rule without a parameter: the form's own, if one of these plans has one. */
export const ruleMessage = (rule: string, plans: readonly Plan[] = []): CodedMessage => ({
  code: rule,
  text: ownMessage(plans, rule) ?? ruleText(rule) ?? rule,
});

function messageOf(plans: readonly Plan[], { keyword, params }: Finding): CodedMessage {
  const text =
    ownMessage(plans, keyword) ??
    ruleText(particular(keyword, params)) ??
    ruleText(keyword) ??
    ruleText('const') ??
    keyword;
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  return { code: keyword, text: filled };
}

/**
 * Returns the message key of a rule whose message depends on its parameter: "format.email", "type.integer".
 */
function particular(keyword: string, params: Finding['params']): string {
  const wanted = keyword === 'format' ? params.format : [params.type].flat().find((type) => type !== 'null');
  return `${keyword}.${wanted}`;
}
