// `npm run client:pack`: makes the npm package with the typed client, for programs that use the API.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist/client-package');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { info } = readJson('generated/openapi.json') as { info: { version: string; description: string } };
const { engines, license, dependencies } = readJson('package.json') as {
  engines: object;
  license: string;
  dependencies: Record<string, string>;
};
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(join(import.meta.dirname, 'client-package'), folder, { recursive: true });
// A branded string would lose its kind: openapi-fetch maps the types of answers property by property.
const types = readFileSync(join(root, 'generated/api.d.ts'), 'utf8');
writeFileSync(
  join(folder, 'api.d.ts'),
  types.replace(/^export type DateTime = .*$/m, 'export type DateTime = string;'),
);
const readme = join(folder, 'README.md');
writeFileSync(readme, readFileSync(readme, 'utf8').replace('VERSION', info.version));
const about = {
  name: 'education-marketplace-client',
  version: info.version,
  description: 'Typed client of the education marketplace’s API.',
  license,
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  types: './index.d.ts',
  files: ['index.js', 'index.d.ts', 'api.d.ts', 'README.md'],
  dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
  engines,
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', join(root, 'dist'), folder], {
  encoding: 'utf8',
});
console.log(`Wrote dist/${packed.trim().split('\n').at(-1)}`);
