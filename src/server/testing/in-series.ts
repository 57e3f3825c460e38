import type { TestServer } from './test-server.ts';

/** The same server with calls serialised, so that every run assigns the same ids. */
export function inSeries(server: TestServer): TestServer {
  let last: Promise<unknown> = Promise.resolve();
  const queued =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      const result = last.then(() => call(...args));
      last = result.catch(() => undefined);
      return result;
    };
  return {
    ...server,
    request: queued(server.request),
    signUp: queued(server.signUp),
    admin: queued(server.admin),
  };
}
