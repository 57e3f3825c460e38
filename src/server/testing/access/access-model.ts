import { access } from '../../../../generated/access.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { Clauses, Rule } from '../../engine/http/access.ts';
import { type Caller, type Cast, ROLE_OF } from '../cast.ts';
import type { Kind, RuleName, Specimen, Specimens } from '../specimens.ts';

/** The callers, and the records on which the rules are tried. */
export type Fixture = { cast: Cast; specimens: Specimens };

/** The expected answer: admitted, or refused with this status. */
export type Expected = 'in' | 401 | 403 | 404;
/** A record, one that does not exist, or none because the operation is not about one. */
export type Target = Specimen | 'missing' | null;

/** Callers without a session or with an unverified account. */
const VISITORS: Caller[] = ['nobody', 'unverified'];
const SIGNED_OUT: Caller[] = ['nobody', 'nonsense', 'signed out'];
export const RULES: Readonly<Record<string, Rule>> = access.rules;

/** Returns the role in which an operation sees a caller; null for roles that it does not know. */
export function roleIn(id: OperationId, caller: Caller): string | null {
  const isForAnybody = operations[id].security === 'anybody';
  return ROLE_OF[caller] ?? (isForAnybody && VISITORS.includes(caller) ? 'Visitor' : null);
}

/** Returns the rules for a role in an operation; undefined for roles that are not admitted. */
export function clausesFor(id: OperationId, role: string): Clauses | undefined {
  const rows: Readonly<Record<string, Readonly<Record<string, Clauses>>>> = access.operations;
  return rows[id]?.[role];
}

/** Returns the rules in an operation's row, for all roles. */
export function rulesOf(id: OperationId): RuleName[] {
  const roles = ['Visitor', 'Candidate', 'School', 'Admin'];
  return [...new Set(roles.flatMap((role) => (clausesFor(id, role) ?? []).flat()))] as RuleName[];
}

/** Returns the kind of record that an operation's rules are about; rules about the record itself come first. */
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

/** Whether a rule holds, by the known facts of caller and record. */
export function holds(name: string, caller: Caller, target: Target, { cast }: Fixture): boolean {
  const { same, has } = RULES[name]!;
  const ids = cast.sessionIds[caller] ?? NOTHING;
  if (has) return ids[has as keyof typeof ids] !== null;
  if (target === null || target === 'missing') return false;
  if (!same) return target.holds[name as keyof Specimen['holds']]?.includes(caller) ?? false;
  const field = same as keyof typeof ids;
  return ids[field] !== null && ids[field] === target.fields[field as keyof Specimen['fields']];
}

/**
 * Returns the answer that the access table says a caller gets. Rules in `off` count as met: comparing shows for whom a
 * rule decides.
 */
export function expectedOf(
  id: OperationId,
  caller: Caller,
  target: Target,
  fixture: Fixture,
  off: readonly string[] = [],
): Expected {
  const { security } = operations[id];
  if (security === 'public') return 'in';
  const role = roleIn(id, caller);
  if (!role && SIGNED_OUT.includes(caller)) return 401;
  if (!role) return (security as string) === 'unverified' ? 'in' : 403;
  const clauses = clausesFor(id, role);
  if (!clauses) return 403;
  const holding = (names: readonly string[]) =>
    names.some((name) => off.includes(name) || holds(name, caller, target, fixture));
  const isOfRow = (names: readonly string[]) => names.some((name) => RULES[name]!.at === 'row');
  if (!clauses.filter((names) => !isOfRow(names)).every(holding)) return 403;
  const ofRow = clauses.filter(isOfRow);
  if (ofRow.length === 0 || target === null) return 'in';
  if (target === 'missing') return 404;
  const broken = ofRow.find((names) => !holding(names));
  if (!broken) return 'in';
  return broken.some((name) => RULES[name]!.hides) ? 404 : 403;
}
