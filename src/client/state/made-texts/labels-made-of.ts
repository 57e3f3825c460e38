import type { ValueLabel, ValueLabels } from '../../../../generated/definitions.d.ts';
import { caseOf } from '../../../language/run/value/value-path.ts';

/** The rows of the call that custom labels come from. */
export type MadeTexts = readonly Readonly<Record<string, unknown>>[];

/** Returns value labels with stored texts: a row's own label or tone overrides the one written in the definition. */
export function labelsMadeOf(labels: ValueLabels, rows: MadeTexts): ValueLabels {
  if (!labels.from) return labels;
  const { value, label, tone } = labels.from;
  const own = rows.flatMap((row) => {
    const made: ValueLabel = {
      ...madeOf('label', row[label]),
      ...(tone === undefined ? {} : madeOf('tone', row[tone])),
    };
    if (Object.keys(made).length === 0) return [];
    return [{ ...caseOf(labels, row[value]), ...made, when: { const: row[value] } }];
  });
  return own.length === 0 ? labels : { ...labels, cases: [...own, ...labels.cases] };
}

const madeOf = (name: 'label' | 'tone', found: unknown): Record<string, unknown> =>
  found === null || found === undefined || found === '' ? {} : { [name]: found };
