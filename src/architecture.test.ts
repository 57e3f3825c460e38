import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|css|html)$/.test(file));
const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|api\.test)\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(SRC, file), 'utf8');

/** The folders of the server without any concept of the domain, lowest first. */
const ENGINES = ['words', 'file-place', 'db', 'mail', 'http'];
/** One folder for each concept: its queries, rules, answers and operations. */
const CONCEPTS = readdirSync(join(SRC, 'server'), { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .filter((name) => ![...ENGINES, 'data', 'demo', 'testing'].includes(name));
/** The allowed exceptions among concepts: the lower one that imports a higher one, and why. */
const LOOKS_BACK: [concept: string, at: string, because: string][] = [
  ['application', 'interview', 'an application is shown with its interviews, and ends those that come'],
  ['vacancy', 'application', 'a vacancy is shown to its school with its newest applications'],
];

/** Which layers a layer may import; the longest prefix of a file's path names its layer (design, section 5). */
const LAYERS: Record<string, string[]> = {
  'language/run': [],
  'language/grammar': ['language/run'],
  'language/compile': ['language/grammar', 'language/run'],
  'language/check': ['language/compile', 'language/grammar', 'language/run'],
  language: ['language'],
  // Only the part of the language that fills the gaps of its texts.
  'client/ui': ['client/ui', 'language/run'],
  'client/api': ['language/run'],
  'client/state': ['client/api', 'language/run'],
  'client/form': ['client/ui', 'client/api', 'client/state', 'language/run'],
  'client/table': ['client/ui', 'client/state', 'language/run'],
  'client/blocks': ['client/ui', 'client/api', 'client/state', 'client/form', 'client/table', 'language/run'],
  'client/screens': ['client/ui', 'client/api', 'client/state', 'client/blocks', 'language/run'],
  client: ['client', 'language/run'],
  'server/engine/messages': [],
  'server/engine/files/place': [],
  'server/engine/db': ['server/engine/messages', 'server/engine/files/place', 'language/run'],
  'server/engine/mail': ['server/engine/messages', 'server/engine/db', 'language/run'],
  'server/engine/http': [
    'server/engine/messages',
    'server/engine/files/place',
    'server/engine/db',
    'server/engine/mail',
    'language/run',
  ],
  ...Object.fromEntries(
    CONCEPTS.map((name) => [
      `server/${name}`,
      ['data', ...ENGINES, ...CONCEPTS].map((other) => `server/${other}`).concat('language/run'),
    ]),
  ),
  'server/data': [],
  server: ['server', 'language/run'],
  docs: [],
  'server/testing': ['server', 'language/run'],
  e2e: ['e2e', 'server/testing', 'language/compile', 'language/grammar'],
};

/** Allowed imports from outside src: browser tests share the tool that finds a browser. */
const OUTSIDE = {
  product: /^\.\.\/(generated|schemas|package\.json)/,
  e2e: /^\.\.\/scripts\/chromium/,
};

const layerOf = (file: string) =>
  Object.keys(LAYERS)
    .filter((layer) => file.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0];

/** Returns a file's relative imports as paths below src (or `../…` for those outside). */
function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/(?:^(?:import|export|\}).*from |^import |\bimport\()'(\.[^']+)'/gm)].map(
    (match) => relative(SRC, resolve(dirname(join(SRC, file)), match[1]!)).replaceAll('\\', '/'),
  );
}

/** Returns the imports of a file that its layer does not allow. */
function wrongImports(file: string, imports = importsOf(file)): string[] {
  const layer = layerOf(file)!;
  const allowed = [layer, ...LAYERS[layer]!];
  return imports.filter((target) => {
    if (target.startsWith('../')) return !OUTSIDE[layer === 'e2e' ? 'e2e' : 'product'].test(target);
    const owner = layerOf(target);
    return owner !== undefined && !allowed.some((name) => owner === name || owner.startsWith(`${name}/`));
  });
}

type Edge = readonly [from: string, to: string];

/** Returns which concept imports which. */
function conceptEdges(): Edge[] {
  const conceptOf = (file: string) => CONCEPTS.find((name) => file.startsWith(`server/${name}/`));
  const edges = code.flatMap((file) =>
    importsOf(file).flatMap((target): Edge[] => {
      const [from, to] = [conceptOf(file), conceptOf(target)];
      return from && to && from !== to ? [[from, to]] : [];
    }),
  );
  return [...new Map(edges.map((edge) => [edge.join(), edge])).values()];
}

/** Returns concepts that import each other in a circle. */
function circleOf(edges: readonly Edge[]): string[] {
  const left = new Set(edges.flat());
  for (;;) {
    const free = [...left].find((name) => !edges.some(([from, to]) => from === name && left.has(to)));
    if (free === undefined) return [...left].sort();
    left.delete(free);
  }
}

const isListed = ([from, to]: Edge) => LOOKS_BACK.some(([one, at]) => one === from && at === to);

/** SQL is allowed only in the database engine and in each folder's queries. */
function hasSqlOutside(file: string, text: string): boolean {
  const isHome = /^server\/(db|testing)\//.test(file) || file.endsWith('-queries.ts');
  return file.startsWith('server/') && !isHome && /from '(drizzle-orm|pg)['/]/.test(text);
}

describe('the layers of src', () => {
  it.each(code.filter(layerOf))('%s imports only what its layer may', (file) => {
    expect(wrongImports(file)).toEqual([]);
  });

  it.each([
    ['client/api/call.ts', 'client/state/session.ts'],
    ['client/api/call.ts', 'client/ui/toast/Toaster.tsx'],
    ['client/state/routes.ts', 'client/blocks/registry.ts'],
    ['client/ui/Tabs.tsx', 'client/state/visit.ts'],
    ['client/table/DataTable.tsx', 'client/api/call.ts'],
    ['client/blocks/Table.tsx', 'client/screens/App.tsx'],
    ['client/main.tsx', 'server/main.ts'],
    ['server/engine/db/record-store.ts', 'server/areas/vacancies/vacancy-queries.ts'],
    ['server/engine/db/connect.ts', 'server/engine/messages/refusal.ts'],
    ['server/engine/mail/mail-worker.ts', 'server/areas/account/account-mails.ts'],
    ['server/engine/http/handler.ts', 'server/areas/account/session-queries.ts'],
    ['server/areas/hiring/own-vacancy/vacancy-operations.ts', 'server/start/demo/demo-api.ts'],
    ['server/areas/hiring/own-vacancy/vacancy-operations.ts', 'server/start/app.ts'],
    ['server/areas/hiring/own-vacancy/vacancy-operations.ts', 'client/main.tsx'],
  ])('%s must not import %s', (file, target) => {
    expect([file, target].filter((one) => !existsSync(join(SRC, one)))).toEqual([]);
    expect(wrongImports(file, [target])).toEqual([target]);
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

describe('what the language does at run time', () => {
  it.each(code.filter((file) => file.startsWith('language/run/')))(
    '%s needs no package and no Node',
    (file) => {
      expect(
        [...textOf(file).matchAll(/^(?:import|\}).*from '([^.'][^']*)'/gm)].map(([, name]) => name),
      ).toEqual([]);
    },
  );
});

describe('the concepts of the server', () => {
  it('lean on each other in no circle but where one looks back', () => {
    const edges = conceptEdges();
    expect(edges.length).toBeGreaterThan(20);
    expect(circleOf(edges.filter((edge) => !isListed(edge)))).toEqual([]);
    expect(
      LOOKS_BACK.filter(([from, to]) => !edges.some((edge) => edge.join() === [from, to].join())),
    ).toEqual([]);
  });

  it.each([
    ['school', 'user'],
    ['candidate', 'invitation'],
    ['account', 'statistics'],
  ] as const)('would, if %s imported %s', (from, to) => {
    const edges = conceptEdges().filter((edge) => !isListed(edge));
    expect(circleOf([...edges, [from, to]])).toEqual(expect.arrayContaining([from, to]));
  });

  it('have SQL in their queries alone', () => {
    expect(code.filter((file) => hasSqlOutside(file, textOf(file)))).toEqual([]);
  });

  it.each([
    ['server/areas/vacancies/vacancy-answers.ts', "import { eq } from 'drizzle-orm';"],
    ['server/engine/http/access.ts', "import { integer } from 'drizzle-orm/pg-core';"],
    ['server/start/app.ts', "import { Pool } from 'pg';"],
  ])('would not, if %s had %s', (file, text) => {
    expect(hasSqlOutside(file, text)).toBe(true);
    expect(hasSqlOutside('server/areas/vacancies/vacancy-queries.ts', text)).toBe(false);
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

describe('the links of screens', () => {
  const drawn = files.filter((file) => /^client\/(blocks|form|screens|table)\/.*\.tsx$/.test(file));
  it.each(drawn.filter((file) => !file.endsWith('/Anchor.tsx')))('in %s are the router’s', (file) => {
    const plain = [...textOf(file).matchAll(/<a\s[^>]*>/g)].filter(([tag]) => !tag.includes('target'));
    expect(plain.map(([tag]) => tag)).toEqual([]);
  });
});

describe('the conventions', () => {
  // TypeScript does not check imports of a declaration file: an unknown name would become `any`.
  it('lets generated types import only what exists', () => {
    const generated = join(ROOT, 'generated');
    const imports = readdirSync(generated)
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => [...readFileSync(join(generated, file), 'utf8').matchAll(/from '(\.[^']+)'/g)]);
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.map(([, from]) => from!).filter((from) => !existsSync(resolve(generated, from)))).toEqual(
      [],
    );
  });

  it('has no folder for leftovers and no barrel', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common)(\/|\.)/.test(file))).toEqual([]);
    expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });
});
