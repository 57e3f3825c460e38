import { parseSync, transformSync } from 'rolldown/utils';

/**
 * What fills a hole: a value, and the declarations that it needs. `$arg$0` stands for the first argument of the hole's call, and
 * declared names begin with `$own$`.
 */
export type Content = { value: string; declarations?: string };

/** A generated module: the code that the bundler sees, with holes, and what fills them. */
export type Split = { shape: string; contents: Content[] };

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Modules that list others, or decide what is bundled together, have no holes. */
const CODE =
  /^generated\/(?:screens|screen-files|form-index|language-names|language-facts|languages|server-languages)\.ts$/;

/** Generated modules whose data changes with definitions. */
export const isHoled = (path: string): boolean =>
  /^generated\/(?!released\/|translated\/).+\.(?:json|js|ts)$/.test(path) &&
  !path.endsWith('.d.ts') &&
  !CODE.test(path);

/** Escapes what looks like one of our names: strings and names mean the same as before. */
const escaped = (code: string): string => code.replace(/\$(?=(?:hole|arg|own)\$)/g, '\\u0024');

/** Encodes the file and the hole's index in it, so that the name survives bundling. */
export const holeName = (path: string, index: number): string =>
  `$hole$${path.replace(/\W/g, (sign) => `$${sign.charCodeAt(0).toString(16)}`)}$$${index}`;

export function readHoleName(name: string): { path: string; index: number } {
  const [, path = '', index = ''] = /^\$hole\$(.+)\$\$(\d+)$/.exec(name) ?? [];
  return {
    path: path.replace(/\$([\da-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    index: Number(index),
  };
}

/** The call is marked pure: the bundler drops it if its value is unused. */
export const holeCall = (path: string, index: number, given: readonly string[] = []): string =>
  `/* @__PURE__ */ ${holeName(path, index)}(${given.join(', ')})`;

/** Returns undefined for a module that cannot be split. */
export function splitModule(path: string, text: string): Split | undefined {
  if (path.endsWith('.json'))
    return { shape: `export default ${holeCall(path, 0)};\n`, contents: [{ value: compact(escaped(text)) }] };
  const code = escaped(path.endsWith('.ts') ? transformSync(path, text, { lang: 'ts' }).code : text);
  const { body } = parseSync(path, code, { lang: 'js' }).program as unknown as { body: Node[] };
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const names = new Set(
    imports.flatMap(({ specifiers }) =>
      (specifiers as { local: { name: string } }[]).map(({ local }) => local.name),
    ),
  );
  const rest = body.filter(({ type }) => type !== 'ImportDeclaration');
  const own = rest.filter(({ type }) => /Declaration$/.test(type) && !type.startsWith('Export'));
  return own.length > 0
    ? withDeclarations({ path, code, imports, rest, names })
    : withValues({ path, code, body: rest, names });
}

type Parsed = { path: string; code: string; names: ReadonlySet<string> };

/** Splits a module that computes its only export from its own declarations, such as a form with its validator. */
function withDeclarations({
  path,
  code,
  imports,
  rest,
  names,
}: Parsed & { imports: Node[]; rest: Node[] }): Split | undefined {
  const last = rest.at(-1)!;
  const others = rest.slice(0, -1);
  if (others.some(({ type }) => !/^(?:Variable|Function)Declaration$/.test(type))) return undefined;
  const declared = exported(last);
  if (!declared || code.includes('import(')) return undefined;
  const from = (nodes: Node[]) => nodes.map(({ start, end }) => code.slice(start, end)).join('\n');
  const given = [...names];
  const renamed = new Map([
    ...given.map((name, index) => [name, `$arg$${index}`] as const),
    ...others.flatMap(declaredBy).map((name) => [name, `$own$${name}`] as const),
  ]);
  const inOurNames = (nodes: Node[]) =>
    nodes.map((node) => replaced(code, node, namesIn(node, renamed))).join('\n');
  return {
    shape: `${from(imports)}\nexport const ${declared.name} = ${holeCall(path, 0, given)};\n`,
    contents: [
      {
        declarations: inOurNames(others).replace(/\n\s+/g, '\n'),
        value: compact(inOurNames([declared.value])),
      },
    ],
  };
}

const declaredBy = (node: Node): string[] =>
  node.type === 'FunctionDeclaration'
    ? [(node.id as { name: string }).name]
    : (node.declarations as { id: { name: string } }[]).map(({ id }) => id.name);

type Replacement = Pick<Node, 'start' | 'end'> & { by: string };

/** Finds the identifiers to rename. Declarations that shadow them are renamed too, and their uses with them. */
function namesIn(node: Node, renamed: ReadonlyMap<string, string>): Replacement[] {
  const found: Replacement[] = [];
  const visit = (one: Node): void => {
    if (one.type === 'Identifier') {
      const by = renamed.get(one.name as string);
      if (by !== undefined) found.push({ start: one.start, end: one.end, by });
      return;
    }
    const { key, property, computed, shorthand, value } = one as Node &
      Record<'key' | 'property' | 'value', Node>;
    if (shorthand) {
      const by = renamed.get(key.name as string);
      if (by !== undefined) found.push({ start: key.start, end: key.end, by: `${key.name}: ${by}` });
      else if (value.type !== 'Identifier') visit(value);
      return;
    }
    for (const child of childrenOf(one)) if (computed || (child !== key && child !== property)) visit(child);
  };
  visit(node);
  return found.sort((a, b) => a.start - b.start);
}

function exported(node: Node): { name: string; value: Node } | undefined {
  if (node.type !== 'ExportNamedDeclaration') return undefined;
  const { declarations = [] } = (node.declaration ?? {}) as { declarations?: { id: Node; init: Node }[] };
  const [one, ...more] = declarations;
  return one && more.length === 0 ? { name: one.id.name as string, value: one.init } : undefined;
}

/** Splits a module of literals: each outermost object or array becomes a hole. */
function withValues({ path, code, body, names }: Parsed & { body: Node[] }): Split {
  const contents: Content[] = [];
  let shape = '';
  let at = 0;
  const cut = (node: Node): void => {
    const { type } = node;
    if (/Function/.test(type)) return;
    const given: Node[] = [];
    if (!/^(?:Object|Array)Expression$/.test(type) || !isData(node, names, given)) {
      for (const child of childrenOf(node)) cut(child);
      return;
    }
    shape +=
      code.slice(at, node.start) +
      holeCall(
        path,
        contents.length,
        given.map(({ start, end }) => code.slice(start, end)),
      );
    at = node.end;
    contents.push({
      value: compact(
        replaced(
          code,
          node,
          given.map(({ start, end }, index) => ({ start, end, by: `$arg$${index}` })),
        ),
      ),
    });
  };
  for (const node of body) cut(node);
  return { shape: shape + code.slice(at), contents };
}

function replaced(code: string, { start, end }: Node, by: readonly Replacement[]): string {
  let text = '';
  let at = start;
  for (const one of by) {
    text += code.slice(at, one.start) + one.by;
    at = one.end;
  }
  return text + code.slice(at, end);
}

/** Whether a literal consists of plain values, imported names and dynamic imports; collects the last two. */
function isData(node: Node, names: ReadonlySet<string>, given: Node[]): boolean {
  const { type } = node;
  if (type === 'Literal') return true;
  if (type === 'UnaryExpression') return isData(node.argument as Node, names, given);
  if (type === 'ArrayExpression')
    return (node.elements as (Node | null)[]).every((item) => item !== null && isData(item, names, given));
  if (type === 'ObjectExpression')
    return (node.properties as Node[]).every(
      (property) =>
        property.type === 'Property' &&
        property.computed === false &&
        property.shorthand === false &&
        isData(property.value as Node, names, given),
    );
  const isGiven =
    (type === 'Identifier' && names.has(node.name as string)) ||
    (type === 'ArrowFunctionExpression' && (node.body as Node).type === 'ImportExpression') ||
    (type === 'MemberExpression' && names.has((node.object as Node).name as string));
  if (isGiven) given.push(node);
  return isGiven;
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child);

/** Removes indentation: a process keeps its source in memory. */
const compact = (literal: string): string => literal.trim().replace(/\n\s*/g, '');
