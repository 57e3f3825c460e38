import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { addressFault, ForbiddenAddress, type OutsidePost, postOutside } from './post-outside.ts';
import { isPublicAddress } from './public-address.ts';

const servers: (() => void)[] = [];
afterEach(() => {
  for (const close of servers.splice(0)) close();
});

/** Starts a receiver on this machine. */
async function receiver(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  servers.push(() => server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

/** A resolver that knows one answer. */
const resolving = (...addresses: string[]) =>
  ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as OutsidePost['resolve'];

const post = (url: string, more: Partial<OutsidePost> = {}) =>
  postOutside({ url, headers: {}, body: '{}', mayBeLocal: false, ...more });

describe('a public address', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '[::1]',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:4136:e378::1',
    '2001:db8::1',
    'no address',
    '',
  ])('is not %j', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('the address of a webhook', () => {
  it.each([
    ['https://ats.example/hooks', null],
    ['https://ats.example:8443/hooks?a=b', null],
    ['https://8.8.8.8/', null],
    ['http://ats.example/hooks', 'insecure'],
    ['ftp://ats.example/', 'unusable'],
    ['https://user:secret@ats.example/', 'unusable'],
    ['nonsense', 'unusable'],
    ['https://localhost/', 'private'],
    ['https://a.localhost/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://0177.0.0.1/', 'private'],
    ['https://127。0。0。1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:169.254.169.254]/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://printer.local/', 'private'],
    ['https://intranet/', 'private'],
  ])('%s: %s', (url, fault) => expect(addressFault(url, false)).toBe(fault));

  it('may be of this machine where the site is', () => {
    expect(addressFault('http://127.0.0.1:4000/', true)).toBeNull();
    expect(addressFault('http://localhost:4000/', true)).toBeNull();
    expect(addressFault('http://10.0.0.1/', true)).toBe('insecure');
    expect(addressFault('https://10.0.0.1/', true)).toBe('private');
  });
});

describe('posting outside', () => {
  it.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['1.1.1.1', '127.0.0.1'],
  ])('refuses a name that stands for %s', async (...addresses) => {
    let calls = 0;
    const port = await receiver((_request, response) => {
      calls += 1;
      response.end();
    });
    const sent = post(`https://rebinding.example:${port}/`, { resolve: resolving(...addresses) });
    await expect(sent).rejects.toBeInstanceOf(ForbiddenAddress);
    expect(calls).toBe(0);
  });

  it('refuses an address of this machine before it is called', async () => {
    await expect(post('https://127.0.0.1/')).rejects.toBeInstanceOf(ForbiddenAddress);
  });

  it('sends body and headers, and keeps the beginning of the answer', async () => {
    let got = '';
    const port = await receiver(async (request, response) => {
      for await (const chunk of request) got += chunk;
      response.writeHead(202).end(`${request.headers['webhook-id']}\u0000 ${'x'.repeat(50_000)}`);
    });
    const url = `http://localhost:${port}/`;
    const answer = await post(url, {
      mayBeLocal: true,
      headers: { 'webhook-id': 'msg_1' },
      body: '{"a":"ä"}',
    });
    expect(got).toBe('{"a":"ä"}');
    expect(answer.status).toBe(202);
    expect(answer.text).toMatch(/^msg_1 x+$/);
    expect(answer.text.length).toBeLessThanOrEqual(1_000);
  });

  it('follows no redirect', async () => {
    const paths: string[] = [];
    const port = await receiver((request, response) => {
      paths.push(request.url!);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect((await post(`http://127.0.0.1:${port}/`, { mayBeLocal: true })).status).toBe(307);
    expect(paths).toEqual(['/']);
  });

  it('gives up on a receiver that does not answer, or never ends', async () => {
    const silent = await receiver(() => {});
    const endless = await receiver((_request, response) => void response.writeHead(200).write('.'));
    for (const port of [silent, endless])
      await expect(
        post(`http://127.0.0.1:${port}/`, { mayBeLocal: true, patience: 300 }),
      ).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
});
