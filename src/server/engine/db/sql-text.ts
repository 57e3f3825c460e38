import { isProxy } from 'node:util/types';
import {
  Column,
  getTableColumns,
  getTableName,
  is,
  Name,
  Param,
  Placeholder,
  SQL,
  StringChunk,
  Subquery,
  Table,
  View,
} from 'drizzle-orm';
import { PgDialect, type PgSelect } from 'drizzle-orm/pg-core';

type Text = ReturnType<PgDialect['sqlToQuery']>;

type Select = Parameters<PgDialect['buildSelectQuery']>[0];
type Field = NonNullable<Select['fieldsFlat']>[number];
type Aliased = { fieldAlias: string; sql: SQL; isSelectionField?: boolean };
type Config = Parameters<SQL['toQuery']>[0];

/** How the text of a part of a statement is found. */
type Kind =
  | 'text'
  | 'name'
  | 'sql'
  | 'table'
  | 'column'
  | 'aliased'
  | 'param'
  | 'placeholder'
  | 'subquery'
  | 'other'
  | 'value';

const KINDS = [
  [StringChunk, 'text'],
  [Name, 'name'],
  [SQL, 'sql'],
  [Table, 'table'],
  [Column, 'column'],
  [View, 'other'],
  [Param, 'param'],
  [Placeholder, 'placeholder'],
  [SQL.Aliased, 'aliased'],
  [Subquery, 'subquery'],
] as const;

const kinds = new Map<unknown, Kind>();

/** The kind of a part's class: Drizzle compares each part with class after class. */
function kindOf(part: object): Kind {
  const made = Object.getPrototypeOf(part)?.constructor;
  const known = kinds.get(made);
  if (known) return known;
  const own = hasSql(part) ? 'other' : 'value';
  // Objects that are of no class differ from each other.
  if (made === undefined || made === Object) return own;
  const kind = KINDS.find(([type]) => is(part, type))?.[1] ?? own;
  kinds.set(made, kind);
  return kind;
}

const hasSql = (part: object): part is Pick<PgSelect, 'getSQL'> =>
  'getSQL' in part && typeof part.getSQL === 'function';

/** Drizzle's dialect, which writes the same texts in one pass. Drizzle itself puts them together part by part. */
export class Dialect extends PgDialect {
  /** The quoted names of tables and columns. Those with an alias are made anew for each use. */
  readonly #names = new WeakMap<object, string>();

  override sqlToQuery(...[sql, source]: Parameters<PgDialect['sqlToQuery']>): Text {
    if (source !== undefined || isInlined(sql)) return super.sqlToQuery(sql, source);
    const params: unknown[] = [];
    return { sql: this.#textOfAll(partsOf(sql), params), params };
  }

  /** With the columns of the selection written at once. */
  override buildSelectQuery(config: Select): SQL {
    const fields = config.fieldsFlat ?? fieldsIn(config.fields);
    if (!isPlain(fields, config)) return super.buildSelectQuery({ ...config, fieldsFlat: fields });
    const field = new SQL([this.#selection(fields, !config.joins?.length)]);
    return super.buildSelectQuery({ ...config, fieldsFlat: [{ path: [], field }] });
  }

  /** Where there is no other table, columns are named without theirs. */
  #selection(fields: readonly Field[], isSingleTable: boolean): SQL {
    const parts: unknown[] = [];
    let text = '';
    const expression = (sql: SQL) => {
      const own = isSingleTable
        ? new SQL(partsOf(sql).map((part) => this.#withoutTable(part)) as SQL[])
        : sql;
      parts.push(new StringChunk(text), own);
      text = '';
    };
    for (const [index, { field }] of fields.entries()) {
      if (index > 0) text += ', ';
      const kind = kindOf(field);
      if (kind === 'column') text += isSingleTable ? this.#columnOf(field as Column) : this.#nameOf(field);
      else if (kind === 'sql') expression(field as SQL);
      else {
        const { fieldAlias, sql, isSelectionField } = field as Aliased;
        if (!isSelectionField) {
          expression(sql);
          text += ' as ';
        }
        text += this.escapeName(fieldAlias);
      }
    }
    return new SQL([...parts, new StringChunk(text)] as SQL[]);
  }

  #withoutTable(part: unknown): unknown {
    const isColumn = typeof part === 'object' && part !== null && kindOf(part) === 'column';
    return isColumn ? new StringChunk(this.#columnOf(part as Column)) : part;
  }

  #columnOf(column: Column): string {
    return this.escapeName(configOf(this).casing.getColumnCasing(column));
  }

  #textOfAll(parts: readonly unknown[], params: unknown[]): string {
    let text = '';
    for (const part of parts) text += this.#textOf(part, params);
    return text;
  }

  #textOf(part: unknown, params: unknown[]): string {
    if (part === undefined) return '';
    if (typeof part === 'function') return this.#byDrizzle(part, params);
    if (typeof part !== 'object' || part === null) return this.#valueOf(part, params);
    if (Array.isArray(part)) return `(${part.map((each) => this.#textOf(each, params)).join(', ')})`;
    switch (kindOf(part)) {
      case 'text':
        return (part as StringChunk).value.join('');
      case 'name':
        return this.escapeName((part as Name).value);
      case 'sql':
        return isInlined(part as SQL)
          ? this.#byDrizzle(part, params)
          : this.#textOfAll(partsOf(part as SQL), params);
      case 'table':
      case 'column':
        return this.#nameOf(part);
      case 'param':
        return this.#paramOf(part as Param, params);
      case 'subquery': {
        const { isWith, alias, sql } = (part as Subquery)._;
        const name = this.escapeName(alias);
        return isWith ? name : `(${this.#textOf(sql, params)}) ${name}`;
      }
      case 'aliased':
      case 'other':
        return this.#otherOf(part, params);
      default:
        return this.#valueOf(part, params);
    }
  }

  #valueOf(value: unknown, params: unknown[]): string {
    params.push(value);
    return `$${params.length}`;
  }

  #paramOf(param: Param, params: unknown[]): string {
    const { value, encoder } = param;
    if (is(value, Placeholder)) return this.#valueOf(param, params);
    const mapped = value === null ? null : encoder.mapToDriverValue(value);
    return is(mapped, SQL) ? this.#textOf(mapped, params) : this.#valueOf(mapped, params);
  }

  #otherOf(part: object, params: unknown[]): string {
    const { fieldAlias } = part as Partial<Aliased>;
    if (fieldAlias !== undefined && kindOf(part) === 'aliased') return this.escapeName(fieldAlias);
    if (is(part, View) || !hasSql(part)) return this.#byDrizzle(part, params);
    const text = this.#textOf(part.getSQL(), params);
    const isBare = (part as { shouldOmitSQLParens?: () => boolean }).shouldOmitSQLParens?.();
    return isBare ? text : `(${text})`;
  }

  #nameOf(part: object): string {
    if (isProxy(part)) return this.#byDrizzle(part, []);
    const known = this.#names.get(part) ?? this.#byDrizzle(part, []);
    this.#names.set(part, known);
    return known;
  }

  #byDrizzle(part: unknown, params: unknown[]): string {
    const { casing, escapeName, escapeParam, escapeString, prepareTyping } = configOf(this);
    const config: Config = { casing, escapeName, escapeParam, escapeString };
    const { sql, params: more } = new SQL([part as SQL]).toQuery({
      ...config,
      ...(prepareTyping && { prepareTyping }),
      paramStartIndex: { value: params.length },
    });
    params.push(...more);
    return sql;
  }
}

/** The fields of a selection in their order; those of objects within it have longer paths. */
function fieldsIn(selected: Readonly<Record<string, unknown>>, within: readonly string[] = []): Field[] {
  return Object.entries(selected).flatMap(([name, field]) => {
    const path = [...within, name];
    const kind = kindOf(field as object);
    if (kind === 'table') return fieldsIn(getTableColumns(field as Table), path);
    return FIELDS.has(kind)
      ? { path, field: field as Field['field'] }
      : fieldsIn(field as typeof selected, path);
  });
}

const FIELDS: ReadonlySet<Kind> = new Set(['column', 'sql', 'aliased', 'subquery']);

/** Whether all columns are those of the query's tables, which Drizzle checks, and nothing else is uncommon. */
function isPlain(fields: readonly Field[], { table, joins = [] }: Select): boolean {
  if (!is(table, Table) && !is(table, Subquery)) return false;
  const own = is(table, Table) ? getTableName(table) : table._.alias;
  const isKnown = (name: string) => name === own || joins.some(({ alias }) => alias === name);
  return fields.every(({ field }) => {
    const kind = kindOf(field);
    return kind === 'column' ? isKnown(getTableName((field as Column).table)) : kind !== 'subquery';
  });
}

const configOf = (dialect: PgDialect): Config => dialect as unknown as Config;

// Drizzle does not declare what a statement consists of.
const partsOf = (sql: SQL): readonly unknown[] => Reflect.get(sql, 'queryChunks');
const isInlined = (sql: SQL): boolean => Reflect.get(sql, 'shouldInlineParams');
