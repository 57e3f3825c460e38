import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { toApiError } from '../api/api-error.ts';
import { fetchSources } from './page-data.ts';

const byQuery = { operation: 'getUnsubscription', params: { token: 'query.token' } } as const;
const byNothing = { operation: 'getUnsubscription', params: { token: { const: 'a' } } } as const;

it.each([
  ['a link that is refused', byQuery, 400, 400],
  ['a link that cannot be checked because the server is busy', byQuery, 503, 503],
  ['an error that the address did not cause', byNothing, 400, 503],
])('fails for %s', async (_, source, refused, status) => {
  const refuse = () => Promise.reject(toApiError(refused, { message: 'No.' }));
  const scope = { query: { token: 'x' } };
  const reading = fetchSources({ one: source }, scope, new QueryClient(), refuse);
  await expect(reading).rejects.toMatchObject({ status });
});

const named = { operation: 'listAdminItems', params: { list: 'route.list' } } as const;

it.each([
  ['renders without optional data', { ...named, optional: true }, 404, {}],
  ['is not found without required data', named, 404, 404],
  ['fails when optional data could not be read', { ...named, optional: true }, 503, 503],
])('a page %s', async (_, source, refused, outcome) => {
  const refuse = () => Promise.reject(toApiError(refused, { message: 'No.' }));
  const scope = { route: { list: 'colours' } };
  const reading = fetchSources({ one: source }, scope, new QueryClient(), refuse);
  expect(await reading.catch(({ status }) => status)).toEqual(outcome);
});
