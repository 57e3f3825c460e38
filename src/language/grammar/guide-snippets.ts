import { filesWith, type ProjectFiles } from './project-files.ts';

/** A document, or a change to one, that the guide asks its readers to write. */
export type Snippet = {
  /** The heading above it, and that heading's parent. */
  section: string;
  chapter: string;
  line: number;
  file: string;
  /**
   * A JSON pointer into an existing document, with "-" for the end of a list; absent when the snippet is a
   * whole document.
   */
  at: string | undefined;
  value: unknown;
  /** The finding that the guide says it still causes, if any. */
  finds: string | undefined;
};

const FENCE = /^```json (.+)\n([\s\S]*?)^```$/gm;

/** Returns the snippets of `schemas/README.md`: fenced JSON whose first line says where it goes. */
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

/** Returns the project's files with a snippet applied. */
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
