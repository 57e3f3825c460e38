import { describe, expect, it } from 'vitest';
import { addressOf, directionOf, readPlace } from './address.ts';

describe('an address of the workshop', () => {
  it.each([
    '/workshop',
    '/workshop/forms/contact',
    '/workshop/forms/a/b?state=errors&width=360&lang=ar',
    '/workshop/screens/landing?width=1280&theme=dark&dir=rtl&on=other',
  ])('%s is read and written alike', (address) => {
    const { pathname, search } = new URL(address, 'http://here');
    const place = readPlace({ pathname, search });
    const again = new URL(addressOf(place), 'http://here');
    expect(again.pathname).toBe(pathname);
    expect(Object.fromEntries(again.searchParams)).toEqual(Object.fromEntries(new URLSearchParams(search)));
  });

  it('ignores what it does not know', () => {
    const { look } = readPlace({ pathname: '/workshop/forms/a', search: '?state=odd&width=7&lang=xx' });
    expect(look).toEqual({ lang: 'en' });
  });

  it('has the direction of its language unless it names another', () => {
    expect(directionOf({ lang: 'ar' })).toBe('rtl');
    expect(directionOf({ lang: 'ar', dir: 'ltr' })).toBe('ltr');
  });
});
