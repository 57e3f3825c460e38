import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

const file = 'schemas/lookups/genres.json';
const paged = '"operation": "listBooks", "value": "id", "label": "title", "ids": "genre_id"';

describe('the lookup check', () => {
  expectFindings([
    [
      'a lookup of a paged list',
      file,
      '"operation": "listGenres", "value": "id", "label": "name"',
      paged,
      `${file}:1: "listBooks" comes page by page, so most rows could not be chosen; say by which parameter to "search"`,
    ],
    [
      'a search parameter that the list lacks',
      file,
      '"operation": "listGenres", "value": "id", "label": "name"',
      `${paged}, "search": "words"`,
      `${file}:1: the operation "listBooks" has no parameter "words"; it can be search, genre_id, tab, page`,
    ],
    [
      'a paged list with a client-side search',
      file,
      '"operation": "listGenres", "value": "id", "label": "name"',
      `${paged}, "search": "search", "params": { "tab": { "const": "kept" }, "page": 1 }`,
    ],
    [
      'several values of a paged list without a way to read them in one call',
      file,
      '"operation": "listGenres", "value": "id", "label": "name"',
      `${paged.replace(', "ids": "genre_id"', '')}, "search": "search"`,
      'schemas/forms/search/books.json:8: the lookup "genres" comes page by page and this field takes several values; it must say by which parameter ("ids") the chosen ones are read',
    ],
    [
      'chosen rows by a parameter that the list lacks',
      file,
      '"operation": "listGenres", "value": "id", "label": "name"',
      `${paged.replace('genre_id', 'book_id')}, "search": "search"`,
      `${file}:1: the operation "listBooks" has no parameter "book_id"; it can be search, genre_id, tab, page`,
    ],
    [
      'chosen rows by a parameter of a single value',
      file,
      '"operation": "listGenres", "value": "id", "label": "name"',
      `${paged.replace('genre_id', 'tab')}, "search": "search"`,
      `${file}:1: "tab" of "listBooks" takes a single value; "ids" needs one that takes a list`,
    ],
    [
      'a constant of another type',
      file,
      '"operation": "listGenres", "value": "id", "label": "name"',
      `${paged}, "search": "search", "params": { "page": { "const": "first" } }`,
      `${file}:1: page takes a whole number, this is text`,
    ],
    [
      'a bare word instead of a constant',
      file,
      '"operation": "listGenres", "value": "id", "label": "name"',
      `${paged}, "search": "search", "params": { "tab": "kept" }`,
      `${file}:1: nothing here is called "kept"; a fixed text is written {"const": "kept"}; it can be prefs, session`,
    ],
  ]);
});
