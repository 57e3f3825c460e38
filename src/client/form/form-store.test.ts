import { describe, expect, test, vi } from 'vitest';
import type { FormModule, RuleError, Validator } from '../../shared/form-module.ts';
import { FormStore } from './form-store.ts';

/** Every row needs a name; compiled by hand. */
const validate: Validator = (data) => {
  const { rows = [] } = data as { rows?: { name?: string }[] };
  validate.errors = rows.flatMap((row, index): RuleError[] =>
    row.name
      ? []
      : [
          {
            keyword: 'required',
            instancePath: `/rows/${index}`,
            schemaPath: '#',
            params: { missingProperty: 'name' },
          },
        ],
  );
  return validate.errors.length === 0;
};

const form: FormModule = {
  name: 'test',
  title: 'Test',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string' },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' }, age: { type: 'integer' } } },
      },
    },
  },
  ui: {},
  validate,
};

const storeOf = (data: Record<string, unknown>) => new FormStore(form, data, 'create');

describe('values', () => {
  test('a change is told with all values, and shares what did not change', () => {
    const store = storeOf({ title: 'a', rows: [{ name: 'x' }] });
    const rows = store.read(['rows']);
    store.onChange = vi.fn();
    store.write(['title'], 'b');
    expect(store.onChange).toHaveBeenCalledWith({ title: 'b', rows: [{ name: 'x' }] });
    expect(store.read(['rows'])).toBe(rows);
  });

  test('writing the same value again tells nobody', () => {
    const store = storeOf({ title: 'a' });
    const listener = vi.fn();
    store.subscribe(listener);
    store.write(['title'], 'a');
    expect(listener).not.toHaveBeenCalled();
  });

  test('what the form has said itself does not overwrite what was typed since', () => {
    const store = storeOf({});
    store.write(['title'], 'a');
    const said = store.data;
    store.write(['title'], 'ab');
    store.receive(said);
    expect(store.read(['title'])).toBe('ab');
  });

  test('other data from outside replaces everything', () => {
    const store = storeOf({ title: 'a' });
    store.write(['title'], 'typed');
    store.receive({ title: 'new' });
    expect(store.read(['title'])).toBe('new');
    expect(store.readGiven(['title'])).toBe('new');
  });
});

describe('errors', () => {
  test('none is shown before the first attempt, and all follow every change after it', () => {
    const store = storeOf({ rows: [{ age: 3 }] });
    expect(store.errorText(['rows', 0, 'name'], true)).toBe('');
    store.attempt();
    expect(store.errorText(['rows', 0, 'name'], true)).toBe('This field is required');
    store.write(['rows', 0, 'name'], 'x');
    expect(store.errorText(['rows', 0, 'name'], true)).toBe('');
  });

  test('an error stands at the row on the screen, though blank rows above it are not sent', () => {
    const store = storeOf({ rows: [{}, { age: 3 }] });
    expect(store.attempt().data).toEqual({ rows: [{ age: 3 }] });
    expect(store.errorText(['rows', 0], true)).toBe('');
    expect(store.errorText(['rows', 1, 'name'], true)).toBe('This field is required');
  });

  test('so does an error of the server', () => {
    const store = storeOf({ rows: [{}, { name: 'x' }] });
    store.attempt();
    store.refuse({ 'rows.0.name': ['Taken'] });
    expect(store.errorText(['rows', 1, 'name'], true)).toBe('Taken');
  });

  test("the server's errors stay until their field changes", () => {
    const store = storeOf({ title: 'a', rows: [{ name: 'x' }] });
    store.attempt();
    store.refuse({ title: ['Taken'], 'rows.0.name': ['Odd'] });
    store.write(['title'], 'b');
    expect(store.errorText(['title'], true)).toBe('');
    expect(store.errorText(['rows', 0, 'name'], true)).toBe('Odd');
  });

  test('an error that no drawn field shows is shown for the whole', () => {
    const store = storeOf({ title: 'a' });
    const undraw = store.draw(['title'], true);
    store.refuse({ title: ['Taken'], token: ['Expired'] });
    expect(store.strayErrorText()).toBe('Expired');
    undraw();
    expect(store.strayErrorText()).toBe('Taken\nExpired');
  });
});
