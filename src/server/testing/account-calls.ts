import { PASSWORD, type TestServer } from './test-server.ts';

/** Calls that need no session. */
export function accountCalls(server: TestServer) {
  const post = (path: string, json: unknown, token?: string) =>
    server.request('POST', `/api/auth/${path}`, { json, token });
  return {
    post,
    register: (user_name: string, change: Record<string, unknown> = {}) =>
      post('register', { full_name: 'Sara Khalil', user_name, password: PASSWORD, role_id: 2, ...change }),
    login: (user_name: string, password = PASSWORD) => post('login', { user_name, password }),
  };
}
