import { expect, it } from 'vitest';
import card from '../../../../../schemas/parts/own-interview.json' with { type: 'json' };
import type { Condition } from '../../../../language/run/form/field-schema.ts';
import { holds } from '../../../../language/run/value/conditions.ts';

type Offered = { label: string; when?: Condition };

const answers: readonly Offered[] = card.blocks.flatMap(({ actions = [] }) => actions as Offered[]);

it.each([
  ['has not been answered', null, ['Accept', 'Propose another time']],
  ['has a counter-proposal', 'proposed', ["Accept the school's time", 'Propose another time']],
  ['has been accepted', 'accepted', ['Propose another time']],
])('offers the candidate the possible answers when the interview %s', (_, answer, labels) => {
  const offered = answers.filter(({ when }) => holds(when, { item: { answer } }));
  expect(offered.map(({ label }) => label)).toEqual(labels);
});
