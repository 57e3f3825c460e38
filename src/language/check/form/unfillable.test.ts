import { describe, expect, it } from 'vitest';
import { edited, expectFindings, findingsWith } from '../test-mistakes.ts';

const FACTS = 'schemas/forms/book/facts.json';
const BEFORE_UI = '"ui": { "cover"';
const HIDDEN = '"ui": { "genre_id": { "widget": "hidden" }, "cover"';

describe('the check of required fields', () => {
  expectFindings([
    [
      'a required field that is hidden',
      FACTS,
      BEFORE_UI,
      HIDDEN,
      `${FACTS}:42: "genre_id" is required and hidden, so nobody can fill it in; draw it, give it a "default", or take it out of "required"`,
    ],
    [
      'a hidden field that a condition requires',
      FACTS,
      BEFORE_UI,
      '"ui": { "lost_since": { "widget": "hidden" }, "cover"',
      `${FACTS}:42: "lost_since" is required and hidden, so nobody can fill it in; draw it, give it a "default", or take it out of "required"`,
    ],
  ]);

  it('reports a required field that is rendered only under a condition', () => {
    const conditional = edited(
      FACTS,
      '"then": { "required": ["lost_since"] }',
      '"then": { "properties": { "finder": { "title": "Finder", "type": "string" } } }',
    ).replace('"required": ["title", "genre_id"]', '"required": ["title", "genre_id", "finder"]');
    expect(findingsWith({ [FACTS]: conditional }).join('\n')).toContain(
      `${FACTS}:6: "finder" is always required, but asked for under a condition only; put it into "required" beside its field`,
    );
  });

  it.each([
    ['has a default', '"title": "Genre",', '"title": "Genre", "default": 1,'],
    ['is a fact', '"title": "Genre",', '"title": "Genre", "readOnly": true,'],
    ['is not required', '["title", "genre_id"]', '["title"]'],
    ['is filled in by its screen', '"genre_id": { "widget"', '"title": { "widget"'],
  ])('accepts a hidden field that %s', (_, from, to) => {
    const hidden = edited(FACTS, BEFORE_UI, HIDDEN);
    expect(hidden).toContain(from);
    const findings = findingsWith({ [FACTS]: hidden.replace(from, to) });
    expect(findings.filter((finding) => finding.includes('hidden'))).toEqual([]);
  });
});
