import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'marketplace-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('a secret in a file', () => {
  it.each([
    ['DATABASE_URL', 'postgres://app:secret@db/site', { databaseUrl: 'postgres://app:secret@db/site' }],
    [
      'STORAGE_URL',
      'https://key:secret@s3.example/files',
      { storageUrl: 'https://key:secret@s3.example/files' },
    ],
    ['SMTP_URL', 'smtps://user:secret@mail.example', { smtpUrl: 'smtps://user:secret@mail.example' }],
    ['METRICS_TOKEN', 'a token that is long', { metricsToken: 'a token that is long' }],
  ])('is read for %s without the trailing newline', (name, secret, config) => {
    const path = file(name, `${secret}\n`);
    expect(readConfig({ [`${name}_FILE`]: path })).toMatchObject(config);
    expect(readConfig({ [`${name}_FILE`]: file(name, secret), [name]: '' })).toMatchObject(config);
  });

  it('works for variables that depend on others', () => {
    const owner = 'postgres://owner:secret@db/site';
    expect(
      readConfig({ DATABASE_URL: 'postgres://db/site', MIGRATE_DATABASE_URL_FILE: file('owner', owner) }),
    ).toMatchObject({ migrateDatabaseUrl: owner });
    const ADMIN_PASSWORD_FILE = file('admin', 'long enough\r\n');
    expect(readConfig({ ADMIN_EMAIL: 'a@b.com', ADMIN_PASSWORD_FILE })).toMatchObject({
      admin: { email: 'a@b.com', password: 'long enough' },
    });
  });

  it('is refused next to the variable itself, when the file is missing, and when it is empty', () => {
    const SMTP_URL_FILE = file('smtp', 'smtps://mail.example');
    expect(() => readConfig({ SMTP_URL_FILE, SMTP_URL: 'smtps://other.example' })).toThrow(
      'SMTP_URL and SMTP_URL_FILE say the same: set one.',
    );
    expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'gone') })).toThrow(
      /^SMTP_URL_FILE names a file that cannot be read: .*ENOENT/,
    );
    expect(() => readConfig({ SMTP_URL_FILE: file('empty', '\n') })).toThrow(
      'SMTP_URL_FILE names an empty file',
    );
  });

  it('is kept out of error messages', () => {
    expect(() => readConfig({ DATABASE_URL_FILE: file('wrong', 'mysql://user:secret@host') })).toThrow(
      /^(?!.*secret).*DATABASE_URL/,
    );
  });
});
