/** The tables spread over machines, each with the column that decides where a row is. */
type Distributed = Readonly<Record<string, string>>;

/** A table, or a subquery with a name, where a statement reads or writes it. */
type Ref = {
  table: string | null;
  key: string | null;
  /** Whether a value of the statement decides the machine. */
  isKeyed: boolean;
  /** Refs whose key decides it as well, if theirs is decided. */
  sources: Ref[];
  /** For a subquery: what it reads. */
  inner: Ref[];
};
type Scope = { parent: Scope | null; refs: Map<string, Ref>; queries: Map<string, Ref> };
type Clause = 'condition' | 'from' | 'other';

const TOKEN =
  /\s+|--[^\n]*|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$\d+|[a-z_][\w$]*|\d+(?:\.\d+)?|::|<>|[<>!]=|[\s\S]/giy;

/** Words that end a table's name, so that they are no alias. */
const NO_ALIAS = new Set(
  `on where join left right inner cross full natural set using order group limit offset for union intersect except
  values select default returning having window as tablesample do from`.split(/\s+/),
);
const QUERY = new Set(['select', 'with', 'insert', 'update', 'delete', 'values']);

/**
 * Returns the distributed tables of a statement for which it names no key, sorted. A key is named by a condition that
 * compares it with a parameter, or with the key of a table for which it is named; those that hold in one branch of an
 * "or" do not count. Inserted rows bring theirs.
 */
export function unkeyedTables(statement: string, distributed: Distributed): string[] {
  const tokens = [...statement.matchAll(TOKEN)]
    .map(([text]) => text)
    .filter((text) => !/^(\s|--)/.test(text))
    .map((text) => (/^[a-z_]/i.test(text) ? text.toLowerCase() : text));
  const refs = new Reader(tokens, distributed).read();
  for (let grown = true; grown; ) {
    grown = false;
    for (const ref of refs) {
      const isKeyed =
        ref.inner.length > 0 ? ref.inner.every((one) => one.isKeyed) : ref.sources.some((one) => one.isKeyed);
      if (!ref.isKeyed && isKeyed) grown = ref.isKeyed = true;
    }
  }
  return [...new Set(refs.flatMap(({ table, isKeyed }) => (table && !isKeyed ? [table] : [])))].sort();
}

class Reader {
  #at = 0;
  readonly #refs: Ref[] = [];
  readonly #comparisons: (() => void)[] = [];
  readonly #tokens: readonly string[];
  readonly #distributed: Distributed;

  constructor(tokens: readonly string[], distributed: Distributed) {
    this.#tokens = tokens;
    this.#distributed = distributed;
  }

  read(): Ref[] {
    this.#query(null);
    // A subquery may stand before the tables that it refers to.
    for (const compare of this.#comparisons) compare();
    return this.#refs;
  }

  #token(ahead = 0): string {
    return this.#tokens[this.#at + ahead] ?? '';
  }

  /** Reads a query until its closing parenthesis; returns what it refers to. */
  #query(parent: Scope | null): Ref[] {
    const first = this.#refs.length;
    const queries = new Map(parent?.queries);
    let scope: Scope = { parent, refs: new Map(), queries };
    if (this.#token() === 'with') this.#commonQueries(scope);
    let clause: Clause = 'other';
    let cases = 0;
    const isEither = this.#hasOr();
    while (this.#token() !== '' && this.#token() !== ')') {
      const word = this.#token();
      const before = this.#token(-1);
      if (word === 'case') cases += 1;
      if (word === 'end' && cases > 0) cases -= 1;
      if (['union', 'intersect', 'except'].includes(word)) {
        scope = { parent, refs: new Map(), queries };
        clause = 'other';
      } else if (word === 'where' || (word === 'on' && this.#token(1) !== 'conflict')) clause = 'condition';
      else if (
        ['select', 'set', 'group', 'order', 'limit', 'returning', 'having', 'values', 'conflict'].includes(
          word,
        )
      )
        clause = 'other';
      const isTable =
        (word === 'from' && before !== 'distinct') ||
        word === 'join' ||
        word === 'into' ||
        (word === 'update' && !['for', 'key', 'do'].includes(before)) ||
        (word === 'using' && this.#token(1) !== '(') ||
        (word === ',' && clause === 'from');
      if (isTable) {
        this.#at += 1;
        clause = 'from';
        this.#table(scope, word === 'into');
      } else if (word === 'using') this.#shared(scope);
      else this.#expression(scope, clause === 'condition' && cases === 0 && !isEither);
    }
    return this.#refs.slice(first).filter(({ table, inner }) => table !== null || inner.length > 0);
  }

  /** Whether the current parentheses have an "or" of their own. */
  #hasOr(): boolean {
    for (let depth = 0, at = this.#at; at < this.#tokens.length && depth >= 0; at += 1) {
      const word = this.#tokens[at]!;
      if (word === '(') depth += 1;
      if (word === ')') depth -= 1;
      if (word === 'or' && depth === 0) return true;
    }
    return false;
  }

  #commonQueries(scope: Scope): void {
    do {
      this.#at += 1;
      if (this.#token() === 'recursive') this.#at += 1;
      const name = bare(this.#token());
      while (this.#token() !== 'as') this.#at += 1;
      while (this.#token() !== '(') this.#at += 1;
      scope.queries.set(name, this.#subquery(scope));
    } while (this.#token() === ',');
  }

  /** Reads a query in parentheses. */
  #subquery(scope: Scope): Ref {
    this.#at += 1;
    const inner = this.#query(scope);
    this.#at += 1;
    return this.#add({ table: null, key: null, isKeyed: false, sources: [], inner });
  }

  #add(ref: Ref): Ref {
    this.#refs.push(ref);
    return ref;
  }

  #table(scope: Scope, isInserted: boolean): void {
    while (['only', 'lateral'].includes(this.#token())) this.#at += 1;
    let ref: Ref;
    let name = '';
    if (this.#token() === '(' && !QUERY.has(this.#token(1))) {
      this.#at += 1;
      this.#table(scope, false);
      return;
    }
    if (this.#token() === '(') ref = this.#subquery(scope);
    else {
      while (this.#token(1) === '.') this.#at += 2;
      name = bare(this.#token());
      this.#at += 1;
      const key = this.#distributed[name] ?? null;
      const query = scope.queries.get(name);
      if (this.#token() === '(' && !isInserted) {
        this.#expression(scope, false);
        ref = { table: null, key: null, isKeyed: false, sources: [], inner: [] };
      } else
        ref = query ?? this.#add({ table: key && name, key, isKeyed: isInserted, sources: [], inner: [] });
    }
    if (this.#token() === 'as') this.#at += 1;
    const alias = this.#token();
    if (/^["a-z_]/.test(alias) && !NO_ALIAS.has(alias)) {
      name = bare(alias);
      this.#at += 1;
    }
    scope.refs.set(name, ref);
  }

  /** `join … using (column)`. */
  #shared(scope: Scope): void {
    const joined = [...scope.refs.values()].at(-1)!;
    for (this.#at += 2; this.#token() !== ')'; this.#at += 1) {
      const column = bare(this.#token());
      for (const other of scope.refs.values())
        if (other !== joined) this.#same(joined, column, other, column, true);
    }
    this.#at += 1;
  }

  /** Reads one token of an expression, with what it contains; `counts` if it restricts the rows. */
  #expression(scope: Scope, counts: boolean): void {
    if (this.#token() === '(') {
      this.#at += 1;
      if (QUERY.has(this.#token())) this.#query(scope);
      else {
        const isEither = this.#hasOr();
        let cases = 0;
        while (this.#token() !== ')' && this.#token() !== '') {
          if (this.#token() === 'case') cases += 1;
          if (this.#token() === 'end' && cases > 0) cases -= 1;
          this.#expression(scope, counts && !isEither && cases === 0);
        }
      }
      this.#at += 1;
      return;
    }
    if (counts && ['=', 'in'].includes(this.#token())) {
      const at = this.#at;
      this.#comparisons.push(() => this.#comparison(scope, at));
    }
    this.#at += 1;
  }

  #comparison(scope: Scope, at: number): void {
    const left = this.#column(scope, at - 1);
    let next = at + 1;
    if (this.#tokens[at] === 'in' || this.#tokens[next] === 'any') next += this.#tokens[at] === 'in' ? 1 : 2;
    while (this.#tokens[next] === '(' && this.#tokens[at] !== 'in') next += 1;
    const isValue = /^[$'\d]/.test(this.#tokens[next] ?? '');
    if (left && isValue && left.ref.key === left.column) left.ref.isKeyed = true;
    if (this.#tokens[at] !== '=') return;
    const right = this.#column(scope, this.#tokens[next + 1] === '.' ? next + 2 : next);
    let last = at - 1;
    // A cast parameter: `$1::bigint = column`.
    if (this.#tokens[last - 1] === '::') last -= 2;
    if (right && /^[$'\d]/.test(this.#tokens[last] ?? '') && right.ref.key === right.column)
      right.ref.isKeyed = true;
    if (!left || !right) return;
    // What an outer query names holds in the inner one, not the other way round.
    if (left.depth <= right.depth) this.#same(left.ref, left.column, right.ref, right.column);
    if (right.depth <= left.depth) this.#same(right.ref, right.column, left.ref, left.column);
  }

  /** The key of `ref` is that of `source`. */
  #same(ref: Ref, column: string, source: Ref, sourceColumn: string, isMutual = false): void {
    const isKey = (one: Ref, name: string) =>
      one.key === name || (one.table === null && one.inner.length > 0);
    if (!isKey(ref, column) || !isKey(source, sourceColumn)) return;
    if (ref.table !== null) ref.sources.push(source);
    if (isMutual && source.table !== null) source.sources.push(ref);
  }

  /** The column that ends at this token, with its table, and how far out that is. */
  #column(scope: Scope, at: number): { ref: Ref; column: string; depth: number } | null {
    const text = this.#tokens[at] ?? '';
    if (!/^["a-z_]/.test(text) || this.#tokens[at + 1] === '(') return null;
    const column = bare(text);
    const table = this.#tokens[at - 1] === '.' ? bare(this.#tokens[at - 2]!) : null;
    let depth = 0;
    for (let one: Scope | null = scope; one; one = one.parent, depth += 1)
      for (const [name, ref] of one.refs)
        if (table === null ? ref.key === column : name === table) return { ref, column, depth };
    return null;
  }
}

const bare = (name: string): string => name.replaceAll('"', '');
