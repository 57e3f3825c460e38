import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_POLICY } from './security-headers.ts';
import { isPage, sendPage, staticFiles } from './static-files.ts';

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marketplace-static-'));
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(join(client, name), text);
    writeFileSync(join(client, `${name}.br`), brotliCompressSync(text));
  };
  write('index.html', '<!doctype html><title>Jobs</title>');
  write('assets/main-abc123.js', 'console.log(1)');
  writeFileSync(join(client, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  app = Fastify();
  const docs = join(folder, 'docs');
  mkdirSync(join(docs, 'assets'), { recursive: true });
  writeFileSync(join(docs, 'index.html'), '<!doctype html><title>Reference</title>');
  writeFileSync(join(docs, 'assets/main-def456.js'), 'console.log(2)');
  await staticFiles(app, { clientFolder: client, docsFolder: docs });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(reply, client) : reply.code(404).send(''),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the reference page', () => {
  it.each(['/docs', '/docs/'])('%s has the same content security policy', async (url) => {
    const { statusCode, headers, body } = await get(url, { accept: 'text/html' });
    expect({ statusCode, body }).toEqual({
      statusCode: 200,
      body: '<!doctype html><title>Reference</title>',
    });
    expect(headers).toMatchObject({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-cache' });
  });

  it('loads only its own files', async () => {
    expect((await get('/docs/assets/main-def456.js')).body).toBe('console.log(2)');
    expect((await get('/docs/assets/main-abc123.js')).statusCode).toBe(404);
    expect((await get('/assets/main-def456.js')).statusCode).toBe(404);
  });
});

describe('the client’s files', () => {
  it.each([
    '/',
    '/login',
    '/candidate/job/5/maths-teacher',
    '/jobs/5/head-of-k.g',
    '/schools/5/edu.com',
    '/reset-password?email=a@b.com&token=x',
  ])('%s serves the page under a strict policy', async (url) => {
    const { statusCode, headers, body } = await get(url, { accept: 'text/html' });
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<!doctype html><title>Jobs</title>' });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-cache',
    });
  });

  it('allow the import map of their page, and nothing else', async () => {
    const map = '{"imports":{"/assets/main.js":"/assets/main-abc123.js"}}';
    const page = join(folder, 'mapped');
    mkdirSync(page);
    writeFileSync(join(page, 'index.html'), `<title>Jobs</title><script type="importmap">${map}</script>`);
    const mapped = Fastify();
    await staticFiles(mapped, { clientFolder: page, docsFolder: null });
    mapped.setNotFoundHandler((_request, reply) => sendPage(reply, page));
    const { headers } = await mapped.inject('/');
    await mapped.close();
    const hash = createHash('sha256').update(map).digest('base64');
    expect(headers['content-security-policy']).toBe(
      PAGE_POLICY.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`),
    );
  });

  it('allow no inline code and no eval', () => {
    expect(PAGE_POLICY).not.toMatch(/unsafe|\*/);
    expect(PAGE_POLICY).toContain("script-src 'self'");
    expect(PAGE_POLICY).toContain("style-src 'self'");
  });

  it('are immutable and compressed if their name has a hash', async () => {
    const { headers, rawPayload } = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(rawPayload).toEqual(brotliCompressSync('console.log(1)'));
    expect((await get('/assets/main-abc123.js')).body).toBe('console.log(1)');
  });

  it('are cached for an hour otherwise', async () => {
    const { statusCode, headers } = await get('/favicon.svg');
    expect({ statusCode, cache: headers['cache-control'] }).toEqual({
      statusCode: 200,
      cache: 'public, max-age=3600',
    });
  });

  it.each([
    '/assets/gone-abc.js',
    '/assets/folder/gone-abc.js',
    '/docs/assets/folder/gone-abc.js',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/favicon.ico',
    '/secret.txt',
    '//other.example/login',
  ])('%s answers 404 without the page', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('secret');
  });

  it('are not served to requests for data', async () => {
    expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });
});
