import { describe, expect, it } from 'vitest';
import { ApiError, isFinal, toApiError } from './api-error.ts';
import { failureText } from './failure.ts';
import { refusalLinks } from './refusal-links.ts';

const catalogue = { forbidden: 'forbidden', serverError: 'server', other: 'other' };
const screenText = 'of this screen';

describe('the one text of a failed call', () => {
  it.each([
    ['a 401 has none: it leaves the page', new ApiError(401, 'no'), undefined, null],
    ['a 401 has none, whatever the screen says', new ApiError(401, 'no'), screenText, null],
    ['a 403 reads as the catalogue says', new ApiError(403, 'no'), undefined, 'forbidden'],
    ['a 500 reads as the catalogue says', new ApiError(500, 'no'), undefined, 'server'],
    ['any other shows the message of the answer', new ApiError(409, 'closed'), undefined, 'closed'],
    ['any other without a message shows the general text', new ApiError(418), undefined, 'other'],
    ['no answer at all shows the general text', new ApiError(0), undefined, 'other'],
    ['a text of the screen replaces that of the catalogue', new ApiError(500, 'no'), screenText, screenText],
    ['an error of ours shows the general text', new TypeError('x'), undefined, 'other'],
  ])('%s', (_, error, text, expected) => expect(failureText(error, catalogue, text)).toBe(expected));
});

describe('another try', () => {
  it.each([400, 403, 404])('is not offered after a %i: it would fail again', (status) =>
    expect(isFinal(new ApiError(status))).toBe(true),
  );

  it.each([0, 429, 500, 503])('is offered after a %i', (status) =>
    expect(isFinal(new ApiError(status))).toBe(false),
  );
});

describe('a refusal that is read', () => {
  it('keeps message and fields', () => {
    const error = toApiError(422, {
      status: false,
      message: 'Check',
      errors: { 'a.0.b': ['x', 'y'], c: 'z' },
    });
    expect(error).toMatchObject({
      status: 422,
      serverMessage: 'Check',
      errors: { 'a.0.b': ['x', 'y'], c: ['z'] },
    });
  });

  it('keeps the screens to which it leads, and nothing else that calls itself so', () => {
    const link = { text: 'Show', screen: 'orders', query: { id: 1 } };
    const links = [link, { text: 'x', href: 'javascript:x' }, { screen: 'y' }, 'z', null];
    expect(refusalLinks(toApiError(409, { links }).links)).toEqual([{ ...link, params: {} }]);
    expect(toApiError(409, { links: 'x' }).links).toEqual([]);
  });

  it.each([['<html>'], [undefined], [null], [{ message: '' }], [{ errors: 'x' }]])(
    'survives the body %j',
    (body) =>
      expect(toApiError(502, body)).toMatchObject({ status: 502, serverMessage: undefined, errors: {} }),
  );
});
