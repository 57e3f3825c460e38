import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { access } from '../../../../generated/access.ts';
import { serverTexts } from '../../../../generated/server-texts.ts';
import { textsIn } from '../../../../scripts/texts-in-code.ts';
import { APPLICATION_STATUSES } from '../../areas/hiring/application/application-states.ts';
import { INVITATION_STATUSES } from '../../areas/hiring/invitation/invitation-states.ts';
import { say } from '../../engine/messages/say.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
/**
 * Files whose strings are not messages: content, tests, output for operators, browser names, mail
 * headers, robots.txt.
 */
const OTHERS =
  /\.test\.ts$|\/(testing|demo|migrations)\/|\/(main|config|published-program)\.ts$|\/db\/stored\/|\/db\/(embedded-postgres|embedded\/postgres[\w-]*)\.ts$|\/reference\/(reference-data-queries|text-lists)\.ts$|\/account\/device\.ts$|\/mail\/eml\.ts$|\/pages\/search-engine-files\.ts$|\/seal\/describe-seals\.ts$/;
const files = globSync('src/server/**/*.ts', { cwd: ROOT }).filter((file) => !OTHERS.test(file));
const codeOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Values of the API and the database, and names in file formats. */
const NAMES = new Set<string>([
  ...APPLICATION_STATUSES,
  ...INVITATION_STATUSES,
  ...['Admin', 'Candidate', 'School', 'Visitor', 'Document'],
  ...['-//Education Marketplace//Interviews//EN'],
  ...['Bearer', 'Lax', 'Strict', 'Refusal', 'Plan', 'Plan Rows', 'Relationship', 'Macros', '+Inf'],
]);

describe('the server’s texts', () => {
  it.each(files)('%s contains no text that is missing from schemas/messages', (file) => {
    expect(textsIn(file, codeOf(file), NAMES)).toEqual([]);
  });

  it.each([
    ["throw new Refusal(409, 'This is taken.');", 'This is taken.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code to scan, not a template
    ['const message = `Welcome back, ${name}.`;', '`Welcome back, ${name}.`'],
    ["mailText('Your code', name, []);", 'Your code'],
    ["Refusal.ofFields({ name: ['Choose a different entry'] });", 'Choose a different entry'],
  ])('are found in %s', (code, text) => expect(textsIn('x.ts', code, NAMES)).toEqual([text]));

  it('are all used', () => {
    // Rules of access name the messages of their refusals.
    const code = [...files.map(codeOf), JSON.stringify(access.rules).replaceAll('"', "'")].join();
    // Things, counts, audited records and kept data are looked up by their kind.
    const keys = Object.keys(serverTexts).filter(
      (key) => !/^(things\.|retention\.|lists\.\w+_count$|audit\.(thing|record)_)/.test(key),
    );
    // The audit looks up its column names by column.
    const named = (key: string) => key.replace(/^audit\.column_(.+)$/, ' $1: ');
    expect(keys.filter((key) => !code.includes(key === named(key) ? `'${key}'` : named(key)))).toEqual([]);
  });

  it('have their placeholders filled, once, and their plural form chosen', () => {
    expect(say('request.sign_in')).toBe('Please log in.');
    expect(say('account.welcome', { name: '{name} $& Khalil' })).toBe('Welcome back, {name} $& Khalil.');
    expect(say('account.minutes', { n: 1 })).toBe('1 minute');
    expect(say('account.minutes', { n: 2 })).toBe('2 minutes');
  });

  it('do not compile when unknown or with placeholders left empty', () => {
    // @ts-expect-error there is no such text
    expect(() => say('request.sing_in')).toThrow();
    // @ts-expect-error the name is missing
    say('account.welcome');
    // @ts-expect-error there is no such placeholder
    say('account.welcome', { nme: 'Sara' });
  });
});
