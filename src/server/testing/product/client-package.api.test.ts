import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newApiKey } from '../new-api-key.ts';
import { newSchool, newVacancy } from '../scenario.ts';
import { type TestServer, testServer } from '../test-server.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const ROOT_MODULES = join(ROOT, 'node_modules');
const NAME = 'education-marketplace-client';

/** A program of somebody else, with the package as the registry would install it. */
let folder: string;
let server: TestServer;
let site: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-package-'));
  const said = execFileSync(process.execPath, ['scripts/client-package.ts'], { cwd: ROOT, encoding: 'utf8' });
  const tarball = /Wrote (dist\/\S+\.tgz)/.exec(said)![1]!;
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, NAME), { recursive: true });
  execFileSync('tar', ['-xzf', join(ROOT, tarball), '-C', join(modules, NAME), '--strip-components=1']);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types', 'undici-types'])
    symlinkSync(join(ROOT_MODULES, name), join(modules, name));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  server = await testServer();
  site = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Compiles a program as a user of the package would, without what this project's settings allow. */
function compile(program: string): string {
  const options = {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['node'],
  };
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['program.ts'] }),
  );
  const tsc = join(ROOT_MODULES, 'typescript/lib/tsc.js');
  return spawnSync(process.execPath, [tsc, '-p', folder], { cwd: folder, encoding: 'utf8' }).stdout;
}

const example = () =>
  /```ts\n(.*?)```/s.exec(readFileSync(join(ROOT, 'scripts/client-package/README.md'), 'utf8'))![1]!;

it('compiles the example of its README, and refuses what the API does not have', { timeout: 120_000 }, () => {
  expect(compile(example())).toBe('');
  expect(compile(example().replace("'/vacancy'", "'/vacancies'"))).toContain('"/vacancies"');
  expect(compile(example().replace('vacancy.vacancy_title', 'vacancy.vacancy_name'))).toContain(
    'vacancy_name',
  );
});

it('calls a server with a key', async () => {
  const school = await newSchool(server);
  await newVacancy(server, school, { vacancy_title: 'Teacher of Robotics' });
  const maker = { user: school.user, school_id: school.id };
  const { secret } = await newApiKey(server, maker, ['vacancies:read']);
  writeFileSync(
    join(folder, 'program.mjs'),
    example()
      .replace(', type Schema', '')
      .replace(": Schema<'Vacancy'>", '')
      .replace('https://marketplace.example', site),
  );
  const env = { ...process.env, KEY: secret };
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'program.mjs')], { env });
  expect(stdout).toBe('Teacher of Robotics\n');
});
