import type { access } from '../../../../generated/access.ts';
import type { OperationId } from '../../../../generated/operations.ts';
import type { Db } from '../db/connect.ts';
import { inOneStatement } from '../db/one-statement.ts';
import { Refusal } from '../messages/refusal.ts';
import { coded, type MissingThing } from '../messages/say.ts';
import type { RecordReader, Records, RuleRecords } from './records.ts';
import type { SessionUser } from './session-user.ts';

/** The message of a refusal that is not simply forbidden. */
type AccessRefusal = Extract<Table['rules'][RuleName], { refusal: string }>['refusal'];
/** A rule of `openapi/access.yaml`. */
export type Rule = {
  at: 'session' | 'path' | 'row';
  of?: string;
  reads?: string;
  same?: string;
  has?: string;
  implies?: string;
  refusal?: AccessRefusal;
  hides?: boolean;
};
/** A conjunction of disjunctions: at least one rule of each inner list must hold. */
export type Clauses = readonly (readonly string[])[];
export type AccessTable = {
  rules: Readonly<Record<string, Rule>>;
  operations: Readonly<Record<string, Readonly<Record<string, Clauses>>>>;
  fields: readonly FieldGroup[];
};
/** Schema fields that only these roles see, where these rules hold. */
export type FieldGroup = {
  of: readonly string[];
  names: readonly string[];
  seen: Readonly<Record<string, Clauses>>;
};
/** The rules implemented as functions. */
export type AccessRules = Readonly<
  Record<
    string,
    (asker: RecordReader, records: readonly never[]) => readonly boolean[] | Promise<readonly boolean[]>
  >
>;

type Table = typeof access;
type RuleName = keyof Table['rules'];
type RulesOf<K extends OperationId> = K extends keyof Table['operations']
  ? Table['operations'][K][keyof Table['operations'][K]] extends infer All
    ? All extends readonly (readonly string[])[]
      ? All[number][number]
      : never
    : never
  : never;
type RowRulesOf<K extends OperationId> = {
  [Name in RuleName]: Table['rules'][Name] extends { at: 'row' } ? Name : never;
}[RuleName & RulesOf<K>];
type FieldOf<Name extends RuleName> = Table['rules'][Name] extends { same: infer Field extends string }
  ? Field
  : never;
type RecordOf<Name extends RuleName> = Name extends keyof RuleRecords
  ? RuleRecords[Name]
  : Record<FieldOf<Name>, number | null>;
type Together<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

/** The fields of the record that a handler must pass to `allow`. */
export type RecordFor<K extends OperationId> = [RowRulesOf<K>] extends [never]
  ? never
  : Together<{ [Name in RowRulesOf<K>]: RecordOf<Name> }[RowRulesOf<K>]>;
type KindIn<Asked> = Asked extends { of: infer Kind extends string } ? Kind : never;
type ReadsIn<Asked> = Asked extends { reads: infer Name } ? Name : never;
type KindOf<K extends OperationId> = KindIn<Table['rules'][RowRulesOf<K>]>;
type ReadsOf<K extends OperationId> = ReadsIn<Table['rules'][RowRulesOf<K>]>;
type FinderOf<K extends OperationId> = [ReadsOf<K>] extends [never] ? KindOf<K> : ReadsOf<K>;
/** The names under which a path may give the id of an operation's record. */
export type RecordIdOf<K extends OperationId> = 'id' | `${KindOf<K>}_id`;
/**
 * The record that the router reads for an operation, in the two forms its finder returns: `found` and
 * `locked`.
 */
export type RecordOfPath<K extends OperationId> = Records[FinderOf<K> & keyof Records];
/** The condition that limits a list to rows the caller may see. */
export type ConditionFor<K extends OperationId> = Partial<Record<FieldOf<RowRulesOf<K>>, number>>;

/** The rules for one role in one operation, split by where they are decided. */
export type RoleRules = { beforehand: Clauses; ofRow: Clauses };

/** Splits rules into those that the router can decide and those that need the record. */
export function splitRules(clauses: Clauses, rules: AccessTable['rules']): RoleRules {
  const isOfRow = (names: readonly string[]) => names.some((name) => rules[name]!.at === 'row');
  return {
    beforehand: clauses.filter((names) => !isOfRow(names)),
    ofRow: clauses.filter(isOfRow),
  };
}

/**
 * The record named by an operation's path: its kind, the name of its finder, and the name of its id in the
 * path.
 */
export type PathRecord<Name extends string = string> = { kind: string; finder: Name; param: string };

/** Decides rules about a record of the answer in the statement that reads it. */
export type Foresee = <Name extends keyof RuleRecords>(
  one: Db,
  record: RuleRecords[Name],
  ...names: Name[]
) => Promise<void>;

/** The record that an operation's rules are about, if its path names one that has a finder. */
export function recordInPath<Name extends string>(
  id: string,
  path: string,
  { operations, rules }: AccessTable,
  finders: Readonly<Record<Name, unknown>>,
): PathRecord<Name> | null {
  const ofRow = Object.values(operations[id] ?? {})
    .flat(2)
    .map((name) => rules[name]!)
    .filter(({ at }) => at === 'row');
  const kind = ofRow[0]?.of;
  const finder = ofRow.find(({ reads }) => reads)?.reads ?? kind;
  const param = ['id', `${kind}_id`].find((name) => path.includes(`{${name}}`));
  if (!kind || !finder || !param || !Object.hasOwn(finders, finder)) return null;
  return { kind, finder: finder as Name, param };
}

/** A record as passed to rules. */
export type CheckedRecord = Readonly<Record<string, unknown>>;
/** Records for which the same clauses must hold. */
export type CheckedGroup = { clauses: Clauses; records: readonly CheckedRecord[] };

/** Decides for one caller. */
export class Permission {
  readonly #demands: RoleRules;
  readonly #table: AccessTable;
  readonly #written: AccessRules;
  readonly #asker: RecordReader;
  /** Verdicts by rule and id of the record. */
  readonly #foreseen = new Map<string, boolean>();
  #isAsked = false;

  constructor(demands: RoleRules, table: AccessTable, written: AccessRules, asker: RecordReader) {
    this.#demands = demands;
    this.#table = table;
    this.#written = written;
    this.#asker = asker;
  }

  /** @throws Refusal when the session or the ids in the path do not allow the call */
  async enter(path: CheckedRecord): Promise<void> {
    for (const names of this.#demands.beforehand) {
      const fields = names.flatMap((name) => this.#table.rules[name]!.same ?? []);
      await this.#demand(names, Object.fromEntries(fields.map((field) => [field, path[field] ?? path.id])));
    }
  }

  /** @throws Refusal when the caller may not access the record */
  async allow(record: CheckedRecord): Promise<void> {
    this.#isAsked = true;
    for (const names of this.#demands.ofRow) await this.#demand(names, record);
  }

  /** The column values that a list's rows must have; null when the caller may see no row. */
  listCondition(): Record<string, number> | null {
    this.#isAsked = true;
    const condition: Record<string, number> = {};
    for (const names of this.#demands.ofRow) {
      const field = names.length === 1 ? this.#table.rules[names[0]!]!.same : undefined;
      if (!field) throw new Error(`"${names.join(' or ')}" is no condition of a list.`);
      const id = idOfSession(this.#asker.user, field);
      if (id === null) return null;
      condition[field] = id;
    }
    return condition;
  }

  /** Whether a rule about the record has not been checked yet: nothing may be answered then. */
  get isOpen(): boolean {
    return this.#demands.ofRow.length > 0 && !this.#isAsked;
  }

  /**
   * Decides rules about a record that the answer will contain, by queries that `one` may collect with those of the
   * answer.
   */
  async foresee(one: Db, record: CheckedRecord, ...names: readonly string[]): Promise<void> {
    const asker = { ...this.#asker, db: one };
    await Promise.all(
      names.map(async (name) => {
        const records: readonly CheckedRecord[] = [record];
        const [verdict] = await this.#written[name]!(asker, records as readonly never[]);
        this.#foreseen.set(this.#keyOf(name, record), verdict!);
      }),
    );
  }

  #keyOf(name: string, record: CheckedRecord): string {
    return `${name} ${record[`${this.#table.rules[name]!.of}_id`]}`;
  }

  /** For each record of each group, whether all of the group's clauses hold; asked in one statement. */
  hold(groups: readonly CheckedGroup[]): Promise<readonly (readonly boolean[])[]> {
    return inOneStatement(this.#asker.db, (db) =>
      groups.map(({ clauses, records }) => this.#allHold(clauses, records, { ...this.#asker, db })),
    );
  }

  async #allHold(
    clauses: Clauses,
    records: readonly CheckedRecord[],
    asker: RecordReader,
  ): Promise<readonly boolean[]> {
    let verdicts: readonly boolean[] = records.map(() => true);
    for (const names of clauses) {
      const either = await this.#eitherHolds(names, records, asker);
      verdicts = verdicts.map((verdict, index) => verdict && either[index]!);
    }
    return verdicts;
  }

  /** Checks each rule only for the records for which no earlier rule holds. */
  async #eitherHolds(
    names: readonly string[],
    records: readonly CheckedRecord[],
    asker = this.#asker,
  ): Promise<readonly boolean[]> {
    const verdicts = records.map(() => false);
    for (const name of names) {
      const left = records.flatMap((record, index) => (verdicts[index] ? [] : [{ record, index }]));
      if (left.length === 0) break;
      const found = await this.#holds(
        name,
        left.map(({ record }) => record),
        asker,
      );
      for (const [at, { index }] of left.entries()) verdicts[index] = found[at]!;
    }
    return verdicts;
  }

  async #demand(names: readonly string[], record: CheckedRecord): Promise<void> {
    if ((await this.#eitherHolds(names, [record]))[0]) return;
    const rules = names.map((name) => this.#table.rules[name]!);
    const hiding = rules.find(({ hides }) => hides);
    if (hiding) throw Refusal.notFound(hiding.of as MissingThing);
    if (!this.#asker.user) throw new Refusal(401, coded('request.sign_in'));
    const refusal = rules.find((rule) => rule.refusal)?.refusal;
    throw refusal ? new Refusal(403, coded(refusal)) : Refusal.forbidden();
  }

  #holds(
    name: string,
    records: readonly CheckedRecord[],
    asker: RecordReader,
  ): readonly boolean[] | Promise<readonly boolean[]> {
    const { same, has } = this.#table.rules[name]!;
    const field = same ?? has;
    if (!field) {
      const known = records.flatMap((record) => this.#foreseen.get(this.#keyOf(name, record)) ?? []);
      return known.length === records.length
        ? known
        : this.#written[name]!(asker, records as readonly never[]);
    }
    const id = idOfSession(this.#asker.user, field);
    return records.map((record) => id !== null && (has !== undefined || id === record[field]));
  }
}

/** The session's id for a record's field: the user's own id for `user_id`, else the fact with that name. */
function idOfSession(user: SessionUser | null, field: string): number | null {
  if (!user) return null;
  const id: unknown = field === 'user_id' ? user.id : user[field as keyof SessionUser];
  if (id === null || typeof id === 'number') return id;
  throw new Error(`No session says whose "${field}" is.`);
}
