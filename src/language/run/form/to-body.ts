import { isObject } from '../value/matches.ts';
import type { FormRules } from './form-module.ts';
import { activePlans, type Plan, plansOfPart } from './plan.ts';

type Data = Record<string, unknown>;

/**
 * Returns the request body of a form's data: without read-only facts (`readOnly`), form helpers (`x-local`),
 * and the URL of a stored file, because a file is sent only when a new one was chosen. In a list of files the
 * URLs stay, because they say which of the stored files to keep.
 */
export function toBody({ plan }: Pick<FormRules, 'plan'>, data: Readonly<Data>): Data {
  return sentFields([plan], data);
}

function sentFields(declarations: Plan[], data: Readonly<Data>): Data {
  const plans = declarations.flatMap((plan) => activePlans(plan, data));
  const entries = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const inside = plansOfPart(plans, key, value);
    const stays = inside.some(({ isFact, isLocal, file }) => isFact || isLocal || (file && isAddress(value)));
    return stays ? [] : [[key, sent(inside, value)]];
  });
  return Object.fromEntries(entries);
}

function sent(plans: Plan[], value: unknown): unknown {
  if (plans.length === 0 || plans.some(({ file }) => file)) return value;
  if (Array.isArray(value)) return value.map((item, index) => sent(plansOfPart(plans, index, item), item));
  return isObject(value) ? sentFields(plans, value) : value;
}

const isAddress = (value: unknown) => typeof value === 'string' && value !== '';
