import { createHash } from 'node:crypto';

/** A file of the client under the bundler's name, with its holes filled. */
export type NamelessFile = { path: string; text: string; holes: ReadonlySet<string> };

export type NamedFile = NamelessFile & {
  /** The path that the bundler gave it. */
  from: string;
};

/** A script's name in a path; it ends with a hash. */
const SCRIPT = /(?<=\/)([\w.-]+-[\w-]{8}\.js)\b/;

/** A text cut at the names of scripts, and a digest of what is between them. */
type Cut = { said: string; names: string[]; parts: string[] };

/**
 * Names scripts by their content and that of all scripts they load. The bundler's names do not suffice: they do not depend on what
 * fills the holes, but do depend on the project's folder.
 */
export function nameScripts(files: readonly NamelessFile[]): NamedFile[] {
  const scripts = new Map(files.filter(isScript).map((file) => [baseOf(file.path), file]));
  const cuts = new Map(files.map((file) => [file, cutOf(file.text, scripts)]));
  const cutBy = (name: string) => cuts.get(scripts.get(name)!)!;
  // Scripts whose contents happen to be equal differ in their holes.
  const identities = new Map(
    [...scripts].map(([name, { holes }]) => {
      const { said, names } = cutBy(name);
      return [name, digestOf([stemOf(name), said, names.map(stemOf), [...holes]])] as const;
    }),
  );
  const contents = new Map(
    [...scripts.keys()].map((name) => {
      const { said, names } = cutBy(name);
      return [
        name,
        digestOf([identities.get(name), said, names.map((other) => identities.get(other))]),
      ] as const;
    }),
  );
  const reached = (name: string): string[] => {
    const found = new Set([name]);
    for (const one of found) for (const other of cutBy(one).names) found.add(other);
    return [...found].map((one) => contents.get(one)!);
  };
  const names = new Map(
    [...scripts.keys()].map((name) => {
      const digest = digestOf([contents.get(name), reached(name).sort()]);
      return [name, `${stemOf(name)}-${digest.slice(0, 8)}.js`];
    }),
  );
  return files.map((file) => {
    const { path, text } = file;
    const { parts, names: loaded } = cuts.get(file)!;
    const name = names.get(baseOf(path));
    return {
      ...{ from: path, holes: file.holes },
      path: isScript(file) && name ? path.slice(0, -baseOf(path).length) + name : path,
      text:
        loaded.length > 0
          ? joined(
              parts,
              loaded.map((one) => names.get(one)!),
            )
          : text,
    };
  });
}

/** A text in which scripts have other names. */
export const renamed = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(new RegExp(SCRIPT, 'g'), (name) => names.get(name) ?? name);

export const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const isScript = ({ path }: NamelessFile) =>
  path.startsWith('assets/') && new RegExp(`${SCRIPT.source}$`).test(path);

/** A script's name without its hash. */
const stemOf = (name: string) => name.replace(/-[\w-]{8}\.js$/, '');

const digestOf = (facts: unknown) =>
  createHash('sha256')
    .update(typeof facts === 'string' ? facts : JSON.stringify(facts))
    .digest('base64url');

function cutOf(text: string, scripts: ReadonlyMap<string, unknown>): Cut {
  const parts: string[] = [''];
  const names: string[] = [];
  for (const [index, part] of text.split(SCRIPT).entries())
    if (index % 2 === 1 && scripts.has(part)) {
      names.push(part);
      parts.push('');
    } else parts.push(parts.pop()! + part);
  return { said: digestOf(parts.join('\0')), names, parts };
}

const joined = (parts: readonly string[], names: readonly string[]): string =>
  parts.map((part, index) => part + (names[index] ?? '')).join('');
