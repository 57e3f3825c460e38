import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

describe('actions', () => {
  expectFindings([
    [
      'a symbol alone where there is none',
      'schemas/screens/book.json',
      '"label": "Review",',
      '"label": "Review", "show": "icon",',
      'schemas/screens/book.json:22: there is no "icon" to show',
    ],
    [
      'a symbol alone of a named action that has none',
      'schemas/actions/toggle-keep.json',
      '  "icon": "flag",\n',
      '',
      'schemas/parts/book-card.json:18: there is no "icon" to show',
    ],
    [
      'a form’s button without its text',
      'schemas/screens/new-book.json',
      '"label": "Save",',
      '"label": "Save", "icon": "flag", "show": "icon",',
      'schemas/screens/new-book.json:13: the button of a form shows its text',
    ],
    [
      'a symbol for a state that never is',
      'schemas/screens/book.json',
      '"label": "Review",',
      '"label": "Review", "pressedIcon": "flag",',
      'schemas/screens/book.json:22: without "pressed" this is never shown',
    ],
    [
      'the text of a pressed toggle',
      'schemas/actions/toggle-keep.json',
      '"icon": "flag",',
      '"icon": "flag", "pressedLabel": "Kept {item.titel}",',
      'schemas/actions/toggle-keep.json:5: item.titel: there is no "titel"; did you mean "title"?',
    ],
  ]);
});
