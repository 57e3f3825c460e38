import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

describe('the action check', () => {
  expectFindings([
    [
      'an icon-only button without an icon',
      'schemas/screens/book.json',
      '"label": "Review",',
      '"label": "Review", "show": "icon",',
      'schemas/screens/book.json:22: there is no "icon" to show',
    ],
    [
      'an icon-only button of a named action without an icon',
      'schemas/actions/toggle-keep.json',
      '  "icon": "flag",\n',
      '',
      'schemas/parts/book-card.json:18: there is no "icon" to show',
    ],
    [
      'a form button without a text',
      'schemas/screens/new-book.json',
      '"label": "Save",',
      '"label": "Save", "icon": "flag", "show": "icon",',
      'schemas/screens/new-book.json:13: the button of a form shows its text',
    ],
    [
      'an icon for a state that never occurs',
      'schemas/screens/book.json',
      '"label": "Review",',
      '"label": "Review", "pressedIcon": "flag",',
      'schemas/screens/book.json:22: without "pressed" this is never shown',
    ],
    [
      'a text for a pressed state that never occurs',
      'schemas/actions/toggle-keep.json',
      '"icon": "flag",',
      '"icon": "flag", "pressedLabel": "Kept {item.titel}",',
      'schemas/actions/toggle-keep.json:5: item.titel: there is no "titel"; did you mean "title"?',
    ],
  ]);
});
