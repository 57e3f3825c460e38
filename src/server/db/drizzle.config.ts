import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config src/server/db/drizzle.config.ts` writes a migration from the difference between the schema and the last one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema/*.ts',
  out: './src/server/db/migrations',
});
