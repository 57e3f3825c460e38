import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { newApiKey } from '../new-api-key.ts';
import { newSchool, newVacancy } from '../scenario.ts';
import { withServer } from '../with-server.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const { server, school } = await withServer({ school: (at) => newSchool(at) });
const commands = [...readFileSync(resolve(ROOT, 'docs/integrate.md'), 'utf8').matchAll(/```sh\n(.*?)```/gs)];
const call = commands.map(([, command]) => command!).find((command) => command.startsWith('curl'))!;

function run(env: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((done) => {
    const child = spawn('bash', ['-c', call], { env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => done({ code, output }));
  });
}

it('the call in docs/integrate.md works with a key, and says why it is refused without its scope', async () => {
  await newVacancy(server, school, { vacancy_title: 'Librarian' });
  const API = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  const maker = { user: school.user, school_id: school.id };
  const { secret: KEY } = await newApiKey(server, maker, ['vacancies:read']);
  const { code, output } = await run({ API, KEY });
  expect(code, output).toBe(0);
  expect(JSON.parse(output).data).toMatchObject([{ vacancy_title: 'Librarian' }]);
  const { secret } = await newApiKey(server, maker, ['vacancies:write']);
  const refused = await run({ API, KEY: secret });
  expect(refused.code).not.toBe(0);
  expect(refused.output).toContain('lacks the scope');
});
