import { describe, expect, it } from 'vitest';
import { screens } from '../../../../generated/screens.ts';
import { screenAddress } from './screen-address.ts';

const HERE = 'https://market.example';
const pathOf = (name: string) => screens.find((screen) => screen.name === name)!.path;

describe('a screen’s URL in a mail', () => {
  it('comes from the screen’s definition', () => {
    expect(screenAddress(HERE, 'login')).toBe(`${HERE}${pathOf('login')}`);
  });

  it('has its path placeholders and query filled in', () => {
    expect(screenAddress(HERE, 'candidate-job', { params: { id: 7, slug: 'a/b' } })).toBe(
      `${HERE}${pathOf('candidate-job').replace('{id}', '7').replace('{slug}', 'a%2Fb')}`,
    );
    expect(screenAddress(HERE, 'reset-password', { query: { email: 'a+b@example.com' } })).toBe(
      `${HERE}${pathOf('reset-password')}?email=a%2Bb%40example.com`,
    );
    expect(screenAddress(HERE, 'candidate-jobs', { query: { city: ['Doha', 'Dubai'] } })).toBe(
      `${HERE}${pathOf('candidate-jobs')}?city=Doha&city=Dubai`,
    );
  });

  it('requires a known screen and every placeholder', () => {
    expect(() => screenAddress(HERE, 'candidate-job', { params: { id: 7 } })).toThrow('needs "slug"');
    expect(() => screenAddress(HERE, 'logn')).toThrow('There is no screen "logn".');
  });
});
