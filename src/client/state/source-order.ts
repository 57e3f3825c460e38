import type { Condition } from '../../shared/form-module.ts';
import { pathsOf, type ValueSource } from '../../shared/value-path.ts';

/** A read that a screen, a wizard or a layout makes; its parameters may come from another one. */
export interface Source {
  operation: string;
  params?: 'query' | Readonly<Record<string, ValueSource>>;
  when?: Condition;
  error?: string | string[];
}

export type Sources = Readonly<Record<string, Source>>;

const DEPTH = 3;

/** The sources in the order in which they can be asked: first those that need no other. */
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

/** The first parts of the paths that a source reads. */
export function needs({ params, when }: Source): string[] {
  const paths = [
    ...(typeof params === 'object' ? Object.values(params).flatMap(pathsOf) : []),
    ...[when ?? {}].flat().flatMap((condition) => Object.keys(condition)),
  ];
  return paths.map((path) => /^\w+/.exec(path)?.[0] ?? '');
}
