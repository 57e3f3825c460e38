import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NEW_LANGUAGE } from '../../grammar/language-file.ts';
import { filesOnDisk, filesWith } from '../../grammar/project-files.ts';
import { loadProject } from '../project.ts';
import { shownTexts } from '../screen/untranslated.ts';
import { operationsOf } from './api-document.ts';
import { tablesModule } from './api-tables.ts';

const library = filesOnDisk(join(import.meta.dirname, '../../check/fixture'));
const ROOT = 'openapi/openapi.yaml';
const ACCESS = 'openapi/access.yaml';

const TEMPLATE = `
paths:
  /\${list}:
    get:
      operationId: list\${Names}
      summary: \${Names as Words}, \${Name as a}
      parameters:
        - { x-sort: ["\${sort}", "\${counts as names}"] }
      responses: { "200": { description: All of them., x-rows: "\${Name}", x-example: [{ <<: ["\${example}", "\${counts}"] }] } }
  /\${list}/{id}: { delete: { operationId: "forget\${Name}", responses: {} } }
schemas:
  \${Name}: { type: object, properties: { <<: "\${counts as integers}", shelf: { $ref: "openapi.yaml#/components/schemas/Book" } } }
`;
const TABLE = `
old-maps: { Name: OldMap, Names: OldMaps, sort: [title], counts: { loan_count: 3 }, example: { id: 1 } }
atlases: { Name: Atlas, Names: Atlases, sort: [title, size], counts: {}, example: { id: 2 } }
`;

const ROWS = `
tables:
  maps: { "list\${Names}": public, "forget\${Name}": Librarian }
`;

function project(table = TABLE, more: Record<string, string> = {}) {
  const root = library.read(ROOT)!;
  return loadProject(
    filesWith(library, {
      [ROOT]: `x-tables: { maps: { rows: maps.yaml, each: [map.yaml] } }\n${root}`,
      [ACCESS]: `${library.read(ACCESS)}${ROWS}`,
      'openapi/map.yaml': TEMPLATE,
      'openapi/maps.yaml': table,
      ...more,
    }),
  );
}

describe('a template that a table fills', () => {
  const { api, findings, tables } = project();
  const operation = (id: string) =>
    operationsOf(api).find((one) => one.operation.operationId === id)?.operation;

  it('generates paths and schemas for each row, beside the written ones', () => {
    expect(findings.sorted()).toEqual([]);
    expect(operation('listOldMaps')?.summary).toBe('Old maps, an old map');
    expect(operation('listAtlases')?.summary).toBe('Atlases, an atlas');
    expect(operation('listBooks')).toBeDefined();
    expect(api.components.schemas.OldMap).toEqual({
      type: 'object',
      properties: { loan_count: { type: 'integer' }, shelf: { $ref: '#/components/schemas/Book' } },
    });
  });

  it('inserts values of any type, and merges lists and objects', () => {
    expect(operation('listOldMaps')?.parameters).toEqual([
      {
        name: 'sort',
        in: 'query',
        description: expect.any(String),
        schema: { type: 'string', enum: ['title', '-title', 'loan_count', '-loan_count'], default: 'title' },
      },
    ]);
    const { content } = operation('listOldMaps')!.responses['200'] as {
      content: Record<string, { example: { data: unknown } }>;
    };
    expect(content['application/json']!.example.data).toEqual([{ id: 1, loan_count: 3 }]);
  });

  it('sets the access rules of all generated operations', () => {
    expect(operation('listAtlases')).toMatchObject({ security: [] });
    expect(operation('forgetAtlas')).toMatchObject({ 'x-roles': ['Librarian'] });
  });

  it('passes the texts of its table to the code behind the operations', () => {
    expect(tables.maps!['old-maps']).toEqual({ Name: 'OldMap', Names: 'OldMaps' });
    expect(tablesModule(tables)).toContain('"old-maps"');
  });

  it('offers translators the names of its lists, which answers say', () => {
    const named = project(TABLE.replaceAll('Name: ', 'id: map_id, Name: '), {
      'schemas/messages/ar.json': NEW_LANGUAGE,
    });
    const said = [...shownTexts(named, 'ar')].filter(({ isMissing }) => isMissing).map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining(['Old maps', 'Atlases']));
  });

  it('names the row that lacks a value', () => {
    const found = project(TABLE.replace('sort: [title, size], ', '')).findings.sorted();
    expect(found).toEqual([{ file: 'openapi/maps.yaml', line: 3, message: 'the templates need "sort"' }]);
  });
});
