import type { TestServer } from './test-server.ts';

/** The body with which an Admin creates a user. */
export const userBody = (server: TestServer, changes: Record<string, unknown> = {}) => ({
  full_name: 'Omar Aziz',
  user_name: server.newEmail(),
  password: 'secret1',
  role_id: 2,
  ...changes,
});
