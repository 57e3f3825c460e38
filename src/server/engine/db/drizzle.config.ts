import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --config src/server/engine/db/drizzle.config.ts` writes a migration from the
 * difference between the schema and the latest snapshot. Delete the previous snapshot then: only the latest
 * is ever read.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/{engine/db,areas/*}/tables/*.ts',
  out: './src/server/engine/db/migrations',
});
