import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|css|html)$/.test(file));
const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|api\.test)\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(SRC, file), 'utf8');

/** Which layers a layer may import; the longest prefix of a file's path names its layer (design, section 5). */
const LAYERS: Record<string, string[]> = {
  shared: [],
  'client/ui': ['client/ui'],
  'client/api': ['client/ui', 'client/state', 'shared'],
  'client/state': ['client/api', 'shared'],
  'client/form': ['client/ui', 'client/api', 'client/state', 'shared'],
  'client/table': ['client/ui', 'shared'],
  'client/blocks': ['client/ui', 'client/api', 'client/state', 'client/form', 'client/table', 'shared'],
  'client/screens': ['client/ui', 'client/api', 'client/state', 'client/blocks', 'shared'],
  client: ['client', 'shared'],
  'server/db': ['shared'],
  'server/domain': ['shared'],
  'server/operations': ['server/domain', 'server/db', 'server/http', 'shared'],
  'server/http': ['shared', 'server/db', 'server/domain'],
  server: ['server', 'shared'],
  docs: [],
  'server/testing': ['server', 'shared'],
  e2e: ['e2e', 'server/testing'],
};

/** What may be imported from outside src: browser tests share the tool that finds a browser. */
const OUTSIDE = { product: /^\.\.\/(generated|schemas|package\.json)/, e2e: /^\.\.\/scripts\/chromium/ };

const layerOf = (file: string) =>
  Object.keys(LAYERS)
    .filter((layer) => file.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0];

/** Relative imports of a file, as paths below src (or `../…` for what lies outside). */
function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
    relative(SRC, resolve(dirname(join(SRC, file)), match[1]!)).replaceAll('\\', '/'),
  );
}

describe('the layers of src', () => {
  it.each(code.filter(layerOf))('%s imports only what its layer may', (file) => {
    const layer = layerOf(file)!;
    const allowed = [layer, ...LAYERS[layer]!];
    const foreign = importsOf(file).filter((target) => {
      if (target.startsWith('../')) return !OUTSIDE[layer === 'e2e' ? 'e2e' : 'product'].test(target);
      const owner = layerOf(target);
      return owner !== undefined && !allowed.some((name) => owner === name || owner.startsWith(`${name}/`));
    });
    expect(foreign).toEqual([]);
  });

  it('has no import cycle', () => {
    const graph = new Map(code.map((file) => [file, importsOf(file)]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: string[]) => {
      if (path.includes(file)) {
        cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
        return;
      }
      if (done.has(file) || !graph.has(file)) return;
      for (const next of graph.get(file)!) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of graph.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });
});

describe('the renderer', () => {
  const nouns = /(candidate|educator|school|vacanc(y|ies)|curricul(um|a)|interview)/i;
  it.each(files.filter((file) => file.startsWith('client/')))('%s knows no word of the domain', (file) => {
    const hits = textOf(file)
      .split('\n')
      .flatMap((line, index) => (nouns.test(line) ? [`${index + 1}: ${line.trim()}`] : []));
    expect(hits).toEqual([]);
  });
});

describe('the conventions', () => {
  it('has no folder for leftovers and no barrel', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common)(\/|\.)/.test(file))).toEqual([]);
    expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });

  it('keeps SQL below src/server/db', () => {
    const outside = code.filter(
      (file) =>
        file.startsWith('server/') && !file.startsWith('server/db/') && !file.startsWith('server/testing/'),
    );
    expect(outside.filter((file) => /from 'drizzle-orm|from 'pg'/.test(textOf(file)))).toEqual([]);
  });
});
