import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Screen, Table } from '../../../../generated/definitions.d.ts';
import { checkProject } from '../../check/project-check.ts';
import { describeFinding } from '../../grammar/findings.ts';
import { filesKept, filesOnDisk, filesWith } from '../../grammar/project-files.ts';
import { loadProject } from '../project.ts';

// Reading the whole product's definitions takes seconds on a busy machine.
vi.setConfig({ testTimeout: 40_000 });

const files = filesKept(filesOnDisk(resolve(import.meta.dirname, '../../../..')));
const FILE = 'schemas/crud/admin-cities.json';

/** A list of the product's API, as short as possible. */
const CITIES = {
  $schema: '../meta/crud.schema.json',
  entity: 'City',
  operation: 'listAdminCities',
  title: 'Cities',
  one: 'city',
  path: '/admin/towns',
  layout: 'admin',
  form: 'admin/city',
  columns: [{ title: 'Name', value: 'item.name', sort: 'name' }],
};

function projectWith(changes: object) {
  const text = JSON.stringify({ ...CITIES, ...changes }, null, 1);
  const project = loadProject(filesWith(files, { [FILE]: text }));
  const { documents } = project;
  return {
    findings: checkProject(project)
      .findings.filter(({ isLeftOver }) => !isLeftOver)
      .map(describeFinding)
      .filter((line) => line.startsWith(FILE)),
    table: documents.tables.get('admin-cities')?.value as unknown as Table,
    screen: documents.screens.get('admin-cities')?.value as unknown as Screen,
  };
}

describe('a maintained list', () => {
  it('becomes a screen with a table for those who may read it', () => {
    const { screen, table, findings } = projectWith({});
    expect(findings).toEqual([]);
    expect(screen).toMatchObject({
      path: '/admin/towns',
      title: 'Cities',
      access: ['Admin'],
      layout: 'admin',
    });
    expect(screen.blocks.map(({ block }) => block)).toEqual(['header', 'table']);
    expect(table).toMatchObject({
      operation: 'listAdminCities',
      row: 'AdminCity',
      key: 'city_id',
      search: 'search',
      sort: 'name',
    });
  });

  it('shows the frame’s columns that its rows have after its own, also in the details', () => {
    const { table, findings } = projectWith({});
    expect(findings).toEqual([]);
    const titles = ['Name', 'Schools', 'Vacancies'];
    expect(table.columns.map(({ title }) => title)).toEqual(titles);
    expect(table.actions?.[0]).toMatchObject({
      label: 'Details',
      blocks: [{ items: titles.map((label) => ({ label })) }],
    });
  });

  it('adds, shows, edits and deletes with the calls that its entity names', () => {
    const { table } = projectWith({});
    expect(table.add).toMatchObject({
      label: 'Add city',
      blocks: [{ form: 'admin/city', submit: { operation: 'createCity' } }],
    });
    expect(table.actions).toMatchObject([
      {
        label: 'Details',
        blocks: [{ items: [{ label: 'Name', value: 'item.name' }, {}, {}] }],
      },
      {
        label: 'Edit',
        title: 'Edit {item.name}',
        blocks: [
          {
            initial: 'item',
            submit: { operation: 'updateCity', params: { id: 'item.city_id' } },
          },
        ],
      },
      {
        label: 'Merge',
        blocks: [
          { title: 'What refers to it' },
          { form: 'admin/merge', submit: { operation: 'mergeAdminItems', params: { id: 'item.city_id' } } },
        ],
      },
      { label: 'Delete', operation: 'deleteCity', confirm: { with: { name: 'item.name' } } },
    ]);
    expect(table.each_selected).toMatchObject([{ label: 'Delete' }]);
  });

  it('checks a row’s buttons, and shows them before its menu', () => {
    const go = { label: 'Schools', action: 'go', to: { screen: 'admin-schools' } };
    const { table, findings } = projectWith({
      buttons: [{ ...go, when: { 'item.nam': { const: 'Doha' } } }],
    });
    expect(table.buttons).toMatchObject([{ label: 'Schools' }]);
    expect(findings).toEqual([expect.stringContaining('item.nam: there is no "nam"')]);
  });

  it('offers the API’s further calls for the list', () => {
    const { table } = projectWith({});
    const params = { list: { const: 'cities' } };
    expect(table.export).toEqual({ operation: 'exportAdminList', params });
    expect(table.import).toMatchObject({
      label: 'Import',
      blocks: [
        {
          form: 'admin/import',
          submit: [
            { operation: 'importAdminList', params, body: { dry_run: { const: false } } },
            { operation: 'importAdminList', params, body: { dry_run: { const: true } } },
          ],
          answer: [{ part: 'imported-lines' }],
        },
      ],
    });
  });

  it('leaves out actions without a call', () => {
    const { table, findings } = projectWith({
      add: false,
      edit: false,
      delete: false,
      form: undefined,
    });
    expect(findings).toEqual([]);
    expect([table.add, table.each_selected]).toEqual([undefined, undefined]);
    expect(table.actions).toMatchObject([{ label: 'Details' }, { label: 'Merge' }]);
  });

  it('offers adding only while its frame’s condition holds', () => {
    expect(projectWith({}).table.add).toMatchObject({ when: { 'prefs.no_quick_actions': false } });
  });

  it.each([
    [
      'an entity without calls',
      { entity: 'Town' },
      `${FILE}:3: there is no operation "createTown"; where there is nothing to add, write "add": false`,
    ],
    ['an unknown operation', { operation: 'listTowns' }, `${FILE}:4: there is no operation "listTowns"`],
    [
      'an operation that returns no list',
      { operation: 'getAdminStats' },
      `${FILE}:4: "getAdminStats" answers no list`,
    ],
    ['no form', { form: undefined }, `${FILE}:1: "form" is missing: nothing can be typed to add city`],
    [
      'a column that the rows lack',
      { columns: [{ title: 'Name', value: 'item.nam' }] },
      `${FILE}:13: item.nam: there is no "nam"; did you mean "name"?`,
    ],
    ['an unknown word', { colums: [] }, `${FILE}:17: "colums" is not known here; did you mean "columns"?`],
  ])('reports %s at its line', (_, changes, finding) => {
    expect(projectWith(changes).findings).toContain(finding);
  });
});
