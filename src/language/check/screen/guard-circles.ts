import type { Screen } from '../../../../generated/definitions.d.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import type { Place } from '../../grammar/place.ts';
import type { Condition } from '../../run/form/field-schema.ts';
import { circleFrom, type Guard, type GuardedScreen, type GuardedSession } from '../../run/screen/guard.ts';
import type { Check } from '../check-context.ts';

/** What is known of a signed-in visitor, by path; undefined: the value is absent. */
type Facts = Readonly<Record<string, unknown>>;

const VERIFIED = 'session.user.email_verified_at';
const ROLE = 'session.user.role.role_name';
/** Conditions that would produce more visitors than this are left out; the product has some 300. */
const MOST_VISITORS = 10_000;

/** Checks that no visitor is redirected in a loop, whatever the session contains. */
export function checkGuardCircles(check: Check, document: Document): void {
  const guard: Guard = definitionOf(document, 'guard');
  const screens = new Map(
    [...check.project.documents.screens.values()]
      .filter((screen) => check.sound.has(screen))
      .map((screen) => [screen.name, entryOf(screen)]),
  );
  const possible = possibleFacts(check, guard, [...screens.values()]);
  const found = new Set<string>();
  for (const facts of [null, ...combinations(possible)]) {
    const session = facts && sessionOf(facts);
    for (const name of screens.keys()) {
      const circleIn = (about: GuardedSession | null) =>
        circleFrom(name, (one) => screens.get(one), about, guard);
      const circle = circleIn(session);
      const key = [...circle].sort().join();
      if (circle.length === 0 || found.has(key)) continue;
      found.add(key);
      const matters = (path: string) =>
        [...possible.get(path)!].some(
          (value) => circleIn(sessionOf({ ...facts, [path]: value })).length === 0,
        );
      const ways = circle.map((from, at) => `"${from}" leads to "${circle[(at + 1) % circle.length]}"`);
      check.add(
        facts === null ? placeIn(document, 'signIn') : placeOf(check, document, guard, circle),
        `${describe(facts, matters)} never arrives: ${ways.join(', ')}`,
      );
    }
  }
}

function entryOf(document: Document): GuardedScreen {
  const { access, when, otherwise } = definitionOf(document, 'screen') as Screen & { when?: Condition };
  return { name: document.name, access, ...(when && { when }), ...(otherwise && { otherwise }) };
}

/** Returns the values, by path, that affect the guard. */
function possibleFacts(
  check: Check,
  guard: Guard,
  screens: readonly GuardedScreen[],
): Map<string, Set<unknown>> {
  const possible = new Map<string, Set<unknown>>([
    [VERIFIED, new Set([true, undefined])],
    [ROLE, new Set(check.names('role'))],
  ]);
  const take = (condition: Condition): void => {
    if (Array.isArray(condition)) {
      for (const one of condition) take(one);
      return;
    }
    for (const [path, schema] of Object.entries(condition)) {
      const known = possible.get(path) ?? new Set([undefined, true]);
      const { const: one, enum: several = [] } = schema || {};
      for (const value of one === undefined ? several : [one]) known.add(value);
      possible.set(path, known);
    }
  };
  for (const { when } of [...(guard.steps ?? []), ...screens]) if (when) take(when);
  return possible;
}

function combinations(possible: ReadonlyMap<string, ReadonlySet<unknown>>): Facts[] {
  let all: Facts[] = [{}];
  for (const [path, values] of possible)
    if (all.length * values.size <= MOST_VISITORS)
      all = all.flatMap((facts) => [...values].map((value) => ({ ...facts, [path]: value })));
  return all;
}

function sessionOf(facts: Facts): GuardedSession {
  const scope: Record<string, unknown> = { session: { user: {} } };
  for (const [path, value] of Object.entries(facts)) {
    const names = path.split('.');
    const last = names.pop()!;
    let inner = scope;
    for (const name of names) {
      inner[name] ??= {};
      inner = inner[name] as Record<string, unknown>;
    }
    inner[last] = value;
  }
  return scope.session as GuardedSession;
}

/** Describes the affected visitors, by the facts that are necessary. */
function describe(facts: Facts | null, matters: (path: string) => boolean): string {
  if (facts === null) return 'a visitor who is not signed in';
  const others = Object.entries(facts)
    .filter(([path]) => path !== ROLE && path !== VERIFIED && matters(path))
    .map(([path, value]) => {
      if (value === undefined) return `without ${path}`;
      return value === true ? `with ${path}` : `whose ${path} is ${JSON.stringify(value)}`;
    });
  const unverified = facts[VERIFIED] === undefined && matters(VERIFIED) ? ['not verified'] : [];
  const role = matters(ROLE) ? `signed in as ${facts[ROLE]}` : 'signed in';
  const more = [...unverified, ...others].map((fact) => `, ${fact}`).join('');
  return `a visitor who is ${role}${more}${more && ','}`;
}

/** Returns the line of the guard, or else of a screen, that leads into the loop. */
function placeOf(check: Check, document: Document, guard: Guard, circle: readonly string[]): Place {
  const step = (guard.steps ?? []).findIndex(({ to }) => circle.includes(to));
  if (step !== -1) return placeIn(document, 'steps', step, 'to');
  const key = (['refused', 'verify', 'home'] as const).find((name) => circle.includes(guard[name]));
  if (key) return placeIn(document, key);
  return placeIn(check.project.documents.screens.get(circle[0]!)!, 'otherwise');
}
