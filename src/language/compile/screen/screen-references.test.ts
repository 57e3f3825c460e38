import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProject } from '../../check/project-check.ts';
import { filesOnDisk } from '../../grammar/project-files.ts';
import { loadProject } from '../project.ts';
import { screenModules } from './screen-modules.ts';
import { referencesOf } from './screen-references.ts';

const project = loadProject(filesOnDisk(join(import.meta.dirname, '../../check/fixture')));
const { labels } = checkProject(project);

const { documents, ...reached } = referencesOf(project.documents.screens.get('books')!, project, labels);

describe('the references of a screen', () => {
  it('include everything that its documents name, transitively', () => {
    expect(
      Object.fromEntries(Object.entries(documents).map(([folder, names]) => [folder, [...names].sort()])),
    ).toEqual({
      parts: ['book-card'],
      wizards: [],
      tables: [],
      labels: ['kept'],
      actions: ['toggle-keep'],
      lookups: ['genres'],
      layouts: ['plain'],
      forms: ['search/books'],
    });
  });

  it('include its blocks', () => {
    expect([...reached.blocks].sort()).toEqual(['actions', 'form', 'header', 'list', 'tabs']);
  });

  it('include the labels of stored values', () => {
    expect(reached.labelsByPath).toEqual({
      'item.kind': { labels: { novel: 'Novel', essay: 'Essay' } },
      'item.genre_id': { lookup: 'genres' },
    });
  });
});

it('include a dialog’s wizard, but not its forms, which load on demand', () => {
  const text = screenModules(project, labels, new Map()).get('generated/screens/book.js')!;
  expect(text).toContain(`from '../../generated/documents/wizards/review.json' with { type: 'json' }`);
  expect(text).toContain(`"review/1-text": () => import('../../generated/forms/review/1-text.js')`);
});

it('bring the calls of their documents, and no others', () => {
  const { operations } = reached;
  expect([...operations].sort()).toEqual(['getMe', 'keepBook', 'listBooks', 'listGenres', 'listLoans']);
  const calls = new Map([...operations, 'elsewhere'].map((id) => [id, `{ path: '/${id}' }`]));
  const text = screenModules(project, labels, calls).get('generated/screens/books.js')!;
  for (const id of operations) expect(text).toContain(`${id}: { path: '/${id}' }`);
  expect(text).not.toContain('elsewhere');
});
