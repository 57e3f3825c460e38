// `npm run bench`: the product's measurements, each beside a control of the same run.
// Names run only some: `npm run bench -- bytes`.
import { resolve } from 'node:path';
import { buildStale } from './build/build-stale.ts';

/** Imported when they run, because most import generated files, which a fresh clone does not have. */
const benches: Record<string, () => Promise<void>> = {
  admin: async () => (await import('./bench/admin.ts')).measureAdmin(),
  api: async () => (await import('./bench/api.ts')).measureApi(),
  bytes: async () => (await import('./bench/bytes.ts')).measureBytes(),
  definitions: async () => (await import('./bench/definitions.ts')).measureDefinitions(),
  keystroke: async () => (await import('./bench/keystroke.ts')).measureKeystrokes(),
  paint: async () => (await import('./bench/paint.ts')).measurePaint(),
  start: async () => (await import('./bench/start.ts')).measureStart(),
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (benches[name]) continue;
  console.error(`There is no bench "${name}"; there are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
await buildStale(resolve(import.meta.dirname, '..'), console.log, ['generated files']);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  await bench();
}
