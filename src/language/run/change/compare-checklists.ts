import type { Change } from './change.ts';
import type { Definitions } from './definitions.ts';

/** Tells of what is asked for in addition, earlier or no longer; what was proven is stored under an item's key. */
export function changesOfChecklists({
  before,
  after,
}: {
  before: Definitions;
  after: Definitions;
}): Change[] {
  return Object.entries(before.checklists ?? {}).flatMap(([name, was]) => {
    const is = after.checklists?.[name];
    const file = `schemas/checklists/${name}.json`;
    if (!is)
      return [
        {
          class: 'asks',
          file,
          where: `Checklist ${name}`,
          what: 'is gone',
          follows: 'what was proven by it stays stored, and another checklist holds',
        },
      ];
    return Object.entries({ ...was, ...is }).flatMap(([key, { title }]): Change[] => {
      const change = { class: 'asks', file, where: `Checklist ${name}`, path: key, field: title } as const;
      if (!is[key])
        return [
          { ...change, what: 'is removed', follows: 'what was proven for it stays stored, but is not shown' },
        ];
      const [earlier, now] = [was[key], is[key]];
      if (!earlier)
        return [{ ...change, what: 'is new', follows: 'whoever is not decided on yet needs it as well' }];
      if (earlier.due === now.due || now.due !== 'hire') return [];
      return [{ ...change, what: 'is needed earlier', follows: 'nobody is decided on without it any more' }];
    });
  });
}
