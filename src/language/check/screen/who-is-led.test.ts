import { describe, expect, it } from 'vitest';
import { edited, findingsWith } from '../test-mistakes.ts';

describe('the check of navigation', () => {
  it('reports a link whose target refuses its users', () => {
    const screen = 'schemas/screens/new-book.json';
    const leading = edited(screen, '"message": "server"', '"message": "server", "to": { "screen": "books" }');
    expect(findingsWith({ [screen]: leading })).toEqual([
      `${screen}:16: this link is shown to Librarian, but only Reader may open the screen "books"; link to another screen, or add the role to its "access"`,
    ]);
  });

  it('reports a screen that nothing leads to', () => {
    const early = { 'schemas/screens/early.json': edited('schemas/screens/login.json', '/login', '/early') };
    expect(findingsWith(early)).toEqual([
      'schemas/screens/early.json:1: no link, menu or guard leads to this screen',
    ]);
    const mailed = {
      'schemas/events/early.json': JSON.stringify({
        $schema: '../meta/event.schema.json',
        mails: [{ to: 'reader', subject: 'Early', body: [{ label: 'Come early', screen: 'early' }] }],
      }),
    };
    expect(findingsWith({ ...early, ...mailed })).toEqual([]);
    const layout = 'schemas/layouts/plain.json';
    expect(
      findingsWith({
        ...early,
        [layout]: edited(
          layout,
          '"items": [',
          '"items": [{ "label": "Early", "to": { "screen": "early" } }, ',
        ),
      }),
    ).toEqual([]);
  });
});
