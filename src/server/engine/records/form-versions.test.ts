import { describe, expect, it } from 'vitest';
import { storedDefinitions } from '../../../../generated/stored-definitions.ts';
import { formVersion, formVersions, makeFormVersion } from './form-versions.ts';

type Form = Parameters<typeof makeFormVersion>[1][number];

const form: Form = {
  name: 'garden/tree',
  title: 'Tree',
  schema: {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { title: 'Kind', enum: ['oak', 'fir'], 'x-labels': { oak: 'Oak', fir: 'Fir' } },
      planted: { title: 'Planted', type: 'string', format: 'date' },
    },
  },
  plan: { fields: { kind: { messages: { required: 'Choose a kind' } } } },
  ui: { planted: { help: 'A rough guess will do' } },
};
const ARABIC = { Kind: 'النوع', 'Choose a kind': 'اختر النوع', Oak: 'بلوط' };
const made = (edit?: (one: Form) => void, texts: Record<string, string> = ARABIC) => {
  const edited = structuredClone(form);
  edit?.(edited);
  return makeFormVersion('trees', [edited], { ar: texts });
};

describe('the version of a form', () => {
  it('is the same for the same form', () => {
    expect(made().version).toMatch(/^[0-9a-f]{64}$/);
    expect(made().version).toBe(made().version);
  });

  it.each<[string, ReturnType<typeof made>]>([
    ['title', made((one) => (one.schema.properties!.kind!.title = 'Species'))],
    ['option', made((one) => one.schema.properties!.kind!.enum!.pop())],
    ['option’s label', made((one) => (one.schema.properties!.kind!['x-labels']!.fir = 'Fir tree'))],
    ['rule', made((one) => (one.schema.required = ['kind', 'planted']))],
    ['order', made((one) => (one.schema.properties = { planted: {}, ...one.schema.properties }))],
    ['message', made((one) => (one.plan.fields!.kind!.messages!.required = 'Which kind?'))],
    ['hint', made((one) => (one.ui.planted!.help = 'Any day of that year'))],
    ['translation', made(undefined, { ...ARABIC, Oak: 'سنديان' })],
    ['translated message', made(undefined, { ...ARABIC, 'Choose a kind': 'أي نوع؟' })],
  ])('changes with a %s', (_, { version }) => {
    expect(version).not.toBe(made().version);
  });

  it('says what is asked, with its texts in all languages, in a form that a database can store', () => {
    const { asked } = made();
    expect(asked).toEqual([
      {
        name: 'kind',
        title: { en: 'Kind', ar: 'النوع' },
        options: [
          { value: 'oak', label: { en: 'Oak', ar: 'بلوط' } },
          { value: 'fir', label: { en: 'Fir' } },
        ],
      },
      { name: 'planted', title: { en: 'Planted' }, format: 'date' },
    ]);
    expect(JSON.parse(JSON.stringify(asked))).toEqual(asked);
  });

  it('is made for each kind of record that operations store', async () => {
    const all = await formVersions();
    expect(all.map(({ record }) => record)).toEqual(Object.keys(storedDefinitions.records));
    expect(new Set(all.map(({ version }) => version)).size).toBe(all.length);
    for (const { record, asked } of all) expect(asked, record).not.toEqual([]);
    const { asked } = await formVersion('applications');
    expect(asked.find(({ name }) => name === 'phone')!.title).toEqual({
      en: 'WhatsApp number',
      ar: expect.stringMatching(/\p{Script=Arabic}/u),
    });
  });
});
