// `npm run bench`: the product's measurements, each beside a control of the same run.
// Names run only some: `npm run bench -- bytes`.
import { measureAdmin } from './bench/admin.ts';
import { measureApi } from './bench/api.ts';
import { measureBytes } from './bench/bytes.ts';
import { measureDefinitions } from './bench/definitions.ts';
import { measureKeystrokes } from './bench/keystroke.ts';
import { measurePaint } from './bench/paint.ts';
import { measureStart } from './bench/start.ts';

const benches: Record<string, () => Promise<void>> = {
  admin: measureAdmin,
  api: measureApi,
  bytes: measureBytes,
  definitions: measureDefinitions,
  keystroke: measureKeystrokes,
  paint: measurePaint,
  start: measureStart,
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!benches[name])
    throw new Error(`There is no bench "${name}"; there are ${Object.keys(benches).join(', ')}.`);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  await bench();
}
