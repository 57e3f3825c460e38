import { describe, expect, it } from 'vitest';
import { folded } from './folded.ts';
import { FOLDED } from './folded-words.ts';

describe('folding', () => {
  it.each(FOLDED)('%s and %s as %s', (one, other, same) => {
    expect([folded(one), folded(other)]).toEqual([same, same]);
  });
});
