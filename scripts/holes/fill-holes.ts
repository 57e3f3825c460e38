import { type Content, readHoleName } from './split-module.ts';

/** Returns what fills a hole of a file. */
export type Contents = (path: string, index: number) => Content;

const HOLE = /(?:\/\*\s*[@#]__PURE__\s*\*\/\s*)?(\$hole\$[\w$]+\$\$\d+)\(/;

/** The start of a variable declaration whose value is a hole. */
const DECLARATION = /(?:var|let|const) [\w$]+ = $/;
const LONGEST = 200;

/** Fills the holes of bundled code that has not been minified. */
export function fillHoles(text: string, contents: Contents): string {
  const hole = new RegExp(HOLE, 'g');
  let filled = '';
  let at = 0;
  for (let found = hole.exec(text); found; found = hole.exec(text)) {
    const { given, end } = argumentsAt(text, hole.lastIndex);
    const name = found[1]!;
    const { path, index } = readHoleName(name);
    const { value, declarations } = contents(path, index);
    const all = given.map((one) => fillHoles(one, contents));
    const said = (content: string) =>
      content
        .replace(/\$arg\$(\d+)/g, (_, number: string) => all[Number(number)]!)
        .replace(/\$own\$(\w+)/g, (_, own: string) => `${own}${name.slice('$hole'.length)}`);
    const before = text.slice(at, found.index);
    if (declarations !== undefined) {
      const [start] = DECLARATION.exec(before.slice(-LONGEST)) ?? [];
      if (start === undefined) throw new Error(`${path} is no declaration in its bundle`);
      filled += `${before.slice(0, -start.length)}${said(declarations)}\n${start}${said(value)}`;
    } else {
      // A brace may begin a block here.
      filled += `${before}(${said(value)})`;
    }
    at = end;
    hole.lastIndex = end;
  }
  return filled + text.slice(at);
}

/** Parses a call's arguments, which are names and dynamic imports, from behind its opening bracket. */
function argumentsAt(text: string, start: number): { given: string[]; end: number } {
  const given: string[] = [];
  let depth = 0;
  let from = start;
  const take = (end: number) => {
    const one = text.slice(from, end).trim();
    if (one) given.push(one);
    from = end + 1;
  };
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '"' || sign === "'" || sign === '`') at = text.indexOf(sign, at + 1);
    else if ('([{'.includes(sign)) depth += 1;
    else if (depth === 0 && sign === ')') {
      take(at);
      return { given, end: at + 1 };
    } else if (')]}'.includes(sign)) depth -= 1;
    else if (depth === 0 && sign === ',') take(at);
  }
  throw new Error('A hole of a definition is not closed');
}

/** The files whose holes are in a text. */
export const holesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(new RegExp(HOLE, 'g'))].map(([, name]) => readHoleName(name!).path));
