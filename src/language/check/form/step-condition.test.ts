import { describe, expect, it } from 'vitest';
import { loadProject } from '../../compile/project.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { edited, expectFindings, library } from '../test-mistakes.ts';

const REVIEW = 'schemas/wizards/review.json';
const STARS = '{ "form": "review/2-stars" }';
const branched = (when: string) => `{ "form": "review/2-stars", "when": { ${when} } }`;

describe('the check of a wizard that branches', () => {
  expectFindings([
    [
      'nothing for a test of an earlier answer',
      REVIEW,
      STARS,
      branched('"form.words": { "type": "string" }'),
    ],
    [
      'a test of a later answer',
      REVIEW,
      STARS,
      branched('"form.stars": { "minimum": 2 }'),
      `${REVIEW}:8: form.stars: there is no "stars"; it can be words, email`,
    ],
    [
      'a test that the server cannot make',
      REVIEW,
      STARS,
      branched('"form.words": { "type": "string" }, "me.shelf": { "minimum": 2 }'),
      `${REVIEW}:8: the server decides from the answers whether this step is asked, and does not know "me.shelf"; test answers only, or none`,
    ],
  ]);

  it('requires of a body only what is always asked', () => {
    const changes = { [REVIEW]: edited(REVIEW, STARS, branched('"form.words": { "const": "Good" }')) };
    const requiredOf = (files: typeof library) =>
      JSON.stringify(loadProject(files).api.paths['/books/{id}/review']);
    expect(requiredOf(library)).toContain('"required":["reader_id","words","stars"]');
    expect(requiredOf(filesWith(library, changes))).toContain('"required":["reader_id","words"]');
  });
});
