import createFetchClient from 'openapi-fetch';

/** See index.d.ts. */
export function createClient({ baseUrl, key, ...options }) {
  const client = createFetchClient({ ...options, baseUrl: `${String(baseUrl).replace(/\/+$/, '')}/api` });
  if (key)
    client.use({
      onRequest({ request }) {
        request.headers.set('authorization', `Bearer ${key}`);
      },
    });
  return client;
}
