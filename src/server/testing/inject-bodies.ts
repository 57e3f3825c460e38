import type { LightMyRequestResponse } from 'fastify';

type Sent = { json?: unknown; form?: FormData; payload?: string | Buffer };

/** The whole body of an answer; for an event stream, which never ends, its beginning. */
export async function bodyOf(response: LightMyRequestResponse): Promise<Buffer> {
  const stream = response.stream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    if (String(response.headers['content-type']).startsWith('text/event-stream')) break;
  }
  return Buffer.concat(chunks);
}

/** The body and content type to send. */
export async function payloadOf({ json, form, payload }: Sent) {
  if (json !== undefined) {
    return { payload: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  }
  if (form) {
    const encoded = new Response(form);
    const contentType = encoded.headers.get('content-type')!;
    return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': contentType } };
  }
  return { payload, headers: {} };
}
