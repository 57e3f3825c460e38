import { expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

it('binds passkeys to the host name of the public URL', () => {
  const of = (publicUrl: string) => relyingParty({ publicUrl });
  expect(of('https://jobs.example/')).toMatchObject({ id: 'jobs.example', origin: 'https://jobs.example' });
  expect(of('http://localhost:3000')).toMatchObject({ id: 'localhost', origin: 'http://localhost:3000' });
});

it('binds passkeys on a local server to localhost, as browsers reject IP addresses', () => {
  for (const publicUrl of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(relyingParty({ publicUrl })).toMatchObject({ id: 'localhost', origin: 'http://localhost:3000' });
});
