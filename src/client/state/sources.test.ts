import { describe, expect, it } from 'vitest';
import { missingText, type SourceState } from './sources.ts';

const missing = (text: string): SourceState => ({ status: 'failed', busy: false, text, isMissing: true });
const failed: SourceState = { status: 'failed', busy: false, text: 'Something went wrong.' };
const pending: SourceState = { status: 'pending' };
const ready: SourceState = { status: 'ready', refreshing: false };

describe('the message for a missing record', () => {
  it.each<[what: string, states: SourceState[], said: string | undefined]>([
    ['nothing while all data is loaded', [ready, ready], undefined],
    ['nothing for any other failure', [failed, ready], undefined],
    [
      'the first missing source’s message',
      [missing('The book was not found.'), missing('No others.')],
      'The book was not found.',
    ],
    ['nothing while an earlier source is pending', [pending, missing('No others.')], undefined],
    [
      'a later source’s message once the earlier ones are loaded',
      [ready, missing('No others.')],
      'No others.',
    ],
    ['the first source’s message while later ones are pending', [missing('Gone.'), pending], 'Gone.'],
  ])('is %s', (_, states, said) => {
    expect(missingText(Object.fromEntries(states.entries()))).toBe(said);
  });
});
