import type { Findings } from '../../grammar/findings.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { ProjectFiles } from '../../grammar/project-files.ts';
import { yamlSource } from '../../grammar/source-file.ts';
import { fill, type TableTexts } from './api-tables.ts';

const FILE = 'openapi/access.yaml';

/** Whoever is not signed in, where an operation looks at who asks and yet lets everybody in. */
export const VISITOR = 'Visitor';

/** Rules that must hold, all of them; of several names in one, any. */
export type Clauses = string[][];

export type Rule = {
  /** What decides: the session alone, the path, or a record that the handler reads. */
  at: 'session' | 'path' | 'row';
  /** Completes "if …". */
  says: string;
  /** The kind of record that it is about. */
  of?: string;
  /** The field of the record that is the session's own. */
  same?: string;
  /** What the session's user has. */
  has?: string;
  /** Another rule, which holds wherever this one does. */
  implies?: string;
  /** What is told whom it keeps out, in place of the usual words. */
  refusal?: string;
  /** Whom it keeps out hears that there is nothing. */
  hides?: true;
};

export type Admission = {
  security: 'public' | 'anybody' | 'unverified' | 'session';
  /** By role, what must hold; nothing for public operations. */
  roles: Record<string, Clauses>;
};

/** Fields of schemas that not everybody sees. */
export type FieldGroup = {
  of: string[];
  names: string[];
  /** By role, what must hold of the record; a role that is not named never sees them. */
  seen: Record<string, Clauses>;
};

/** `openapi/access.yaml` as it is meant. */
export type Access = {
  rules: Map<string, Rule>;
  operations: Map<string, Admission>;
  fields: FieldGroup[];
  place: Place;
};

const RULE_WORDS = ['says', 'of', 'same', 'has', 'implies', 'refusal', 'hides'];

/** Reads who may do what; `roles` are the roles that there are, `tables` those that rows may be written for. */
export function loadAccess(
  files: ProjectFiles,
  findings: Findings,
  roles: string[],
  tables: Record<string, TableTexts>,
): Access {
  const found = files.source(FILE, findings);
  if (!found) findings.addAt(FILE, 1, 'there is no such file; it says who may call what');
  const source = found ?? yamlSource(FILE, '', findings);
  const written = (source.value ?? {}) as {
    rules?: object;
    operations?: object;
    tables?: object;
    fields?: Written[];
  };
  const place: Place = { source, pointer: [] };
  const rules = new Map(
    Object.entries(written.rules ?? {}).map(([name, rule]) => {
      return [name, ruleOf(rule ?? {}, within(place, 'rules', name), findings)];
    }),
  );
  for (const [name, { implies }] of rules)
    if (implies !== undefined && !rules.has(implies))
      findings.add(
        within(place, 'rules', name, 'implies'),
        `there is no rule "${implies}"${nearest(implies, [...rules.keys()])}`,
      );
  const admit = (rows: object, spot: Place) =>
    Object.entries(rows).map(([id, row]): [string, Admission] => [
      id,
      admissionOf(row, within(spot, id), { rules, roles, findings }),
    ]);
  const ofTables = Object.entries(written.tables ?? {}).flatMap(([name, ids]) => {
    const spot = within(place, 'tables', name);
    if (!tables[name]) findings.add(spot, `there is no table "${name}"${nearest(name, Object.keys(tables))}`);
    const admitted = admit(ids ?? {}, spot);
    return Object.values(tables[name] ?? {}).flatMap((row) =>
      admitted.map(([id, admission]) => [String(fill(id, row, spot, findings)), admission] as const),
    );
  });
  const operations = new Map([...admit(written.operations ?? {}, within(place, 'operations')), ...ofTables]);
  const fields = (written.fields ?? []).map((group, index) => ({
    of: [group.of ?? []].flat(),
    names: group.names ?? [],
    seen: rolesIn(group.seen, within(place, 'fields', index, 'seen'), { rules, roles, findings }),
  }));
  return { rules, operations, fields, place };
}

type Written = { of?: string | string[]; names?: string[]; seen?: unknown };

function ruleOf(written: Omit<Rule, 'at'>, place: Place, findings: Findings): Rule {
  for (const word of Object.keys(written))
    if (!RULE_WORDS.includes(word))
      findings.add(within(place, word), `a rule has no "${word}"${nearest(word, RULE_WORDS)}`);
  if (!written.says) findings.add(place, 'a rule says in a few words when it holds: "says"');
  if (!written.has === !written.of)
    findings.add(place, 'a rule is about a kind of record ("of") or about the session ("has")');
  const isOfPath = written.same !== undefined && written.same === `${written.of}_id`;
  return { at: written.has ? 'session' : isOfPath ? 'path' : 'row', ...written };
}

type AccessContext = { rules: Map<string, Rule>; roles: string[]; findings: Findings };

function admissionOf(written: unknown, place: Place, known: AccessContext): Admission {
  const everybody = () => Object.fromEntries(known.roles.map((role) => [role, []]));
  if (written === 'public') return { security: 'public', roles: {} };
  if (written === 'anybody') return { security: 'anybody', roles: { [VISITOR]: [], ...everybody() } };
  if (written === 'unverified') return { security: 'unverified', roles: everybody() };
  if (written === 'verified') return { security: 'session', roles: everybody() };
  const roles = rolesIn(written, place, known);
  return { security: VISITOR in roles ? 'anybody' : 'session', roles };
}

/** Roles, with what must hold for each. */
function rolesIn(written: unknown, place: Place, known: AccessContext): Record<string, Clauses> {
  const { roles, findings } = known;
  const byRole =
    typeof written === 'string' || Array.isArray(written)
      ? Object.fromEntries([written].flat().map((role) => [String(role), 'any']))
      : ((written ?? {}) as Record<string, unknown>);
  const words = ['public', 'anybody', 'unverified', 'verified', VISITOR, ...roles];
  const admitted = Object.entries(byRole).map(([role, condition]): [string, Clauses] => {
    if (role !== VISITOR && !roles.includes(role))
      findings.add(place, `there is no role "${role}"${nearest(role, words)}`);
    return [role, clausesOf(condition, within(place, role), known)];
  });
  return Object.fromEntries(admitted);
}

/** "any", "a or b", or a list of which all must hold. */
function clausesOf(written: unknown, place: Place, { rules, findings }: AccessContext): Clauses {
  if (written === 'any') return [];
  return [written].flat().map((clause) => {
    const names = String(clause).split(' or ');
    for (const name of names)
      if (!rules.has(name))
        findings.add(place, `there is no rule "${name}"${nearest(name, ['any', ...rules.keys()])}`);
    return names;
  });
}

/** Who is admitted, as a sentence or a list of them; of a list, to which of its rows. */
export function inWords({ security, roles }: Admission, rules: Map<string, Rule>, isList: boolean): string {
  if (security === 'public') return 'Anybody may call it.';
  if (security === 'unverified')
    return 'For whoever is signed in, also before the e-mail address is verified.';
  if (security === 'anybody' && Object.values(roles).flat().length === 0)
    return 'Anybody may call it; the answer may depend on who is signed in.';
  const narrows = (clauses: Clauses) =>
    isList && clauses.flat().some((name) => rules.get(name)?.at === 'row');
  const lines = linesOf(roles, rules, (clauses) => (narrows(clauses) ? 'as far as' : 'if'));
  return lines.some((line) => line.includes(','))
    ? `Who may call it:\n\n${lines.map((line) => `- ${line}`).join('\n')}`
    : `For ${lines.join(', ')}.`.replace(/, (\w+\.)$/, ' and $1');
}

/** Who sees a field, as a sentence. */
export const seenInWords = (seen: FieldGroup['seen'], rules: Map<string, Rule>): string =>
  `Seen by ${linesOf(seen, rules).join('; ')}.`;

/** "School, if the vacancy is its own". */
function linesOf(
  roles: Record<string, Clauses>,
  rules: Map<string, Rule>,
  link: (clauses: Clauses) => string = () => 'if',
): string[] {
  return Object.entries(roles).map(([role, clauses]) => {
    const who = role === VISITOR ? 'Whoever is not signed in' : role;
    return clauses.length ? `${who}, ${link(clauses)} ${conditionOf(clauses, rules)}` : who;
  });
}

function conditionOf(clauses: Clauses, rules: Map<string, Rule>): string {
  return clauses.map((names) => orOf(names.map((name) => rules.get(name)?.says ?? name))).join(', and ');
}

/** "a, b or c". */
function orOf(texts: string[]): string {
  return texts.join(', ').replace(/, ([^,]*)$/, ' or $1');
}
