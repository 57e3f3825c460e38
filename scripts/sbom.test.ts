import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Component = {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string }[];
};
type Sbom = {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  metadata: { component: Component & { type: string } };
  components: (Component & { type: string })[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
> & { name: string };

let text: string;
let sbom: Sbom;
beforeAll(() => {
  const file = join(folder, 'sbom.json');
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/sbom.ts'), file], {
    encoding: 'utf8',
    // An unreachable registry.
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: join(folder, 'cache'),
    },
  });
  if (status !== 0) throw new Error(stderr);
  text = readFileSync(file, 'utf8');
  sbom = JSON.parse(text) as Sbom;
});

describe('the software bill of materials', () => {
  it('is a CycloneDX document describing the product', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) });
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: manifest.name });
    const refs = sbom.components.map((one) => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    for (const { name, version, type, purl } of sbom.components) {
      expect([name, type]).toEqual([name, 'library']);
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    }
  });

  it('lists every direct dependency with its version, and a hash for each package', () => {
    const direct = Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies });
    const named = sbom.components.map(({ name, version }) => `${name}@${version}`);
    expect(
      direct.map(([name, version]) => `${name}@${version}`).filter((one) => !named.includes(one)),
    ).toEqual([]);
    expect(sbom.components.filter(({ hashes }) => !hashes?.length).map(({ name }) => name)).toEqual([]);
  });

  it('lists the dependencies between its own packages', () => {
    const refs = new Set([sbom.metadata.component, ...sbom.components].map((one) => one['bom-ref']));
    const dangling = sbom.dependencies.flatMap(({ ref, dependsOn }) =>
      [ref, ...dependsOn].filter((one) => !refs.has(one)),
    );
    expect(dangling).toEqual([]);
    const own = sbom.dependencies.find(({ ref }) => ref === sbom.metadata.component['bom-ref'])!;
    expect(own.dependsOn.length).toBeGreaterThanOrEqual(Object.keys(manifest.dependencies).length);
  });

  it('contains no development tools and nothing about the machine', () => {
    const names = new Set(sbom.components.map(({ name }) => name));
    const tools = [
      'vitest',
      'storybook',
      'playwright',
      'axe-core',
      'drizzle-kit',
      '@biomejs/biome',
      's3rver',
    ];
    expect(Object.keys(manifest.devDependencies)).toEqual(expect.arrayContaining(tools));
    expect(tools.filter((name) => names.has(name))).toEqual([]);
    expect(text).not.toContain(ROOT);
    expect([...text.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host)).toEqual(['cyclonedx.org']);
  });
});
