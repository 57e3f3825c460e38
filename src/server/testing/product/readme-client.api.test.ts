import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy, type Profile } from '../scenario.ts';
import { type TestServer, testServer } from '../test-server.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, '.cache/readme-client');
const CLIENT = join(FOLDER, 'client.ts');

let server: TestServer;
let candidate: Profile;
let api: string;
beforeAll(async () => {
  const [, code] = /```ts\n(.*?)```/s.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))!;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(CLIENT, code!.replace("'./generated/", "'../../generated/"));
  server = await testServer();
  api = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  candidate = await newCandidate(server);
  const school = await newSchool(server);
  for (let count = 1; count <= 12; count += 1)
    await newVacancy(server, school, { vacancy_title: `Teacher ${count}` });
  await newVacancy(server, school, { vacancy_title: 'Librarian' });
});
afterAll(async () => {
  await server.close();
  rmSync(FOLDER, { recursive: true });
});

function run(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; output: string }>((done) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('exit', (code) => done({ code, output }));
  });
}

it('the client in the README signs in, searches and reads all pages', async () => {
  const { code, output } = await run([CLIENT], {
    API: api,
    EMAIL: candidate.email,
    PASSWORD: candidate.password,
  });
  const [greeting, ...found] = output.trim().split('\n');
  expect({ code, greeting }, output).toEqual({
    code: 0,
    // The name in the profile.
    greeting: 'Signed in as Sara Khalil',
  });
  const expected = Array.from(
    { length: 12 },
    (_, index) => `Teacher ${index + 1}, Palm Valley School, Dubai`,
  );
  expect(found.sort()).toEqual(expected.sort());
});

it('the client in the README reports why a request is refused', async () => {
  const { code, output } = await run([CLIENT], { API: api, EMAIL: candidate.email, PASSWORD: 'wrong one' });
  expect(code).toBe(1);
  expect(output).toContain('The e-mail or password is incorrect.');
});

it('the client in the README type-checks', async () => {
  const config = join(FOLDER, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { incremental: false },
      include: ['client.ts'],
    }),
  );
  const { output } = await run([join(ROOT, 'node_modules/typescript/lib/tsc.js'), '-p', config]);
  expect(output).toBe('');
});
