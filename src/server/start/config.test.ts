import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs no variables', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/\/data$/),
      databaseUrl: null,
      demo: true,
      admin: null,
      smtpUrl: null,
      publicUrl: 'http://127.0.0.1:3000',
      rateLimitScale: 1,
    });
  });

  it('refuses common passwords on a public host by default', () => {
    expect(readConfig({}).passwordBlocklist).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0' }).passwordBlocklist).toBe(true);
    expect(readConfig({ HOST: '0.0.0.0', PASSWORD_BLOCKLIST: '0' }).passwordBlocklist).toBe(false);
    expect(readConfig({ PASSWORD_BLOCKLIST: '1' }).passwordBlocklist).toBe(true);
  });

  it.each(['tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl'])(
    'scans uploads at %s',
    (CLAMD_URL) => expect(readConfig({ CLAMD_URL }).clamdUrl).toBe(CLAMD_URL),
  );

  it.each([
    'clamav:3310',
    'http://clamav:3310',
    'tcp:3310',
    'tcp://clamav',
    'unix://run/clamd.ctl',
    'unix:clamd.ctl',
  ])('refuses %s as the address of a scanner', (CLAMD_URL) =>
    expect(() => readConfig({ CLAMD_URL })).toThrow('CLAMD_URL must'),
  );

  it('uses no password breach service by default', () => {
    expect(readConfig({}).passwordBreachesUrl).toBeNull();
    const PASSWORD_BREACHES_URL = 'https://api.pwnedpasswords.com/range/';
    expect(readConfig({ PASSWORD_BREACHES_URL }).passwordBreachesUrl).toBe(
      'https://api.pwnedpasswords.com/range',
    );
    expect(() => readConfig({ PASSWORD_BREACHES_URL: 'pwnedpasswords' })).toThrow(
      'PASSWORD_BREACHES_URL must',
    );
  });

  it('requires a second factor of Admins on a public host by default', () => {
    expect(readConfig({}).adminNeedsFactor).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0' }).adminNeedsFactor).toBe(true);
    expect(readConfig({ HOST: '0.0.0.0', ADMIN_SECOND_FACTOR: 'optional' }).adminNeedsFactor).toBe(false);
    expect(readConfig({ ADMIN_SECOND_FACTOR: 'required' }).adminNeedsFactor).toBe(true);
    expect(() => readConfig({ ADMIN_SECOND_FACTOR: 'yes' })).toThrow('must be required or optional');
  });

  it('allows a separate migration role only with an external database', () => {
    const MIGRATE_DATABASE_URL = 'postgres://owner@somewhere/db';
    expect(readConfig({ DATABASE_URL: 'postgres://somewhere/db', MIGRATE_DATABASE_URL })).toMatchObject({
      migrateDatabaseUrl: MIGRATE_DATABASE_URL,
    });
    expect(() => readConfig({ MIGRATE_DATABASE_URL })).toThrow(
      'MIGRATE_DATABASE_URL belongs to DATABASE_URL',
    );
  });

  it('allows a direct address beside a pooler only with an external database', () => {
    const LISTEN_DATABASE_URL = 'postgres://somewhere:5432/db';
    expect(readConfig({ DATABASE_URL: 'postgres://somewhere:6432/db', LISTEN_DATABASE_URL })).toMatchObject({
      listenDatabaseUrl: LISTEN_DATABASE_URL,
    });
    expect(() => readConfig({ LISTEN_DATABASE_URL })).toThrow('LISTEN_DATABASE_URL belongs to DATABASE_URL');
  });

  it('takes the address of a standby beside that of its primary', () => {
    const DATABASE_READ_URL = 'postgres://standby:5432/db';
    const DATABASE_URL = 'postgres://somewhere:5432/db';
    expect(readConfig({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrl).toBe(DATABASE_READ_URL);
    expect(() => readConfig({ DATABASE_READ_URL })).toThrow('DATABASE_READ_URL belongs to DATABASE_URL');
  });

  it('protects metrics with a token of at least 16 characters', () => {
    expect(readConfig({}).metricsToken).toBeNull();
    expect(readConfig({ METRICS_TOKEN: 'x'.repeat(16) }).metricsToken).toBe('x'.repeat(16));
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must have at least 16');
  });

  it('requires key, secret and bucket for an external file store', () => {
    const STORAGE_URL = 'https://key:secret@s3.example/bucket?region=me-central-1';
    expect(readConfig({}).storageUrl).toBeNull();
    expect(readConfig({ STORAGE_URL }).storageUrl).toBe(STORAGE_URL);
    for (const wrong of ['https://s3.example/bucket', 'https://key:secret@s3.example', 's3://bucket'])
      expect(() => readConfig({ STORAGE_URL: wrong }), wrong).toThrow('STORAGE_URL must');
  });

  it('loads no demo data into an external database or store by default', () => {
    const DATABASE_URL = 'postgres://somewhere/db';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ STORAGE_URL: 'https://key:secret@s3.example/bucket' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
  });

  it.each([
    ['127.0.0.1', true],
    ['127.0.1.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.5', false],
    ['127.example.org', false],
  ])('may load demo data, whose passwords are public, on %s: %s', (HOST, demo) => {
    expect(readConfig({ HOST }).demo).toBe(demo);
    const requested = () => readConfig({ HOST, DEMO: '1' }).demo;
    if (demo) expect(requested()).toBe(true);
    else expect(requested).toThrow(`DEMO is 1 and HOST is ${HOST}`);
  });

  it.each([
    ['smtp://mail.example', 'smtp://mail.example?requireTLS=true'],
    [
      'smtp://user:p%2Fw@10.0.0.5:587/?pool=true',
      'smtp://user:p%2Fw@10.0.0.5:587/?pool=true&requireTLS=true',
    ],
    ['smtp://mail.example?requireTLS=false', 'smtp://mail.example?requireTLS=false'],
    ['smtp://localhost:1025', 'smtp://localhost:1025'],
    ['smtp://[::1]:1025', 'smtp://[::1]:1025'],
    ['smtps://mail.example', 'smtps://mail.example'],
  ])('requires TLS for remote mail servers by default: %s', (SMTP_URL, smtpUrl) => {
    expect(readConfig({ SMTP_URL }).smtpUrl).toBe(smtpUrl);
  });

  it('removes the trailing slash from the public URL', () => {
    expect(readConfig({ PUBLIC_URL: 'https://jobs.example/' }).publicUrl).toBe('https://jobs.example');
  });

  it.each([
    [{ PORT: 'http' }, 'PORT is "http"'],
    [{ PORT: '70000' }, 'from 0 to 65535'],
    [{ DEMO: 'maybe' }, 'DEMO is "maybe"'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE'],
    [{ PUBLIC_URL: 'jobs.example' }, 'PUBLIC_URL must be an address'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an address that starts with smtp:'],
    [{ ADMIN_EMAIL: 'a@b.com' }, 'belong together'],
    [{ ADMIN_EMAIL: 'a@b.com', ADMIN_PASSWORD: '12345' }, 'at least 6 characters'],
    [{ ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: '123456' }, 'ADMIN_EMAIL must be an e-mail address'],
  ])('refuses %j and names the variable', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('keeps the database password out of error messages', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@host' })).toThrow(
      /^(?!.*secret).*DATABASE_URL/,
    );
  });
});
