import { describe, expect, it } from 'vitest';
import { loadProject } from '../../compile/project.ts';
import { describeFinding } from '../../grammar/findings.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { library } from '../test-mistakes.ts';

const FILE = 'schemas/forms/auth/sign-up.json';

/** Loads the library with a form that includes the fields of the form "auth/login". */
function withForm(schema: object, more: object = {}) {
  const form = { $schema: '../../meta/form.schema.json', title: 'Sign up', schema, ...more };
  const project = loadProject(filesWith(library, { [FILE]: JSON.stringify(form, null, 1) }));
  const found = project.findings.sorted().map(describeFinding);
  return { form: project.documents.forms.get('auth/sign-up')!.value, project, found };
}

const login = { '...': { $ref: 'login.json' } };
const age = { title: 'Age', type: 'integer' };

describe('a form that includes another form’s fields', () => {
  const own = { type: 'object', required: ['age'], properties: { age, ...login, nick: { type: 'string' } } };
  const ui = { age: { placeholder: '30' } };

  it('places them where it names that form, and requires the same fields', () => {
    const { project, found } = withForm(own);
    const { properties = {}, required } = project.forms.schemaOf('auth/sign-up')!;
    expect(found).toEqual([]);
    expect(Object.keys(properties)).toEqual(['age', 'user_name', 'password', 'nick']);
    expect(required).toEqual(['age', 'user_name', 'password']);
    expect(properties.user_name).toMatchObject(
      project.forms.schemaOf('auth/login')!.properties!.user_name as object,
    );
  });

  it('lays them out as that form does', () => {
    const { form, project } = withForm(own, { ui });
    expect(form.ui).toEqual({ ...(project.documents.forms.get('auth/login')!.value.ui as object), ...ui });
  });

  it('prefers its own declaration of a field', () => {
    const { project } = withForm({ type: 'object', properties: { ...login, user_name: age } });
    expect(project.forms.schemaOf('auth/sign-up')!.properties!.user_name).toMatchObject(age);
  });

  it.each<[string, object, string]>([
    [
      'an unknown form',
      { '...': { $ref: 'logon.json' } },
      'there is no form "logon.json"; did you mean "login.json"?',
    ],
    [
      'a document that is no form',
      { '...': { type: 'string' } },
      '"..." stands for the fields of another form: {"$ref": "other-form.json"}',
    ],
    [
      'a form that includes another one itself',
      { '...': { $ref: 'sign-up.json' } },
      '"sign-up.json" takes its fields from another form itself; name that one',
    ],
  ])('is refused for %s', (_, properties, message) => {
    const { found } = withForm({ type: 'object', properties });
    expect(found).toEqual([expect.stringContaining(message)]);
  });

  it('is refused when both forms have conditions, because one would be lost', () => {
    const rules = { 'x-rules': [{ when: { age: { const: 1 } }, clear: ['age'] }] };
    const base = JSON.parse(library.read('schemas/forms/auth/login.json')!) as { schema: object };
    base.schema = { ...base.schema, ...rules };
    const form = { title: 'Sign up', schema: { type: 'object', properties: { age, ...login }, ...rules } };
    const files = {
      'schemas/forms/auth/login.json': JSON.stringify(base),
      [FILE]: JSON.stringify(form),
    };
    const found = loadProject(filesWith(library, files)).findings.sorted().map(describeFinding);
    expect(found).toEqual([
      `${FILE}:1: "login.json" has "x-rules", too, and one would hide the other; say it in one of the two`,
    ]);
  });
});
