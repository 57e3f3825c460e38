import { expect, it } from 'vitest';
import { isOwn } from './is-own.ts';

const HOST = 'localhost:4600';
const ORIGIN = `http://${HOST}`;

it.each([
  ['GET', { host: HOST }],
  ['GET', { host: HOST, 'sec-fetch-site': 'same-origin' }],
  ['POST', { host: HOST, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
  ['POST', { host: '127.0.0.1:4600', origin: 'http://127.0.0.1:4600' }],
])('answers a page of this server: %s %j', (method, headers) => {
  expect(isOwn({ method, headers })).toBe(true);
});

it.each([
  ['another site', 'POST', { host: HOST, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another port', 'POST', { host: HOST, origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' }],
  ['a name that leads here', 'POST', { host: 'evil.example:4600', origin: 'http://evil.example:4600' }],
  ['another site that only reads', 'GET', { host: HOST, 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin that writes', 'POST', { host: HOST }],
])('refuses %s', (_, method, headers) => {
  expect(isOwn({ method, headers })).toBe(false);
});
