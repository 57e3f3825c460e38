import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCsv } from '../../engine/records/csv/csv-file.ts';
import { newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';
import { adminLists } from '../reference/admin-list-queries.ts';
import { listForm } from './lists/admin-list-columns.ts';

type Column = { title: string; value?: unknown };
type Table = { operation: string; columns: Column[] };

const SCHEMAS = join(import.meta.dirname, '../../../../schemas');
const read = (path: string) => JSON.parse(readFileSync(join(SCHEMAS, path), 'utf8'));
const tables: Table[] = globSync('{crud,tables}/*.json', { cwd: SCHEMAS }).map(read);
const shared: Column[] = read('layouts/admin.json').lists.columns;

const { server, admin, school } = await withServer({ admin: (at) => at.admin(), school: newSchool });

const titlesOf = async (path: string) => {
  const { status, raw } = await server.request('GET', `/api/${path}`, { token: admin.token });
  expect(status, path).toBe(200);
  return readCsv(raw.toString())!.titles;
};

it.each(Object.entries(adminLists))(
  'names the columns in the file of %s as its table does',
  async (path, list) => {
    const table = tables.find(({ operation }) => operation === `listAdmin${list.Names}`)!;
    const known = [...table.columns, ...shared];
    const { columns } = await listForm(server.db, list);
    const inFile = await titlesOf(`admin/lists/${path}/export`);
    const counts = shared.filter(({ title }) => inFile.includes(title));
    expect(inFile).toEqual([
      'Number',
      ...columns.map(({ title }) => title),
      ...counts.map(({ title }) => title),
    ]);
    for (const { name, title } of columns) {
      const shown = known.find(({ value }) => value === `item.${name}`);
      if (shown) expect(shown.title, name).toBe(title);
    }
  },
);

/** Columns that only a file has: values that a table combines in one column, or shows as a mark. */
const ONLY_IN_FILE: Readonly<Record<string, readonly string[]>> = {
  'admin/candidate/export': ['Designation', 'City', 'Form version'],
  'admin/user/export': ['Suspended'],
  'admin/school/export': ['City', 'Country', 'Form version'],
  'admin/vacancies/export': ['City', 'Country', 'Form version'],
  'admin/application/export': ['Form version'],
  applicants: [
    'E-mail',
    'Phone',
    'Referees asked',
    'References given',
    'Referees who declined',
    'Form version',
  ],
};
/** A file has numbers where the table shows percentages. */
const withoutUnit = (title: string) => title.replace(/ \(%\)$/, '');

it.each([
  ['admin/candidate/export', 'crud/admin-candidates.json'],
  ['admin/user/export', 'tables/admin-users.json'],
  ['admin/school/export', 'crud/admin-schools.json'],
  ['admin/vacancies/export', 'crud/admin-vacancies.json'],
  ['admin/application/export', 'crud/admin-applications.json'],
  ['applicants', 'tables/applicants.json'],
])('names the columns of %s as the table does', async (path, document) => {
  const { vacancy_id } = await newVacancy(server, school);
  const inFile = await titlesOf(path === 'applicants' ? `vacancy/${vacancy_id}/applicants/export` : path);
  const shown = (read(document) as Table).columns.map(({ title }) => title);
  const others = inFile.map(withoutUnit).filter((title) => !shown.includes(title));
  expect(others).toEqual(ONLY_IN_FILE[path]);
});
