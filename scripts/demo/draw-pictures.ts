// Draws the demo's portraits, school photos and logos: `node scripts/node.mjs scripts/demo/draw-pictures.ts
// [NAME …]`. The results are committed under src/server/data/demo, because drawing takes longer than starting
// the demo may take.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { demoSchools } from '../../src/server/start/demo/demo-content.ts';
import { campus } from './campus.ts';
import { logo } from './logos.ts';
import { PORTRAITS, portrait } from './portraits.ts';

const DEMO = resolve(import.meta.dirname, '../../src/server/data/demo');
/** The metadata a phone writes. */
const TAGS = { IFD0: { Make: 'Example', Model: 'Phone 12', DateTime: '2026:03:14 09:26:53' } };

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const nameOf = (logo: string) => logo.replace(/\.\w+$/, '');
const names = [...Object.keys(PORTRAITS), ...demoSchools.map(({ logo }) => nameOf(logo))];
for (const name of wanted)
  if (!names.includes(name)) throw new Error(`There is no "${name}"; the names are: ${names.join(', ')}`);
const draw = (svg: string) => sharp(Buffer.from(svg));
for (const folder of ['portraits', 'photos', 'logos']) mkdirSync(join(DEMO, folder), { recursive: true });

for (const [name, looks] of Object.entries(PORTRAITS).filter(([name]) => isWanted(name))) {
  // Half of all phones store portraits sideways and tag the orientation.
  const isOnItsSide = name.length % 2 === 0;
  const picture = draw(portrait(looks)).flatten();
  const stored = isOnItsSide
    ? sharp(await picture.rotate(270).png({ compressionLevel: 1 }).toBuffer())
    : picture;
  await stored
    .withExif(TAGS)
    .withMetadata({ orientation: isOnItsSide ? 6 : 1 })
    .jpeg({ quality: 82 })
    .toFile(join(DEMO, 'portraits', `${name}.jpg`));
  console.log(`Drew ${name}`);
}
for (const { logo: file, photos = [] } of demoSchools) {
  const name = nameOf(file);
  if (!isWanted(name)) continue;
  for (const photo of photos)
    await draw(campus(name, photo.includes('grounds') ? 'grounds' : 'front'))
      .flatten()
      .jpeg({ quality: 80 })
      .toFile(join(DEMO, 'photos', photo));
  await draw(logo(name))
    .png({ compressionLevel: 9 })
    .toFile(join(DEMO, 'logos', file));
  console.log(`Drew ${name}`);
}
