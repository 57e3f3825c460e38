// `npm run sbom [-- FILE]`: writes the product's software bill of materials as CycloneDX JSON, from the lock
// file alone.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const file = resolve(process.argv[2] ?? join(root, 'dist/sbom.cdx.json'));
const options = [
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--package-lock-only',
  '--offline',
];
const { status, stdout, stderr, error } = spawnSync('npm', ['sbom', ...options], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error(error?.message ?? stderr);
  process.exit(1);
}

type Named = { 'bom-ref': string; name: string };
type Sbom = {
  metadata: { component: Named };
  components: Named[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
type Lock = { name: string; packages: Record<string, { version: string; dev?: boolean }> };

const { name, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
// Development dependencies are not part of the product. npm's own `--omit dev` also drops packages that both
// use.
const shipped = new Set(
  Object.entries(packages).flatMap(([path, { version, dev }]) =>
    dev ? [] : [`${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`],
  ),
);
const { metadata, components, dependencies, ...document } = JSON.parse(stdout) as Sbom;
const product = metadata.component['bom-ref'];
const parts = components.filter((part) => shipped.has(part['bom-ref']));
const uses = dependencies
  .filter(({ ref }) => ref === product || shipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((part) => shipped.has(part)) }));
// npm names the product after its folder.
const about = { ...metadata, component: { ...metadata.component, name } };
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  `${JSON.stringify({ ...document, metadata: about, components: parts, dependencies: uses }, null, 2)}\n`,
);
console.log(`Wrote ${relative(root, file)}: ${parts.length} packages`);
