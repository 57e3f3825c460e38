import { describe, expect, it } from 'vitest';
import { nearest, offeredIn } from './nearest-name.ts';

describe('the offer of a message', () => {
  const offer = nearest('titel', ['title', 'text']);

  it('replaces the wrong name in its line', () => {
    expect(offeredIn(`"titel" is not known here${offer}`, '  "titel": "Name",')).toEqual({
      wrong: 'titel',
      right: 'title',
    });
  });

  it('replaces the name that the line has, and not what the message is about', () => {
    expect(offeredIn(`the answer of "listRows" has no "titel"${offer}`, '"value": "item.titel"')).toEqual({
      wrong: 'titel',
      right: 'title',
    });
  });

  it('finds a document within a folder', () => {
    expect(nearest('safety', ['content/safety', 'safely'])).toBe('; did you mean "content/safety"?');
  });

  it('is none where the line has only a longer name', () => {
    expect(offeredIn(`there is no "titel"${offer}`, '"subtitel": ""')).toBeUndefined();
  });

  it('is none where a message lists what can be', () => {
    expect(offeredIn(`there is no "q"${nearest('q', ['title', 'text'])}`, '"q"')).toBeUndefined();
  });
});
