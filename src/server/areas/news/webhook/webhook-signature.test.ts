import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signedHeaders } from './webhook-signature.ts';

describe('the signature of a webhook', () => {
  // The example of https://www.standardwebhooks.com and its libraries.
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  };
  const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

  it('is that of Standard Webhooks', () => {
    expect(signedHeaders(message, [SECRET])).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('stands there for each secret', () => {
    const signatures = signedHeaders(message, [newWebhookSecret(), SECRET])['webhook-signature']!.split(' ');
    expect(signatures).toHaveLength(2);
    expect(signatures[1]).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('needs a secret of 256 bits', () => {
    const key = newWebhookSecret();
    expect(key).toMatch(/^whsec_/);
    expect(Buffer.from(key.slice(6), 'base64')).toHaveLength(32);
  });

  it('is accepted by the check in docs/integrate.md, unless anything of it is another', async () => {
    const guide = readFileSync(resolve(import.meta.dirname, '../../../../../docs/integrate.md'), 'utf8');
    const [, code] = /```js\n(.*?)```/s.exec(guide)!;
    const { isGenuine } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code!)}`
    );
    const fresh = { ...message, at: new Date() };
    const headers = signedHeaders(fresh, [newWebhookSecret(), SECRET]);
    expect(isGenuine(headers, fresh.body, SECRET)).toBe(true);
    expect(isGenuine(headers, `${fresh.body} `, SECRET)).toBe(false);
    expect(isGenuine(headers, fresh.body, newWebhookSecret())).toBe(false);
    expect(isGenuine({ ...headers, 'webhook-id': 'msg_2' }, fresh.body, SECRET)).toBe(false);
    const old = signedHeaders(message, [SECRET]);
    expect(isGenuine(old, message.body, SECRET)).toBe(false);
  });
});
