import { describe, expect, it } from 'vitest';
import { edited, findingsWith, library } from '../test-mistakes.ts';

const CARD = 'schemas/parts/book-card.json';
const using = (block: string) => edited(CARD, '"blocks": [\n', `"blocks": [\n    ${block},\n`);

describe('the check of recursive parts', () => {
  it('reports a part that includes itself', () => {
    expect(
      findingsWith({ [CARD]: using('{ "block": "use", "part": "book-card", "with": { "item": "item" } }') }),
    ).toEqual([`${CARD}:5: the part "book-card" draws itself without end; draw something else here`]);
  });

  it('reports a part that is the row of its own list', () => {
    const list = '{ "block": "list", "rows": "item.editions", "part": "book-card", "empty": "books.empty" }';
    expect(findingsWith({ [CARD]: using(list) })).toContain(
      `${CARD}:5: the part "book-card" draws itself without end; draw something else here`,
    );
  });

  it('reports a part that includes itself through another one, for any row', () => {
    const other = 'schemas/parts/book-frame.json';
    expect(
      findingsWith({
        [CARD]: using(
          '{ "block": "list", "rows": "item.editions", "part": "book-frame", "empty": "books.empty" }',
        ),
        [other]: library
          .read(CARD)!
          .replace('"Book"', '"row"')
          .replace(
            /"blocks": \[[\s\S]*\n {2}\]/,
            '"blocks": [{ "block": "list", "rows": "item.books", "part": "book-card", "empty": "books.empty" }]',
          ),
      }),
    ).toContain(
      `${CARD}:5: the part "book-card" draws itself without end: "book-card" draws "book-frame", "book-frame" draws "book-card"; draw something else here`,
    );
  });

  it('accepts a recursion through a dialog, which opens on demand', () => {
    const dialog =
      '{ "block": "actions", "actions": [{ "label": "Look", "action": "open", "title": "Look", "blocks": [{ "block": "use", "part": "book-card", "with": { "item": "item" } }] }] }';
    expect(findingsWith({ [CARD]: using(dialog) })).toEqual([]);
  });
});
