import { describe, expect, it } from 'vitest';
import definitions from '../../../schemas/meta/definitions.schema.json' with { type: 'json' };
import type { Grammar } from '../workshop-api.ts';
import { grammarAt, keysIn, valuesIn } from './grammar-at.ts';

const grammar = {
  $defs: definitions.$defs,
  documents: { screens: 'screen-document', forms: 'form-document' },
} as unknown as Grammar;

const SCREEN = '{ "title": "A", "blocks": [{ "block": "header", "variant": "" }, { "block": "" }] }';

describe('the grammar at a place', () => {
  it('offers the keys of a document that are not there yet', () => {
    const keys = keysIn(grammarAt(grammar, 'screens', SCREEN, []), ['title', 'blocks']);
    expect([...keys.keys()]).toContain('access');
    expect([...keys.keys()]).not.toContain('title');
    expect(keys.get('path')?.about).toMatch(/\w+ \w+/);
  });

  it('offers the keys of the kind of block that it is, and only these', () => {
    const keys = keysIn(grammarAt(grammar, 'screens', SCREEN, ['blocks', 0]), ['block']);
    expect([...keys.keys()]).toContain('meta');
    expect([...keys.keys()]).not.toContain('rows');
  });

  it('offers the words of a value', () => {
    expect(valuesIn(grammarAt(grammar, 'screens', SCREEN, ['blocks', 1, 'block']))).toContain('"list"');
    expect(valuesIn(grammarAt(grammar, 'screens', SCREEN, ['blocks', 0, 'variant']))).toContain('"hero"');
  });

  it('offers the names of other documents', () => {
    const text = '{ "blocks": [{ "block": "form", "form": "" }] }';
    expect(valuesIn(grammarAt(grammar, 'screens', text, ['blocks', 0, 'form'])).length).toBeGreaterThan(20);
  });

  it('says what a rule of a field means, however deep it is', () => {
    const text = '{ "schema": { "properties": { "name": { "maxLength": 5 } } } }';
    const [first] = grammarAt(grammar, 'forms', text, ['schema', 'properties', 'name', 'maxLength']);
    expect(first?.description).toMatch(/\w/);
  });
});
