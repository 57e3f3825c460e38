import { describe, expect, it } from 'vitest';
import { ApiError, isFinal, toApiError } from './api-error.ts';
import { failureText } from './failure.ts';
import { refusalLinks } from './refusal-links.ts';

const catalogue = { forbidden: 'forbidden', serverError: 'server', other: 'other' };
const screenText = 'of this screen';

describe('the message of a failed call', () => {
  it.each([
    ['a 401 has none: it leaves the page', new ApiError(401, 'no'), undefined, null],
    ['a 401 has none, even if the screen has a text', new ApiError(401, 'no'), screenText, null],
    ['a 403 shows the catalogue’s text', new ApiError(403, 'no'), undefined, 'forbidden'],
    ['a 500 shows the catalogue’s text', new ApiError(500, 'no'), undefined, 'server'],
    ['any other status shows the response’s message', new ApiError(409, 'closed'), undefined, 'closed'],
    ['any other status without a message shows the general text', new ApiError(418), undefined, 'other'],
    ['a missing response shows the general text', new ApiError(0), undefined, 'other'],
    ['the screen’s text overrides the catalogue’s', new ApiError(500, 'no'), screenText, screenText],
    ['a client-side error shows the general text', new TypeError('x'), undefined, 'other'],
  ])('%s', (_, error, text, expected) => expect(failureText(error, catalogue, text)).toBe(expected));
});

describe('retrying a failed call', () => {
  it.each([400, 403, 404])('is not offered after a %i, which would fail again', (status) =>
    expect(isFinal(new ApiError(status))).toBe(true),
  );

  it.each([0, 429, 500, 503])('is offered after a %i', (status) =>
    expect(isFinal(new ApiError(status))).toBe(false),
  );
});

describe('parsing an error response', () => {
  it('keeps the message and the field errors', () => {
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

  it('keeps links to screens and drops anything malformed', () => {
    const link = { text: 'Show', screen: 'orders', query: { id: 1 } };
    const links = [link, { text: 'x', href: 'javascript:x' }, { screen: 'y' }, 'z', null];
    expect(refusalLinks(toApiError(409, { links }).links)).toEqual([{ ...link, params: {} }]);
    expect(toApiError(409, { links: 'x' }).links).toEqual([]);
  });

  it.each([['<html>'], [undefined], [null], [{ message: '' }], [{ errors: 'x' }]])(
    'accepts the malformed body %j',
    (body) =>
      expect(toApiError(502, body)).toMatchObject({ status: 502, serverMessage: undefined, errors: {} }),
  );
});
