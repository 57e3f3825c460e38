import { expect, it } from 'vitest';
import { deprecationHeaders } from './deprecation.ts';

const OPERATION = { operationId: 'readOld', tags: ['application-draft'], responses: {} };

it('names the days and the place in the reference of a deprecated operation', () => {
  expect(
    deprecationHeaders({
      ...OPERATION,
      deprecated: true,
      'x-deprecated-since': '2029-01-31',
      'x-sunset': '2029-07-01',
    }),
  ).toEqual({
    deprecation: '@1864512000',
    sunset: 'Sun, 01 Jul 2029 00:00:00 GMT',
    link: '</docs#/application-draft/readOld>; rel="deprecation"; type="text/html"',
  });
});

it('names no day of its end where there is none', () => {
  const headers = deprecationHeaders({ ...OPERATION, deprecated: true, 'x-deprecated-since': '2029-01-31' });
  expect(Object.keys(headers)).toEqual(['deprecation', 'link']);
});

it('says nothing of other operations', () => {
  expect(deprecationHeaders(OPERATION)).toEqual({});
});
