import { expect, it } from 'vitest';
import { DRAWN_PAGE_SCRIPT, HELD_SCRIPTS } from './inline-scripts.ts';

type Happening = { type: string; target: unknown };

/** A page whose template holds three scripts once it is parsed. */
function page() {
  const content: string[] = ['own', 'first', 'second'];
  const started: string[] = [];
  let isParsed = false;
  const held = {
    content: {
      get firstChild() {
        return content[0] ?? null;
      },
    },
    before: (node: unknown) => started.push(...content.splice(0, node === held.content ? content.length : 1)),
  };
  const listeners = { document: [] as [string, unknown][], window: [] as [string, unknown][] };
  const listen = (to: keyof typeof listeners) => (type: string, listener: unknown) =>
    void listeners[to].push([type, listener]);
  const document = {
    addEventListener: listen('document'),
    getElementById: (id: string) => (id === HELD_SCRIPTS && isParsed ? held : null),
  };
  const happen = (to: keyof typeof listeners, event: Happening) => {
    for (const [type, listener] of listeners[to])
      if (type === event.type) (listener as (event: Happening) => void)(event);
  };
  new Function('document', 'window', 'addEventListener', DRAWN_PAGE_SCRIPT)(document, {}, listen('window'));
  return {
    started,
    arrive: () => happen('document', { type: 'load', target: {} }),
    parse: () => {
      isParsed = true;
      happen('document', { type: 'DOMContentLoaded', target: document });
      happen('window', { type: 'DOMContentLoaded', target: document });
    },
    load: () => happen('window', { type: 'load', target: document }),
  };
}

it('starts a script for each file that has arrived, and the rest with the page', () => {
  const { started, arrive, parse, load } = page();
  parse();
  expect(started).toEqual([]);
  arrive();
  expect(started).toEqual(['own']);
  load();
  arrive();
  expect(started).toEqual(['own', 'first', 'second']);
});

it('starts scripts for styles that arrived before the page was parsed', () => {
  const { started, arrive, parse } = page();
  arrive();
  arrive();
  parse();
  expect(started).toEqual(['own', 'first']);
});
