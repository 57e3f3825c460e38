// `npm run bench`: the product's benchmarks, each next to a control from the same run.
// Names select some of them: `npm run bench -- bytes`.
import { resolve } from 'node:path';
import { buildStale } from './build/build-stale.ts';

/** Imported on demand, because most of them import generated files, which a fresh clone lacks. */
const benches: Record<string, () => Promise<void>> = {
  admin: async () => (await import('./bench/admin.ts')).measureAdmin(),
  api: async () => (await import('./bench/api.ts')).measureApi(),
  bytes: async () => (await import('./bench/bytes.ts')).measureBytes(),
  definitions: async () => (await import('./bench/definitions.ts')).measureDefinitions(),
  flood: async () => (await import('./bench/flood.ts')).measureFlood(),
  keystroke: async () => (await import('./bench/keystroke.ts')).measureKeystrokes(),
  navigation: async () => (await import('./bench/navigation.ts')).measureNavigation(),
  paint: async () => (await import('./bench/paint.ts')).measurePaint(),
  publish: async () => (await import('./bench/publish.ts')).measurePublishing(),
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
