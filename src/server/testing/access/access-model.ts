import { access } from '../../../../generated/access.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { Clauses, Rule } from '../../engine/http/access.ts';
import { type Caller, type Fixtures, ROLE_OF } from '../fixtures.ts';
import type { Kind, RuleName, SampleRecord, SampleRecords } from '../sample-record.ts';

/** The callers, and the records to test the rules on. */
export type AccessFixture = { fixtures: Fixtures; samples: SampleRecords };

/** Admitted, or refused with this status. */
export type Expected = 'in' | 401 | 403 | 404;
/** A record, a missing one, or null when the operation is not about a record. */
export type Target = SampleRecord | 'missing' | null;

/** Callers without a session or with an unverified account. */
const VISITORS: Caller[] = ['nobody', 'unverified'];
const SIGNED_OUT: Caller[] = ['nobody', 'nonsense', 'signed out'];
export const RULES: Readonly<Record<string, Rule>> = access.rules;

/** Null when the operation does not recognise the caller's role. */
export function roleIn(id: OperationId, caller: Caller): string | null {
  const isForAnybody = operations[id].security === 'anybody';
  return ROLE_OF[caller] ?? (isForAnybody && VISITORS.includes(caller) ? 'Visitor' : null);
}

/** Undefined for roles that are not admitted. */
export function clausesFor(id: OperationId, role: string): Clauses | undefined {
  const rows: Readonly<Record<string, Readonly<Record<string, Clauses>>>> = access.operations;
  return rows[id]?.[role];
}

/** The rules of all roles together. */
export function rulesOf(id: OperationId): RuleName[] {
  const roles = ['Visitor', 'Candidate', 'School', 'Admin'];
  return [...new Set(roles.flatMap((role) => (clausesFor(id, role) ?? []).flat()))] as RuleName[];
}

/** The kind of record the rules guard; rules about the record itself take precedence. */
export function kindOf(id: OperationId): Kind | null {
  const rules = rulesOf(id).map((name) => RULES[name]!);
  const one = rules.find(({ at }) => at === 'row') ?? rules.find(({ at }) => at === 'path');
  return (one?.of ?? null) as Kind | null;
}

/** Whether a rule of an operation depends on more than the record's owner. */
export function looksAtState(id: OperationId): boolean {
  return rulesOf(id).some((name) => RULES[name]!.at === 'row' && !RULES[name]!.same);
}

const NOTHING = {
  user_id: null,
  candidate_id: null,
  school_id: null,
  approved_school_id: null,
  recruiting_school_id: null,
  owned_school_id: null,
};

/** Evaluates a rule from the known facts about the caller and the record. */
export function holds(name: string, caller: Caller, target: Target, { fixtures }: AccessFixture): boolean {
  const { same, has } = RULES[name]!;
  const ids = fixtures.sessionIds[caller] ?? NOTHING;
  if (has) return ids[has as keyof typeof ids] !== null;
  if (target === null || target === 'missing') return false;
  if (!same) return target.holds[name as keyof SampleRecord['holds']]?.includes(caller) ?? false;
  const field = same as keyof typeof ids;
  return ids[field] !== null && ids[field] === target.fields[field as keyof SampleRecord['fields']];
}

/**
 * The answer the access table prescribes. Rules in `off` count as met, which shows whom a rule excludes by
 * comparison.
 */
export function expectedOf(
  id: OperationId,
  caller: Caller,
  target: Target,
  setup: AccessFixture,
  off: readonly string[] = [],
): Expected {
  const { security } = operations[id];
  if (security === 'public') return 'in';
  const role = roleIn(id, caller);
  if (!role && SIGNED_OUT.includes(caller)) return 401;
  if (!role) return (security as string) === 'signed-in' ? 'in' : 403;
  const clauses = clausesFor(id, role);
  if (!clauses) return 403;
  const holding = (names: readonly string[]) =>
    names.some((name) => off.includes(name) || holds(name, caller, target, setup));
  const isOfRow = (names: readonly string[]) => names.some((name) => RULES[name]!.at === 'row');
  if (!clauses.filter((names) => !isOfRow(names)).every(holding)) return 403;
  const ofRow = clauses.filter(isOfRow);
  if (ofRow.length === 0 || target === null) return 'in';
  if (target === 'missing') return 404;
  const broken = ofRow.find((names) => !holding(names));
  if (!broken) return 'in';
  return broken.some((name) => RULES[name]!.hides) ? 404 : 403;
}
