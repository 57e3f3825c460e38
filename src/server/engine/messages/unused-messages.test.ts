import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverTexts } from '../../../../generated/server-texts.ts';

/** Keys that code puts together: things that may be missing, kinds of notifications, columns in the audit. */
const PUT_TOGETHER = /^(things|notifications)\.|^audit\.column_/;

it('has no message that nothing says', () => {
  const server = join(import.meta.dirname, '../..');
  const code = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(server, file), 'utf8'))
    .join('\n');
  const unused = Object.keys(serverTexts).filter(
    (key) => !PUT_TOGETHER.test(key) && !code.includes(`'${key}'`),
  );
  expect(unused).toEqual([]);
});
