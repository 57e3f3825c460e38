import type { Condition } from '../../language/run/form/field-schema.ts';
import { pathsOf, type ValueSources } from '../../language/run/value/value-path.ts';

/** A read by a screen, a wizard or a layout; its parameters may come from another source. */
export interface Source {
  operation: string;
  params?: ValueSources;
  when?: Condition;
  error?: string | string[];
  /** Whether the screen works without it when it does not exist. */
  optional?: boolean;
  /** The operation whose events trigger a re-read. */
  live?: string;
}

export type Sources = Readonly<Record<string, Source>>;

const DEPTH = 3;

/** Returns the sources in layers: each depends only on earlier ones. */
export function chain(sources: Sources): string[][] {
  const links: string[][] = [];
  let left = Object.keys(sources);
  for (let depth = 0; depth < DEPTH; depth++) {
    const waiting = left;
    const free = waiting.filter((name) => !needs(sources[name]!).some((other) => waiting.includes(other)));
    links.push(free);
    left = waiting.filter((name) => !free.includes(name));
  }
  return links;
}

/** Returns the root names of the paths that a source reads. */
export function needs({ params, when }: Source): string[] {
  const paths = [
    ...(typeof params === 'object' ? Object.values(params).flatMap(pathsOf) : pathsOf(params)),
    ...[when ?? {}].flat().flatMap((condition) => Object.keys(condition)),
  ];
  return paths.map((path) => /^\w+/.exec(path)?.[0] ?? '');
}
