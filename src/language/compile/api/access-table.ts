import { placeIn } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { ProjectFiles } from '../../grammar/project-files.ts';
import { yamlSource } from '../../grammar/source-file.ts';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import { fill, type TableTexts } from './api-tables.ts';
import type { RecordKind } from './record-kinds.ts';

const FILE = 'openapi/access.yaml';

/** The role of anonymous callers in public operations that still use the session. */
export const VISITOR = 'Visitor';

/** A conjunction of disjunctions: one rule of each inner list must hold. */
export type Clauses = string[][];

export type Rule = {
  /** What decides it: the session alone, the path, or a record that the handler reads. */
  at: 'session' | 'path' | 'row';
  /** The end of a sentence that begins with "if". */
  says: string;
  /** The kind of record it is about. */
  of?: string;
  /** The record's finder, if the rule needs more of it than its kind's finder reads. */
  reads?: string;
  /** The field of the record that must equal the session's. */
  same?: string;
  /** The field of the session's user that must be set. */
  has?: string;
  /** Another rule that is implied by this one. */
  implies?: string;
  /** The code of the refusal, a message of the server, instead of the default one. */
  refusal?: string;
  /** How a page can tell that it holds, to offer nothing that would be refused. */
  when?: Record<string, FieldSchema | false>;
  /** Set if refused callers are told that the record does not exist. */
  hides?: true;
};

export type Admission = {
  security: 'public' | 'anybody' | 'signed-in' | 'verified';
  /** The rules that must hold, by role; empty for public operations. */
  roles: Record<string, Clauses>;
};

/** Fields of schemas that only some callers see. */
export type FieldGroup = {
  of: string[];
  names: string[];
  /** The rules that the record must satisfy, by role; roles that are not named never see the fields. */
  seen: Record<string, Clauses>;
};

/** The parsed `openapi/access.yaml`. */
export type Access = {
  rules: Map<string, Rule>;
  operations: Map<string, Admission>;
  fields: FieldGroup[];
  /** What a key needs to call an operation, such as "books:write"; operations without an entry take no keys. */
  scopes: Map<string, string>;
  place: Place;
};

const RULE_WORDS = ['says', 'of', 'reads', 'same', 'has', 'implies', 'refusal', 'hides', 'when'];

/**
 * Reads `openapi/access.yaml`; `roles` are the known roles, `tables` the tables whose rows can have entries. Kinds of
 * records say themselves who is admitted, by the same rules.
 */
export function loadAccess(
  files: ProjectFiles,
  findings: Findings,
  roles: string[],
  { tables, recordKinds }: { tables: Record<string, TableTexts>; recordKinds: readonly RecordKind[] },
): Access {
  const found = files.source(FILE, findings);
  if (!found) findings.addAt(FILE, 1, 'there is no such file; it says who may call what');
  const source = found ?? yamlSource(FILE, '', findings);
  const written = (source.value ?? {}) as {
    rules?: object;
    operations?: object;
    tables?: object;
    fields?: Written[];
    keys?: Record<string, { read?: string[]; write?: string[] }>;
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
  const ofRecords = recordKinds.flatMap((kind) => admittedToRecords(kind, { rules, roles, findings }));
  const operations = new Map([
    ...admit(written.operations ?? {}, within(place, 'operations')),
    ...ofTables,
    ...ofRecords,
  ]);
  const fields = (written.fields ?? []).map((group, index) => ({
    of: [group.of ?? []].flat(),
    names: group.names ?? [],
    seen: rolesIn(group.seen, within(place, 'fields', index, 'seen'), { rules, roles, findings }),
  }));
  const listed = {
    ofTables: tables,
    ofRecords: Object.fromEntries(
      recordKinds.map(({ document, Name, Names }) => [document.name, { Name, Names }]),
    ),
  };
  const scopes = scopesIn(written.keys ?? {}, operations, { place: within(place, 'keys'), listed, findings });
  return { rules, operations, fields, scopes, place };
}

/**
 * Reads which scope a key needs for each operation; an id of a table stands for those of all its rows, and one of
 * `record` for those of all kinds of records that admit somebody to it.
 */
function scopesIn(
  areas: Record<string, { read?: string[]; write?: string[] }>,
  operations: ReadonlyMap<string, Admission>,
  {
    place,
    listed: { ofTables, ofRecords },
    findings,
  }: {
    place: Place;
    listed: { ofTables: Record<string, TableTexts>; ofRecords: TableTexts };
    findings: Findings;
  },
): Map<string, string> {
  const scopes = new Map<string, string>();
  for (const [area, kinds] of Object.entries(areas))
    for (const [kind, listed] of Object.entries(kinds))
      for (const [index, written] of [listed ?? []].flat().entries()) {
        const spot = within(place, area, kind, index);
        if (kind !== 'read' && kind !== 'write')
          findings.add(spot, `a key reads or writes, it cannot "${kind}"${nearest(kind, ['read', 'write'])}`);
        const [, table, template] = /^(\w+): (.+)$/.exec(written) ?? [];
        const idsOf = (rows: TableTexts = {}) =>
          Object.values(rows).map((row) => String(fill(template, row, spot, findings)));
        if (table === RECORD) {
          for (const id of idsOf(ofRecords)) if (operations.has(id)) scopes.set(id, `${area}:${kind}`);
          continue;
        }
        const ids = template ? idsOf(ofTables[table!]) : [written];
        for (const id of ids.length ? ids : [written]) {
          const security = operations.get(id)?.security;
          if (!security)
            findings.add(spot, `there is no operation "${id}"${nearest(id, [...operations.keys()])}`);
          if (security === 'public' || security === 'signed-in')
            findings.add(spot, `"${id}" is ${security} and takes no keys`);
          if (scopes.has(id)) findings.add(spot, `"${id}" has the scope "${scopes.get(id)}" already`);
          scopes.set(id, `${area}:${kind}`);
        }
      }
  return scopes;
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
  if (written === 'signed-in') return { security: 'signed-in', roles: everybody() };
  if (written === 'verified') return { security: 'verified', roles: everybody() };
  const roles = rolesIn(written, place, known);
  return { security: VISITOR in roles ? 'anybody' : 'verified', roles };
}

/** The kind of record that rules about any record of `schemas/records/` are about. */
export const RECORD = 'record';

/**
 * Returns who may do what with a kind of record. The session decides it, or a field of what is in the path: of the
 * record, or, when one is added, of what it will be about.
 */
function admittedToRecords(
  { document, definition, operations }: RecordKind,
  known: AccessContext,
): [string, Admission][] {
  return (['create', 'read', 'change', 'delete'] as const).flatMap((deed) => {
    if (definition[deed] === undefined) return [];
    const place = placeIn(document, deed);
    const admission = admissionOf(definition[deed], place, known);
    const of = deed === 'create' ? definition.about : RECORD;
    const rules = [...new Set(Object.values(admission.roles).flat(2))].flatMap(
      (name) => known.rules.get(name) ?? [],
    );
    for (const [name, rule] of known.rules)
      if (rules.includes(rule) && rule.at !== 'session' && (rule.of !== of || (of === RECORD && !rule.same)))
        known.findings.add(
          place,
          `"${name}" is about ${rule.of}, and this about ${of ?? 'the session only'}${nearest(name, namesOf(of, known))}`,
        );
    if (deed === 'create' && of && !rules.some((rule) => rule.of === of))
      known.findings.add(
        place,
        `no rule says about which ${of} one may be added: ${namesOf(of, known).join(', ')}`,
      );
    if (VISITOR in admission.roles && deed !== 'create')
      known.findings.add(
        place,
        'a visitor has no account to which a record could belong, and can only add one',
      );
    else if (VISITOR in admission.roles && definition.once)
      known.findings.add(placeIn(document, 'once'), 'visitors cannot be told apart, so they can add several');
    return operations[deed].map((id): [string, Admission] => [id, admission]);
  });
}

const namesOf = (of: string | undefined, { rules }: AccessContext) =>
  [...rules].flatMap(([name, rule]) => (of !== undefined && rule.of === of ? [name] : []));

/** Parses roles, with the rules for each. */
function rolesIn(written: unknown, place: Place, known: AccessContext): Record<string, Clauses> {
  const { roles, findings } = known;
  const byRole =
    typeof written === 'string' || Array.isArray(written)
      ? Object.fromEntries([written].flat().map((role) => [String(role), 'any']))
      : ((written ?? {}) as Record<string, unknown>);
  const words = ['public', 'anybody', 'signed-in', 'verified', VISITOR, ...roles];
  const admitted = Object.entries(byRole).map(([role, condition]): [string, Clauses] => {
    if (role !== VISITOR && !roles.includes(role))
      findings.add(place, `there is no role "${role}"${nearest(role, words)}`);
    return [role, clausesOf(condition, within(place, role), known)];
  });
  return Object.fromEntries(admitted);
}

/** Parses "any", "a or b", or a list of which all must hold. */
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

/** Describes who is admitted, as one sentence or a list of them; for a list also which of its rows. */
export function inWords({ security, roles }: Admission, rules: Map<string, Rule>, isList: boolean): string {
  if (security === 'public') return 'Anybody may call it.';
  if (security === 'signed-in')
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

/** Describes who sees a field, in a sentence. */
export const seenInWords = (seen: FieldGroup['seen'], rules: Map<string, Rule>): string =>
  `Seen by ${linesOf(seen, rules).join('; ')}.`;

/** Returns a line for each role: "School, if the vacancy is its own". */
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

/** Joins texts, which may contain commas themselves: "a, b or c". */
function orOf(texts: string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} or ${last}` : last;
}
