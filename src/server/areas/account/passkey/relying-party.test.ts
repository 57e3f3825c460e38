import { expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

it('passkeys are bound to the name of the public address', () => {
  const of = (publicUrl: string) => relyingParty({ publicUrl });
  expect(of('https://jobs.example/')).toMatchObject({ id: 'jobs.example', origin: 'https://jobs.example' });
  expect(of('http://localhost:3000')).toMatchObject({ id: 'localhost', origin: 'http://localhost:3000' });
});

it('on the own machine they are bound to localhost, since no browser binds them to a number', () => {
  for (const publicUrl of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(relyingParty({ publicUrl })).toMatchObject({ id: 'localhost', origin: 'http://localhost:3000' });
});
