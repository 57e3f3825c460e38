import type { CodedErrors } from '../../../../language/run/form/form-module.ts';
import { declarationsOf, type Path, type Plan } from '../../../../language/run/form/plan.ts';
import { ruleMessage } from '../../../../language/run/form/validate.ts';
import { isObject } from '../../../../language/run/value/matches.ts';
import { Upload } from '../../files/upload.ts';

/**
 * Reports fields that no rule of a form sees: undeclared names at any depth, text with a NUL character, which
 * the database cannot store, and objects that pretend to be files.
 */
export function unusableFields(plan: Plan, value: Readonly<Record<string, unknown>>): CodedErrors {
  const errors: CodedErrors = {};
  visit([plan], value, []);
  return errors;

  function visit(plans: Plan[], part: unknown, path: Path): void {
    if (typeof part === 'string' && part.includes('\0')) refuse(path, 'format');
    if (plans.some(({ file }) => file)) {
      if (isObject(part) && !(part instanceof Upload)) refuse(path, 'accept');
      return;
    }
    if (Array.isArray(part)) {
      for (const [index, item] of part.entries())
        visit(declarationsOf(plans, index).flatMap(withBranches), item, [...path, index]);
    } else if (isObject(part)) {
      for (const [key, child] of Object.entries(part)) {
        const declarations = declarationsOf(plans, key).flatMap(withBranches);
        const isOpen = declarations.length > 0 || plans.length === 0 || plans.every(takesAnything);
        if (isOpen && !key.includes('\0')) visit(declarations, child, [...path, key]);
        else refuse([...path, key], 'additionalProperties');
      }
    }
  }

  function refuse(path: Path, rule: string): void {
    errors[path.join('.').replaceAll('\0', '')] = [ruleMessage(rule)];
  }
}

/** A plan with all its branches, whether they apply or not: fields of every branch are known. */
function withBranches(plan: Plan): Plan[] {
  const cases = (plan.cases ?? []).flatMap((one) => [one.apply, one.otherwise]);
  return [plan, ...[...cases, ...(plan.anyOf ?? [])].flatMap((one) => (one ? withBranches(one) : []))];
}

const takesAnything = ({ isOpen, fields, others }: Plan): boolean => isOpen === true || (!fields && !others);
