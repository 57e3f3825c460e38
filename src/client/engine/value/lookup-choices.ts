import type { Lookup, ValueLabels } from '../../../../generated/definitions.d.ts';
import { language } from '../../../language/run/value/language.ts';
import { caseOf, isPresent } from '../../../language/run/value/value-path.ts';
import type { Envelope } from '../../api/operations.ts';
import type { Choice } from './lookup-context.ts';

/** Returns the rows of a response as options. */
export function optionsOf(
  { value, label, count, in: inLanguages, also = [] }: Lookup,
  labels: ValueLabels | undefined,
  { data }: Envelope,
): Choice[] {
  const rows = Array.isArray(data) ? (data as Record<string, unknown>[]) : [];
  const translated = inLanguages?.[language().name];
  const labelOf = (row: Record<string, unknown>) => {
    const own = translated === undefined ? undefined : row[translated];
    return caseOf(labels, row[label])?.label ?? String((isPresent(own) ? own : row[label]) ?? '');
  };
  return rows.map((row) => ({
    value: row[value] as string | number,
    label: labelOf(row),
    ...(also.length > 0 && { also: also.flatMap((name) => namesIn(row[name])) }),
    count: count === undefined ? undefined : Number(row[count]),
    row,
  }));
}

/** A text's parts between commas. */
const namesIn = (text: unknown) =>
  typeof text === 'string' ? text.split(/\s*[,،]\s*/).filter((name) => name !== '') : [];
