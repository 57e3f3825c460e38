import type { HttpCall } from '../api/http-load.ts';

/** Each worker calls as one user, from its own address. */
export const as = (token: string, worker: number): HttpCall['headers'] => ({
  authorization: `Bearer bench-${token}`,
  'x-forwarded-for': `10.0.0.${worker + 1}`,
});
export const candidate = (worker: number) => as(String(worker + 1), worker);
export const school = (worker: number) => as(`school-${worker + 1}`, worker);
export const get = (path: string, headers: HttpCall['headers']): HttpCall => ({
  method: 'GET',
  path: `/api${path}`,
  headers,
});
export const send = (
  method: 'POST' | 'PUT',
  path: string,
  headers: HttpCall['headers'],
  body: object,
): HttpCall => ({
  method,
  path: `/api${path}`,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
/** A PDF of the usual size of a CV. */
const CV = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%${'A teacher of physics. '.repeat(4000)}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
const BOUNDARY = 'bench-boundary';
export const sendForm = (
  path: string,
  headers: HttpCall['headers'],
  fields: Record<string, string | number>,
): HttpCall => ({
  method: 'POST',
  path: `/api${path}`,
  headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: [
    ...Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`),
    `name="resume"; filename="new-cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n${CV}`,
  ]
    .map((part) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${part}\r\n`)
    .concat(`--${BOUNDARY}--\r\n`)
    .join(''),
});
export const picked = (records: number[], turn: number) => records[turn % records.length]!;
