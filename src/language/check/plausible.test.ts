import { describe, expect, it } from 'vitest';
import { edited, expectFindings, findingsWith, library } from './test-mistakes.ts';

const FACTS = 'schemas/forms/book/facts.json';
const LOANS = 'schemas/tables/loans.json';
const MENU = '{ "label": "Loans", "to": { "screen": "loans" } }';

describe('the check of plausible mistakes', () => {
  expectFindings([
    [
      'a date picker for a list',
      FACTS,
      '"editions": { "empty"',
      '"editions": { "widget": "date", "empty"',
      `${FACTS}:42: the widget "date" is for a day ("format": "date"); "editions" is something else; it can be "tags"`,
    ],
    [
      'a select without options',
      FACTS,
      '"cover": { "widget"',
      '"title": { "widget": "select" }, "cover": { "widget"',
      `${FACTS}:42: the widget "select" is for one of several values ("enum", "x-lookup" or "x-options"); "title" is something else; it can be "text", "search", "textarea", "otp"`,
    ],
    [
      'a range of texts',
      FACTS,
      '"fields": ["title", "kind"]',
      '"as": "range", "fields": ["title", "kind"]',
      `${FACTS}:39: "range" is for two numbers; "kind" is something else`,
      `${FACTS}:39: "range" is for two numbers; "title" is something else`,
    ],
    [
      'a range that is reversed',
      FACTS,
      '"as": "range",',
      '"as": "range", "step": -10,',
      `${FACTS}:40: a step of -10 leads nowhere`,
    ],
    [
      'a currency by its name instead of its code',
      FACTS,
      '"as": "range",',
      '"as": "range", "currency": "dollars",',
      `${FACTS}:40: "dollars" is not the three letters of a currency, such as USD`,
    ],
    [
      'a field with a gap above itself',
      FACTS,
      '"over": "price_low"',
      '"over": "price_high"',
      `${FACTS}:24: "price_high" cannot lie above itself`,
    ],
    [
      'a placeholder in a widget without a text box',
      FACTS,
      '"widget": "image"',
      '"widget": "image", "placeholder": "Choose"',
      `${FACTS}:42: the widget "image" shows no "placeholder"; "help" is shown`,
    ],
    [
      'rows for a widget without lines',
      FACTS,
      '"widget": "image"',
      '"widget": "image", "rows": 3',
      `${FACTS}:42: "rows" is for the widget "textarea" only`,
    ],
    [
      'a missing checkbox before "more"',
      FACTS,
      '"widget": "image"',
      '"widget": "image", "shown": 0',
      `${FACTS}:42: "shown" must be a whole number from 1 up`,
    ],
    [
      'a title that uses value labels',
      FACTS,
      '"cover": { "widget"',
      '"title": { "title": "{item.kind|labels:marks}" }, "cover": { "widget"',
      `${FACTS}:42: a form cannot read value labels: say the value itself, or a field beside it that reads well`,
    ],
    [
      'an empty group',
      FACTS,
      '["title", "kind"]',
      '[]',
      `${FACTS}:39: "fields" is an empty list; add an entry, or leave it out where it may be left out`,
    ],
    [
      'values that are shown as stored codes',
      FACTS,
      '"x-labels": { "novel": "Novel", "essay": "Essay" }',
      '"enum": ["novel", "essay"]',
      `${FACTS}:15: the value "novel" of "kind" is shown as it is; give it a label in "x-labels"`,
    ],
    [
      'a duplicate value',
      FACTS,
      '"description": "What kind of book it is"',
      '"enum": ["novel", "essay", "novel"]',
      `${FACTS}:18: "novel" is in this list twice; remove one of them`,
    ],
    [
      'values that the labels imply',
      FACTS,
      '"description": "What kind of book it is"',
      '"enum": ["novel", "essay"]',
      `${FACTS}:18: the values follow from "x-labels"; leave "enum" out`,
    ],
    [
      'two values with one label',
      FACTS,
      '"essay": "Essay"',
      '"essay": "Novel"',
      `${FACTS}:20: "novel" and "essay" are both called "Novel"`,
    ],
    [
      'two fields with one label',
      FACTS,
      '"title": "Kind"',
      '"title": "Title"',
      `${FACTS}:15: there is another field called "Title" beside this one`,
    ],
    [
      'a name without meaning',
      FACTS,
      '"title": "Kind"',
      '"title": ""',
      `${FACTS}:16: this text is empty; write what people should read, or remove it`,
    ],
    [
      'a space that nobody sees',
      FACTS,
      '"title": "Kind"',
      '"title": "Kind "',
      `${FACTS}:16: "Kind " begins or ends with a space; remove the space`,
    ],
    [
      'a field without a type',
      FACTS,
      '"lost_since": { "title": "Lost since", "type": "string", "format": "date"',
      '"lost_since": { "title": "Lost since", "format": "date"',
      `${FACTS}:27: the field "lost_since" does not say its "type"`,
    ],
    [
      'rows without a title, whose heading would be "undefined 1"',
      'schemas/fields/edition-row.json',
      '  "title": "Edition",\n',
      '',
      'schemas/fields/edition-row.json:1: the rows of "editions" have no title; it stands above each, with the row\'s number',
    ],
    [
      'a list without items',
      FACTS,
      ',\n        "items": { "$ref": "../../fields/edition-row.json" }',
      '',
      `${FACTS}:31: a list says in "items" what stands in it`,
    ],
    [
      'a default that is too long',
      FACTS,
      '"maxLength": 100,',
      `"maxLength": 3, "default": "Untitled",`,
      `${FACTS}:11: the default "Untitled" is not allowed by the field's own rules; change it, or leave it out`,
    ],
    [
      'a message for a rule that the field lacks',
      FACTS,
      '["title", "genre_id"]',
      '["genre_id"]',
      `${FACTS}:13: "title" has a message for "required", but is not required; add it to "required"`,
    ],
    [
      'a placeholder that nothing fills',
      FACTS,
      '"A book has a title"',
      '"A book has a title of {n} letters"',
      `${FACTS}:13: nothing fills in {n} here; it can be limit`,
    ],
    [
      'a message that repeats the default',
      FACTS,
      '"A book has a title"',
      '"Title is required"',
      `${FACTS}:13: every required field says "{title} is required"; leave it out`,
    ],
    [
      'a date in another notation',
      FACTS,
      '"x-unique": ["kind"]',
      '"formatMinimum": "01.02.2026"',
      `${FACTS}:27: "01.02.2026" is not a date; write it as 2026-01-31`,
    ],
    [
      'file types by their extensions',
      FACTS,
      '"image/png"',
      '".png"',
      `${FACTS}:25: ".png" is not a media type such as "application/pdf"`,
    ],
    [
      'megabytes instead of bytes',
      FACTS,
      '"maxBytes": 1000000',
      '"maxBytes": 5',
      `${FACTS}:25: 5 bytes hold no file; 5 MB are 5242880`,
    ],
    [
      'a deletion without a confirmation',
      LOANS,
      '      "confirm": "loans.confirm_end",\n',
      '',
      `${LOANS}:19: "endLoan" deletes at once; ask first with "confirm": the key of a message`,
    ],
    [
      'what follows, but no question',
      LOANS,
      '"confirm": "loans.confirm_end"',
      '"confirm_text": "loans.confirm_end"',
      `${LOANS}:19: "endLoan" deletes at once; ask first with "confirm": the key of a message`,
      `${LOANS}:27: there is no question above it; add "confirm"`,
    ],
    [
      'an unused action',
      LOANS,
      '"label": "End",\n      ',
      '',
      `${LOANS}:19: an action needs a "label": its button says it, or tells it to who cannot see the icon`,
    ],
    [
      'two columns with one title',
      LOANS,
      '"title": "Due"',
      '"title": "Title"',
      `${LOANS}:14: there is another column "Title" beside this one`,
    ],
    [
      'a duplicate step',
      'schemas/wizards/review.json',
      '{ "form": "review/2-stars" },',
      '{ "form": "review/2-stars" }, { "form": "review/2-stars" },',
      'schemas/wizards/review.json:8: there is another step with the form "review/2-stars" beside this one',
    ],
    [
      'a duplicate menu item',
      'schemas/layouts/plain.json',
      MENU,
      `${MENU}, ${MENU}`,
      'schemas/layouts/plain.json:11: there is another item "Loans" beside this one',
    ],
    [
      'a number that the path does not accept',
      'schemas/screens/books.json',
      '"query": { "page": 1 }',
      '"query": { "page": { "const": 0 } }',
      'schemas/screens/books.json:54: page is never 0; it is at least 1 and at most 1000000',
    ],
  ]);

  it('reports ids of another list', () => {
    const genres = library.read('schemas/lookups/genres.json')!;
    expect(
      findingsWith({
        'schemas/lookups/shelves.json': genres,
        [FACTS]: edited(FACTS, '"x-lookup": "genres"', '"x-lookup": "shelves"'),
        'schemas/forms/search/books.json': edited(
          'schemas/forms/search/books.json',
          '"x-lookup": "genres"',
          '"x-lookup": "shelves"',
        ),
      }),
    ).toContain(
      `${FACTS}:22: "genre_id" is chosen from the lookup "shelves", which gives ids of something else; did you mean "genres"?`,
    );
  });
});
