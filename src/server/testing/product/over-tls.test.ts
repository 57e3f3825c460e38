import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { cookiesOf, cookieText } from '../../engine/http/cookie.ts';
import { addSecurityHeaders } from '../../engine/http/security-headers.ts';

async function headersOf(isSecure: boolean) {
  const app = Fastify();
  app.addHook('onSend', async (_request, reply) => addSecurityHeaders(reply, isSecure));
  app.get('/', async () => ({}));
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

describe('a server reached over TLS', () => {
  it('sends HSTS for a year, subdomains included', async () => {
    expect((await headersOf(true))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await headersOf(false))['strict-transport-security']).toBeUndefined();
  });

  it('sets secure, host-only, same-site cookies that scripts cannot read', () => {
    const cookie = { name: 'registration', value: 'abc', seconds: 60 };
    expect(cookieText(cookie, true)).toBe(
      '__Host-registration=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
    );
    const request = { headers: { cookie: 'registration=forged; __Host-registration=abc' } };
    const asked = { params: {}, query: {}, ip: '127.0.0.1', request } as Parameters<typeof cookiesOf>[0];
    expect(cookiesOf(asked, 'https://jobs.example.com').read('registration')).toBe('abc');
    expect(cookiesOf(asked, 'http://localhost:3000').read('registration')).toBe('forged');
  });
});

describe('every answer', () => {
  it('forbids framing and MIME sniffing, and sends no path to other origins', async () => {
    expect(await headersOf(true)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});
