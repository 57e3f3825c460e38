import type { MapAnswer, ValueMap } from '../../../../generated/definitions.d.ts';
import { caseOf } from '../../../language/run/value/value-path.ts';

/** The rows that a map's call has answered with. */
export type MadeTexts = readonly Readonly<Record<string, unknown>>[];

/** A map as people have made it: where a row has a text or a mood of its own, that goes before what is written. */
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
