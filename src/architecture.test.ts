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

/**
 * The floors of the server, lowest first: a floor imports only floors below it. The engine knows no word of the domain;
 * each area is a part of the domain. What an area above has to say to one below comes as an argument.
 */
const FLOORS = [
  'server/data',
  'server/engine/messages',
  'server/engine/queues',
  'server/engine/pdf',
  'server/engine/files/backend',
  'server/engine/db',
  'server/engine/mail',
  'server/engine/files',
  'server/engine/http',
  'server/engine/records',
  'server/areas/reference',
  'server/areas/news',
  'server/areas/account',
  'server/areas/people',
  'server/areas/schools',
  'server/areas/vacancies',
  'server/areas/records',
  'server/areas/hiring',
  'server/areas/office',
  'server/pages',
  'server/start',
];
/**
 * Tables refer to each other across areas, and one statement that joins them is faster than two. So queries may read the
 * tables of areas above; nothing else of them.
 */
const mayJoin = (file: string, target: string) =>
  /^server\/areas\/.*(-queries\.ts$|\/tables\/)/.test(file) && /^server\/areas\/[^/]+\/tables\//.test(target);

const BELOW_BLOCKS = ['client/ui', 'client/api', 'client/state', 'client/engine', 'language/run'];
/** The rooms of the blocks, and the rooms of other blocks that each may enter. */
const ROOMS: Record<string, string[]> = {
  actions: [],
  chart: [],
  detail: [],
  document: [],
  form: [],
  header: [],
  list: [],
  notice: [],
  // Shows the steps of the wizard around it.
  review: ['wizard'],
  section: [],
  stats: [],
  // Its filters are a form; a board's cards have a list's rows.
  table: ['form', 'list'],
  tabs: [],
  text: [],
  timeline: [],
  use: [],
  wizard: ['form'],
};

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
  'client/engine': ['client/ui', 'client/api', 'client/state', 'language/run'],
  ...Object.fromEntries(
    Object.entries(ROOMS).map(([room, others]) => [
      `client/blocks/${room}`,
      [...BELOW_BLOCKS, ...others.map((other) => `client/blocks/${other}`)],
    ]),
  ),
  'client/blocks': ['client/blocks', ...BELOW_BLOCKS],
  'client/screens': ['client/blocks', ...BELOW_BLOCKS],
  client: ['client', 'language/run'],
  ...Object.fromEntries(FLOORS.map((floor, index) => [floor, [...FLOORS.slice(0, index), 'language/run']])),
  server: ['server', 'language/run'],
  docs: [],
  // Nothing imports it: no page of the product loads a byte of it.
  workshop: ['client', 'forms', 'language/run'],
  'server/testing': ['server', 'language/run'],
  e2e: ['e2e', 'server/testing', 'language/compile', 'language/grammar'],
};

/** Allowed imports from outside src: browser tests share the tool that finds a browser, and walk all screens. */
const OUTSIDE = {
  product: /^\.\.\/(generated|schemas|package\.json)/,
  e2e: /^\.\.\/(scripts\/chromium|generated\/screens)/,
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
    if (mayJoin(file, target)) return false;
    if (target.startsWith('../')) return !OUTSIDE[layer === 'e2e' ? 'e2e' : 'product'].test(target);
    const owner = layerOf(target);
    return owner !== undefined && !allowed.some((name) => owner === name || owner.startsWith(`${name}/`));
  });
}

/** SQL is allowed only in the database engine and in each folder's queries. */
function hasSqlOutside(file: string, text: string): boolean {
  const isHome =
    /^server\/(engine\/db|testing|areas\/[^/]+\/tables)\//.test(file) || file.endsWith('-queries.ts');
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
    ['client/engine/action/use-action.ts', 'client/blocks/registry.ts'],
    ['client/blocks/form/SchemaForm.tsx', 'client/blocks/table/Table.tsx'],
    ['client/blocks/table/Table.tsx', 'client/screens/App.tsx'],
    ['client/main.tsx', 'server/main.ts'],
    ['server/engine/db/record-store.ts', 'server/areas/vacancies/vacancy-queries.ts'],
    ['server/engine/db/connect.ts', 'server/engine/http/handler.ts'],
    ['server/engine/mail/mail-worker.ts', 'server/areas/news/tell.ts'],
    ['server/engine/http/handler.ts', 'server/areas/account/session-queries.ts'],
    ['server/areas/vacancies/vacancy-answers.ts', 'server/areas/hiring/application/application-answers.ts'],
    ['server/areas/people/candidate-answers.ts', 'server/areas/schools/tables/school.ts'],
    ['server/areas/vacancies/vacancy-answers.ts', 'server/start/demo/demo-api.ts'],
    ['server/areas/vacancies/vacancy-answers.ts', 'server/start/app.ts'],
    ['server/areas/vacancies/vacancy-answers.ts', 'client/main.tsx'],
  ])('%s must not import %s', (file, target) => {
    expect([file, target].filter((one) => !existsSync(join(SRC, one)))).toEqual([]);
    expect(wrongImports(file, [target])).toEqual([target]);
  });

  it('gives each block a room', () => {
    const rooms = readdirSync(join(SRC, 'client/blocks'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(rooms.sort()).toEqual(Object.keys(ROOMS));
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

describe('the server', () => {
  it('stands on its floors and nothing else', () => {
    const homeless = code.filter(
      (file) => /^server\/(?!testing\/)/.test(file) && !FLOORS.some((floor) => file.startsWith(`${floor}/`)),
    );
    expect(homeless).toEqual(['server/main.ts']);
    expect(FLOORS.filter((floor) => !existsSync(join(SRC, floor)))).toEqual([]);
  });

  it('has SQL only in queries and tables', () => {
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

describe('the engine', () => {
  const nouns =
    /(?<![a-z])(candidates?|educators?|teachers?|schools?|vacanc(y|ies)|applicants?|curricul(um|a)|interviews?|hiring)(?![a-z])/i;
  it.each(code.filter((file) => file.startsWith('server/engine/')))(
    '%s knows no word of the domain',
    (file) => {
      const hits = textOf(file)
        .split('\n')
        .flatMap((line, index) => (nouns.test(line) ? [`${index + 1}: ${line.trim()}`] : []));
      expect(hits).toEqual([]);
    },
  );
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
  const drawn = files.filter((file) => /^client\/(engine|blocks|screens)\/.*\.tsx$/.test(file));
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

  it('cuts a screen or part of more than 300 lines into parts', () => {
    const schemas = join(ROOT, 'schemas');
    const documents = ['screens', 'parts'].flatMap((folder) =>
      readdirSync(join(schemas, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => join(folder, file)),
    );
    const linesOf = (file: string) => readFileSync(join(schemas, file), 'utf8').trimEnd().split('\n').length;
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.filter((file) => linesOf(file) > 300)).toEqual([]);
  });

  it('has no folder for leftovers and no barrel', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common)(\/|\.)/.test(file))).toEqual([]);
    expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });
});
