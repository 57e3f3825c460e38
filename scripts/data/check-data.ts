import { basename, dirname, posix } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Finding, Findings } from '../../src/language/grammar/findings.ts';
import type { Pointer, Source } from '../../src/language/grammar/place.ts';
import type { ProjectFiles } from '../../src/language/grammar/project-files.ts';
import { formats } from '../../src/language/run/form/validator-runtime.ts';
import { addDataKeywords } from './data-keywords.ts';
import { mistakeSentence } from './mistake-sentence.ts';

const DATA = 'src/server/data';
const DEMO = `${DATA}/demo`;

type Items = { items?: unknown[] };
type City = { name: string; iso2: string };
type Country = { name_en: string; iso2: string };

/** Checks reference and demo content against their schemas, and that all references resolve. */
export function checkData(files: ProjectFiles): Finding[] {
  const findings = new Findings();
  const all = files.list(DATA);
  const contentOf = (file: string) => files.source(file, findings)?.value;
  const itemsOf = (list: string): unknown[] => {
    const found = contentOf(`${DATA}/reference/${list}.json`) as Items | undefined;
    if (!found) throw new Error(`A schema of ${DATA}/meta names the list "${list}", which is not there.`);
    return found.items ?? [];
  };
  const named = new Set<string>();
  const ajv = new Ajv2020({ allErrors: true, verbose: true });
  ajv.addFormat('date', formats.date);
  addDataKeywords(ajv, {
    names: (list) => {
      const [name = '', property] = list.split('.');
      return itemsOf(name).map((item) =>
        String(property ? (item as Record<string, unknown>)[property] : item),
      );
    },
    cities: (country) => {
      const iso2 = (itemsOf('countries') as Country[]).find(({ name_en }) => name_en === country)?.iso2;
      return (itemsOf('cities') as City[]).filter((city) => city.iso2 === iso2).map(({ name }) => name);
    },
    files: (folder) =>
      all.filter((file) => dirname(file) === `${DEMO}/${folder}`).map((file) => basename(file)),
    onFile: (folder, file) => named.add(`${DEMO}/${folder}/${file}`),
  });
  const checks = new Map<string, ValidateFunction>();
  for (const file of all.filter((path) => /\/(demo|reference)\/[^/]+\.json$/.test(path))) {
    const source = files.source(file, findings)!;
    if (source.isBroken) continue;
    const schema = posix.join(dirname(file), String((source.value as { $schema?: unknown }).$schema ?? ''));
    if (!all.includes(schema) || !schema.startsWith(`${DATA}/meta/`)) {
      findings.add(
        { source, pointer: ['$schema'] },
        'it must begin with "$schema" and the schema in ../meta that it follows',
      );
      continue;
    }
    if (!checks.has(schema)) checks.set(schema, ajv.compile(contentOf(schema) as object));
    const check = checks.get(schema)!;
    if (!check(source.value)) for (const error of check.errors ?? []) addFinding(error, source, findings);
  }
  for (const file of all.filter((path) => dirname(dirname(path)) === DEMO && !named.has(path)))
    findings.addAt(file, 1, 'nothing names this file');
  return findings.sorted();
}

function addFinding(error: ErrorObject, source: Source, findings: Findings): void {
  const pointer = pointerOf(error.instancePath, source.value);
  const key = String(pointer.findLast((part) => typeof part === 'string') ?? basename(source.file));
  const { additionalProperty, j: second } = error.params as { additionalProperty?: string; j?: number };
  const inside = additionalProperty ?? second ?? [];
  findings.add({ source, pointer: pointer.concat(inside) }, mistakeSentence(error, key));
}

/** Turns "/schools/0/name" into keys and indexes. */
function pointerOf(path: string, value: unknown): Pointer {
  let node = value;
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => {
      const key = Array.isArray(node) ? Number(part) : part;
      node = (node as Record<string | number, unknown>)[key];
      return key;
    });
}
