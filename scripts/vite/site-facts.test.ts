import { expect, it } from 'vitest';
import { withFacts } from './site-facts.ts';

const IMPORT = "import site from '../schemas/site.json' with { type: 'json' };\n";
const facts = { currency: 'SAR', time_zone: 'Asia/Riyadh' };

it('writes the facts of the site into the code that reads them', () => {
  expect(withFacts(`${IMPORT}const money = site.currency + site.name;`, facts)).toBe(
    `${IMPORT}const money = "SAR" + site.name;`,
  );
});

it('leaves other code alone', () => {
  expect(withFacts('const site = { currency: 1 }; site.currency;', facts)).toBeUndefined();
});
