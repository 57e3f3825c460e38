import { describe, expect, it } from 'vitest';
import { newSchool } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, school } = await withServer({ admin: (at) => at.admin(), school: newSchool });

const get = async (path: string) =>
  (await server.request('GET', `/api/${path}`, { token: admin.token })).body.data;

async function importFile(list: string, text: BlobPart, dry_run = false, token = admin.token) {
  const form = new FormData();
  form.append('file', new File([text], 'list.csv', { type: 'text/csv' }));
  form.append('dry_run', String(dry_run));
  return server.request('POST', `/api/admin/lists/${list}/import`, { token, form });
}
const refusedFor = async (list: string, text: BlobPart) => {
  const { status, body } = await importFile(list, text);
  return [status, body.errors?.file];
};

describe('importing a CSV file into a list', () => {
  it('returns a hundred lines, refused ones first, and the number of further ones', async () => {
    const names = Array.from({ length: 150 }, (_, at) => `Long import ${at}`);
    const { body } = await importFile('subjects', ['Name', ...names, 'x'.repeat(500), ''].join('\r\n'), true);
    expect(body.data).toMatchObject({ added: 150, refused: 1, not_shown: 51 });
    expect(body.data.lines).toHaveLength(100);
    expect(body.data.lines[0]).toMatchObject({ line: 2, becomes: 'added' });
    expect(body.data.lines.at(-1)).toMatchObject({ line: 152, becomes: 'refused' });
  });

  it('changes nothing in a dry run', async () => {
    const file = 'Name\r\nGame design\r\nMathematics\r\n';
    const tried = await importFile('subjects', file, true);
    expect(tried.body).toMatchObject({
      message: 'Checked: 1 to add, 0 to change, 0 with errors, 1 unchanged.',
      data: {
        dry_run: true,
        unchanged: 1,
        lines: [{ line: 2, becomes: 'added', name: 'Game design', values: ['Name: Game design'] }],
      },
    });
    expect(await get('admin/subjects?search=Game design')).toEqual([]);
    expect(await get('admin/audit?search=import')).toEqual([]);
    expect((await importFile('subjects', file)).body.message).toBe('1 added, 0 changed, 1 unchanged.');
    expect(await get('admin/subjects?search=Game design')).toHaveLength(1);
    expect(await get('admin/audit?search=import')).toHaveLength(1);
  });

  it('finds items by number or name, reads labels for values, and clears with an empty cell', async () => {
    const [dubai] = await get('admin/cities?search=Dubai');
    const { body } = await importFile(
      'cities',
      `Number;Country;Name;Name in Arabic\n${dubai.city_id};united arab emirates;Dubai City;\n;Oman;Muscat;مسقط القديمة\n`,
    );
    expect(body.data.lines.map(({ becomes }: { becomes: string }) => becomes)).toEqual([
      'changed',
      'changed',
    ]);
    expect(await get('admin/cities?search=Dubai City')).toMatchObject([
      { name: 'Dubai City', name_ar: null },
    ]);
    expect(await get('admin/cities?search=Muscat')).toMatchObject([{ name_ar: 'مسقط القديمة' }]);
  });

  it('keeps the values of empty cells in items found by name', async () => {
    const name_ar = 'مدينة البحر';
    expect((await importFile('cities', `Country,Name,Name in Arabic\nOman,Sur,${name_ar}`)).status).toBe(200);
    const { body } = await importFile('cities', 'Number,Country,Name,Name in Arabic\n,Oman,Sur,');
    expect(body.data).toMatchObject({ lines: [], unchanged: 1 });
    expect(await get('admin/cities?search=Sur')).toMatchObject([{ name: 'Sur', name_ar }]);
  });

  it('accepts an exported file without changes', async () => {
    for (const list of ['rating-scales', 'application-question-types', 'countries', 'cities']) {
      const { raw } = await server.request('GET', `/api/admin/lists/${list}/export`, { token: admin.token });
      const { status, body } = await importFile(list, raw.toString());
      expect([status, body.data.lines]).toEqual([200, []]);
    }
  });

  it('reports the effect of each line in a dry run, including refused ones', async () => {
    const [kuwait] = await get('admin/cities?search=Kuwait City');
    const file = `Number,Name,Country,Name in Arabic\n,Ras Tanura II,Saudi Arabia,\n${kuwait.city_id},Kuwait II,Kuwait,\n,Paris,Atlantis,`;
    const { status, body } = await importFile('cities', file, true);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ added: 1, changed: 1, refused: 1, unchanged: 0 });
    expect(body.data.lines).toMatchObject([
      { line: 2, becomes: 'added', values: ['Name: Ras Tanura II', 'Country: Saudi Arabia'] },
      { line: 3, becomes: 'changed', name: 'Kuwait II' },
      { line: 4, becomes: 'refused', why: 'Country: “Atlantis” is not an option' },
    ]);
    expect(body.data.lines[1].values).toContain('Name: Kuwait II');
    expect(body.data.lines[1].values).not.toContain('Country: Kuwait');
    expect(body.data.lines[2].values).toEqual(['Name: Paris', 'Country: Atlantis']);
    expect(await get('admin/cities?search=Ras Tanura II')).toEqual([]);
  });

  it('refuses the whole file for one invalid line, with the reason', async () => {
    const file =
      'Name,Country\nAl Ain II,United Arab Emirates\n,Oman\nParis,Atlantis\nAl Ain II,United Arab Emirates';
    expect(await refusedFor('cities', file)).toEqual([
      422,
      [
        'Row 3: Name: Name is required',
        'Row 4: Country: “Atlantis” is not an option',
        'Row 5: Name: This city already exists',
      ],
    ]);
    expect(await get('admin/cities?search=Al Ain II')).toEqual([]);
    expect(await refusedFor('skills', 'Number,Name\n999999,Patience')).toEqual([
      422,
      ['Row 2: no entry has the number 999999'],
    ]);
  });

  it('refuses a file of another kind', async () => {
    const none = [422, ['Choose a CSV file saved as UTF-8']];
    expect(await refusedFor('skills', 'Name\n')).toEqual(none);
    expect(await refusedFor('skills', 'Name\n"Patience')).toEqual(none);
    expect(await refusedFor('skills', new Uint8Array([0xff, 0xfe, 0x4e]))).toEqual(none);
    expect(await refusedFor('skills', 'Nme\nPatience')).toEqual([
      422,
      ['This list has no column called Nme'],
    ]);
    const many = `Name\n${Array.from({ length: 2_001 }, (_, index) => `Skill ${index}`).join('\n')}`;
    expect(await refusedFor('skills', many)).toEqual([422, ['Upload at most 2,000 rows at a time']]);
  });

  it('is limited to Admins', async () => {
    expect((await importFile('skills', 'Name\nPatience', false, school.token)).status).toBe(403);
    expect((await server.request('POST', '/api/admin/lists/skills/import')).status).toBe(401);
  });
});
