import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Returns a function that makes a call, expects it to succeed and returns the answer's body. */
export function succeedingCalls(server: TestServer) {
  return async (method: string, path: string, { token }: { token?: string } = {}, json?: unknown) => {
    const { status, body } = await server.request(method, `/api${path}`, {
      token,
      ...(json !== undefined && { json }),
    });
    expect({ status, errors: body.errors }, `${method} ${path}`).toMatchObject({
      status: expect.toSatisfy((code: number) => code < 300),
    });
    return body;
  };
}
