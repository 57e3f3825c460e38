import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../engine/db/connect.ts';
import { productApi } from './api.ts';
import { type AppParts, buildApp } from './app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'marketplace-app-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const api = productApi(resolve(import.meta.dirname, '../../..'));
const build = (change: Partial<AppParts['api']>, parts: Partial<AppParts> = {}) =>
  buildApp({
    config: { admin: null, dataDir, publicUrl: 'http://localhost', rateLimitScale: 1, trustedProxies: 0 },
    // Never connected: a pool opens its first connection with the first query.
    db: connect({ url: 'postgres://nowhere', connections: 1 }).db,
    sendMail: async () => 'nowhere',
    changes: null,
    api: { ...api, ...change },
    clientFolder: null,
    renderer: null,
    docsFolder: null,
    logger: { level: 'silent' },
    ...parts,
  });
const without = <T extends object>(record: T, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

it('is not ready while the disk is full', async () => {
  const { server } = await build({}, { freeBytes: async () => 1_000_000 });
  const { statusCode, headers, body } = await server.inject({ url: '/readyz' });
  expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  expect(JSON.parse(body).message).toBe('Not ready: the disk is full.');
  await server.close();
});

describe('the server refuses to start', () => {
  it('when an operation has no handler', async () => {
    const handlers = without(api.handlers, 'login');
    await expect(build({ handlers })).rejects.toThrow('the operation login has no handler');
  });

  it('when a handler has no operation', async () => {
    const handlers = { ...api.handlers, dance: async () => ({ data: null }) };
    await expect(build({ handlers })).rejects.toThrow('the handler dance has no operation');
  });

  it('when the document lacks an operation', async () => {
    const document = { ...api.document, paths: without(api.document.paths, '/auth/login') };
    await expect(build({ document })).rejects.toThrow('the document lacks login');
  });

  const withUnique = async (name: string, field: string) => {
    const { form } = await api.forms[name]!();
    const fields = { ...form.plan.fields, [field]: { ...form.plan.fields?.[field], unique: true as const } };
    const changed = { ...form, plan: { ...form.plan, fields } };
    return { forms: { ...api.forms, [name]: async () => ({ form: changed }) } };
  };

  it.each([
    ['auth/login', 'user_name'],
    ['admin/subject', 'nickname'],
  ])('when %s has a unique %s that no column holds', async (name, field) => {
    await expect(build(await withUnique(name, field))).rejects.toThrow(
      `a field of ${name} is unique among values that have no column`,
    );
  });
});

describe('the server', () => {
  it('starts with every handler, compiles all parameters and bodies, and survives without a database', async () => {
    const { server } = await build({});
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    expect(await server.inject('/readyz')).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '2' },
    });
    await server.close();
  });
});
