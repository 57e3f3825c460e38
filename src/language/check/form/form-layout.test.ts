import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

describe('the form layout check', () => {
  expectFindings([
    [
      'an unknown field in a group',
      'schemas/forms/book/facts.json',
      '["title", "kind"]',
      '["title", "kinds"]',
      'schemas/forms/book/facts.json:39: there is no field "kinds"; did you mean "kind"?',
    ],
    [
      'one field in two groups',
      'schemas/forms/book/facts.json',
      '["title", "kind"]',
      '["title", "price_low"]',
      'schemas/forms/book/facts.json:40: "price_low" stands in two groups',
    ],
    [
      'a required field in a folded group',
      'schemas/forms/book/facts.json',
      '"fields": ["title", "kind"]',
      '"title": "More", "as": "disclosure", "fields": ["title", "kind"]',
      'schemas/forms/book/facts.json:39: "title" is required, so it cannot be folded away',
    ],
    [
      'a folded group without a title',
      'schemas/forms/book/facts.json',
      '"fields": ["title", "kind"]',
      '"as": "disclosure", "fields": ["kind"]',
      'schemas/forms/book/facts.json:39: a folded group needs a title to open it by',
    ],
    [
      'an unknown field in ui',
      'schemas/forms/book/facts.json',
      '"cover": { "widget"',
      '"covr": { "widget"',
      'schemas/forms/book/facts.json:42: there is no field "covr"; did you mean "cover"?',
    ],
    [
      'a widget that does not suit its field',
      'schemas/forms/book/facts.json',
      '"widget": "image"',
      '"widget": "tags"',
      'schemas/forms/book/facts.json:42: the widget "tags" is for a list; "cover" is something else; it can be "file", "image"',
    ],
    [
      'a password widget for a field that is no secret',
      'schemas/forms/auth/login.json',
      ', "writeOnly": true',
      '',
      'schemas/forms/auth/login.json:12: the widget "password" is for a secret ("writeOnly"), else its text is trimmed; "password" is something else; it can be "text", "search", "textarea", "otp"',
    ],
    [
      'a time zone line at a field without a time',
      'schemas/forms/book/facts.json',
      '"cover": { "widget": "image" }',
      '"lost_since": { "reads": { "text": "{value}", "format": "zoned-time", "place": "title" } }',
      'schemas/forms/book/facts.json:42: "lost_since" is no moment ("format": "date-time"), so it reads the same everywhere',
      'schemas/forms/book/facts.json:42: "title" is no fact of the form: a text with "readOnly"',
    ],
    [
      'a spelling offered from a field that is no text',
      'schemas/forms/book/facts.json',
      '"cover": { "widget": "image" }',
      '"title": { "transliterate": { "from": "genre_id", "script": "arabic" } }',
      'schemas/forms/book/facts.json:42: "genre_id" is no field with a name to spell',
    ],
    [
      'a field without a label',
      'schemas/forms/review/2-stars.json',
      '"title": "Stars", "type"',
      '"type"',
      'schemas/forms/review/2-stars.json:7: the field "stars" has no title',
    ],
  ]);
});
