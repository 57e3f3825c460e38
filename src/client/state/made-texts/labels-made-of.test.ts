import { describe, expect, it } from 'vitest';
import type { ValueLabels } from '../../../../generated/definitions.d.ts';
import { caseOf } from '../../../language/run/value/value-path.ts';
import { labelsMadeOf } from './labels-made-of.ts';

const written: ValueLabels = {
  from: { operation: 'listStates', value: 'state', label: 'own_label', tone: 'own_tone' },
  cases: [{ when: { const: 'New' }, label: 'New', tone: 'neutral', icon: 'clock' }],
  else: { label: 'Over', tone: 'muted' },
};
const row = (state: string, own_label: string | null, own_tone: string | null) => ({
  state,
  own_label,
  own_tone,
});

describe('value labels with stored texts', () => {
  it('uses the stored labels and tones, and keeps the rest as written', () => {
    const made = labelsMadeOf(written, [row('New', 'Just arrived', null), row('Gone', null, 'danger')]);
    expect(caseOf(made, 'New')).toMatchObject({ label: 'Just arrived', tone: 'neutral', icon: 'clock' });
    expect(caseOf(made, 'Gone')).toMatchObject({ label: 'Over', tone: 'danger' });
    expect(caseOf(made, 'Other')).toEqual({ label: 'Over', tone: 'muted' });
  });

  it('stay as written when no texts are stored, or they have no source for them', () => {
    expect(labelsMadeOf(written, [row('New', null, null), row('Gone', '', '')])).toBe(written);
    const { from, ...alone } = written;
    expect(labelsMadeOf(alone, [row('New', 'Other', 'info')])).toBe(alone);
  });
});
