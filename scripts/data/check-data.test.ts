import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { describeFinding } from '../../src/language/grammar/findings.ts';
import { filesKept, filesOnDisk, filesWith } from '../../src/language/grammar/project-files.ts';
import { checkData } from './check-data.ts';

const files = filesKept(filesOnDisk(resolve(import.meta.dirname, '../..')));
const found = (changes: Record<string, string | null>) =>
  checkData(filesWith(files, changes)).map(describeFinding);

it('finds no mistakes in the shipped data', () => {
  expect(found({})).toEqual([]);
});

const CENTRES = 'demo/centres.json';
const SCHOOLS = 'demo/schools.json';
const CANDIDATES = 'demo/candidates.json';

it.each<[what: string, file: string, from: string, to: string, told: string]>([
  [
    'an item missing from its list',
    SCHOOLS,
    '"Swimming pool"',
    '"Swiming pool"',
    'the list facility has no "Swiming pool"; did you mean "Swimming pool"?',
  ],
  [
    'an unknown country name',
    CENTRES,
    '"Saudi Arabia"',
    '"Saudi Arabien"',
    'the list countries has no "Saudi Arabien"; did you mean "Saudi Arabia"?',
  ],
  [
    'a city of another country',
    CENTRES,
    '"city": "Doha"',
    '"city": "Dubai"',
    'the list cities has no "Dubai" in Qatar; it can be Doha, Al Rayyan, Al Wakrah, Lusail, Umm Salal, Al Khor, Al Daayen, Mesaieed, Dukhan, Madinat Al Shamal',
  ],
  [
    'a question type given by its label',
    'demo/questions.json',
    '"descriptive"',
    '"Long text"',
    'the list question-types has no "Long text"; it can be short_text, descriptive, option_select, multi_select, date, number, rating_scale, radio',
  ],
  [
    'a missing image file',
    CANDIDATES,
    '"sara-khalil.jpg"',
    '"sarah-khalil.jpg"',
    'there is no file "sarah-khalil.jpg" in portraits; did you mean "sara-khalil.jpg"?',
  ],
  [
    'a duplicate sign-in',
    SCHOOLS,
    '"demo-school-2@example.com"',
    '"demo-school@example.com"',
    'another one above has this "email", too',
  ],
  [
    'an unknown field name',
    CENTRES,
    '"address": "Olaya',
    '"adress": "Olaya',
    '"adress" is not known here; did you mean "address"?',
  ],
  [
    'a number in quotes',
    SCHOOLS,
    '"students": 1420',
    '"students": "1420"',
    '"students" must be a whole number without quotes',
  ],
  [
    'a misspelt enum value',
    SCHOOLS,
    '"type": "international"',
    '"type": "internatonal"',
    'there is no "type" "internatonal" here; did you mean "international"?',
  ],
  [
    'a formatted telephone number',
    CENTRES,
    '"97144000111"',
    '"+971 4 400 0111"',
    '"phone" cannot be "+971 4 400 0111": Country code and number, digits only, such as 97143005521.',
  ],
  [
    'a date in another format',
    CANDIDATES,
    '"1990-05-14"',
    '"14.5.1990"',
    '"born" cannot be "14.5.1990": The day of birth: year-month-day.',
  ],
  ['a duplicate list item', 'reference/skills.json', '"STEM"', '"Phonics"', '"items" has "Phonics" twice'],
  [
    'a missing comma',
    CENTRES,
    '"Riyadh Olaya",',
    '"Riyadh Olaya"',
    'this is not valid JSON: a comma is missing at the end of this line',
  ],
  [
    'another schema',
    CENTRES,
    'demo-centres.schema',
    'demo-centre.schema',
    'it must begin with "$schema" and the schema in ../meta that it follows',
  ],
])('reports %s with its line and a readable sentence', (_, file, from, to, told) => {
  const path = `src/server/data/${file}`;
  const text = files.read(path)!;
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  expect(found({ [path]: text.replace(from, to) })).toContain(`${path}:${line}: ${told}`);
});

it('reports a missing field and the misspelt one in its place', () => {
  const path = `src/server/data/${CENTRES}`;
  expect(found({ [path]: files.read(path)!.replace('"address"', '"adress"') })).toEqual([
    `${path}:4: "address" is missing`,
    `${path}:8: "adress" is not known here; did you mean "address"?`,
  ]);
});

it('reports an image that nothing refers to', () => {
  expect(found({ 'src/server/data/demo/logos/old.png': '' })).toEqual([
    'src/server/data/demo/logos/old.png:1: nothing names this file',
  ]);
});
