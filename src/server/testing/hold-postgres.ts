import { startEmbeddedPostgres } from '../engine/db/embedded-postgres.ts';

// A separate process for tests that kill it: starts the database in the given folder and waits.
const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2]!, durable: false });
console.log(postgres.url);
setInterval(() => undefined, 60_000);
