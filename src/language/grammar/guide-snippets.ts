import { filesWith, type ProjectFiles } from './project-files.ts';

/** A document that the guide has its readers write, or a change of one. */
export type Snippet = {
  /** The heading under which it stands, and the one above that. */
  section: string;
  chapter: string;
  line: number;
  file: string;
  /** Where it belongs in a document that is there, as a JSON pointer whose "-" is the end of a list; else it is a document. */
  at: string | undefined;
  value: unknown;
  /** What is still wrong with it, as the guide says; else nothing is. */
  finds: string | undefined;
};

const FENCE = /^```json (.+)\n([\s\S]*?)^```$/gm;

/** The snippets of `schemas/README.md`: fenced JSON that says in its first line where it goes. */
export function snippetsOf(guide: string): Snippet[] {
  return [...guide.matchAll(FENCE)].map(({ 1: facts = '', 2: text = '', index }) => {
    const before = guide.slice(0, index).split('\n');
    const {
      file,
      in: inside,
      at,
      finds,
    } = Object.fromEntries(
      [...facts.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>;
    return {
      section: lastHeading(before, '### '),
      chapter: lastHeading(before, '## '),
      line: before.length,
      file: file ?? inside!,
      at,
      value: JSON.parse(text),
      finds,
    };
  });
}

function lastHeading(lines: string[], mark: string): string {
  return lines.findLast((line) => line.startsWith(mark))?.slice(mark.length) ?? '';
}

/** The project with a snippet in it. */
export function withSnippet(files: ProjectFiles, { file, at, value }: Snippet): ProjectFiles {
  const text =
    at === undefined ? value : changed(JSON.parse(files.read(file)!), at.split('/').slice(1), value);
  return filesWith(files, { [file]: `${JSON.stringify(text, null, 2)}\n` });
}

function changed(node: unknown, [key = '', ...path]: string[], value: unknown): unknown {
  const inner = (held: unknown) => (path.length ? changed(held, path, value) : value);
  if (Array.isArray(node))
    return key === '-' ? [...node, value] : node.with(Number(key), inner(node[Number(key)]));
  const held = node as Record<string, unknown>;
  if (path.length && held[key] === undefined) throw new Error(`there is no "${key}" to put it into`);
  return { ...held, [key]: inner(held[key]) };
}
