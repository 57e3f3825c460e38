import { describe, expect, it } from 'vitest';
import { missingText, type SourceState } from './sources.ts';

const missing = (text: string): SourceState => ({ status: 'failed', busy: false, text, isMissing: true });
const failed: SourceState = { status: 'failed', busy: false, text: 'Something went wrong.' };
const pending: SourceState = { status: 'pending' };
const ready: SourceState = { status: 'ready', refreshing: false };

describe('what a screen says of what its address names and does not exist', () => {
  it.each<[what: string, states: SourceState[], said: string | undefined]>([
    ['nothing while all is there', [ready, ready], undefined],
    ['nothing of another failure', [failed, ready], undefined],
    [
      'the words of the first one',
      [missing('The book was not found.'), missing('No others.')],
      'The book was not found.',
    ],
    ['nothing yet while an earlier one has not answered', [pending, missing('No others.')], undefined],
    ['what a later one says, once the earlier ones are there', [ready, missing('No others.')], 'No others.'],
    ['the first one’s words while later ones are asked', [missing('Gone.'), pending], 'Gone.'],
  ])('is %s', (_, states, said) => {
    expect(missingText(Object.fromEntries(states.entries()))).toBe(said);
  });
});
