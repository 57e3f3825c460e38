import type { MapAnswer, ValueMap } from '../../../../generated/definitions.d.ts';
import { caseOf } from '../../../language/run/value/value-path.ts';

/** The rows of the call that a map names. */
export type MadeTexts = readonly Readonly<Record<string, unknown>>[];

/** Returns a map with stored texts: a row's own label or tone overrides the one written in the definition. */
export function mapMadeOf(map: ValueMap, rows: MadeTexts): ValueMap {
  if (!map.from) return map;
  const { value, label, tone } = map.from;
  const own = rows.flatMap((row) => {
    const made: MapAnswer = {
      ...madeOf('label', row[label]),
      ...(tone === undefined ? {} : madeOf('tone', row[tone])),
    };
    if (Object.keys(made).length === 0) return [];
    return [{ ...caseOf(map, row[value]), ...made, when: { const: row[value] } }];
  });
  return own.length === 0 ? map : { ...map, cases: [...own, ...map.cases] };
}

const madeOf = (name: 'label' | 'tone', found: unknown): Record<string, unknown> =>
  found === null || found === undefined || found === '' ? {} : { [name]: found };
