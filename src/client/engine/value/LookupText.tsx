import type { Lookup } from '../../../../generated/definitions.d.ts';
import { commaNow } from '../../../language/run/value/language.ts';
import { evaluate } from '../../../language/run/value/value-path.ts';
import type { Envelope } from '../../api/operations.ts';
import { operationQuery, useVisitQueries } from '../../state/queries.ts';
import { useScope } from '../block-context.ts';
import { useScreenContext } from '../screen-context.ts';
import { optionsOf } from './lookup-choices.ts';
import type { Choice } from './lookup-context.ts';
import { useLookup } from './use-lookup.ts';
import { useNames } from './use-names.ts';

interface LookupTextProps {
  name: string;
  params?: Readonly<Record<string, unknown>>;
  /** A value, or a list of values. */
  value: unknown;
}

/** Shows the labels of a lookup's rows by their values. */
export function LookupText({ name, params = {}, value }: LookupTextProps) {
  const lookup = useScreenContext().definitions.lookups[name];
  return lookup?.ids === undefined ? (
    <FromList name={name} params={params} value={value} />
  ) : (
    <ByIds lookup={lookup} params={params} value={value} />
  );
}

function FromList({ name, params, value }: Required<LookupTextProps>) {
  const { options, state } = useLookup(name, params, '', value);
  return textOf(value, options, state === 'loading');
}

type ByIdsProps = Omit<Required<LookupTextProps>, 'name'> & { lookup: Lookup };

/** Of a list that comes page by page, a page is used if it is there, but not read: its rows may be any. */
function ByIds({ lookup, params, value }: ByIdsProps) {
  const scope = useScope();
  const labels = useScreenContext().definitions.labels[lookup.labels ?? ''];
  const given = { ...evaluate(lookup.params, scope), ...params };
  const page = useVisitQueries().getQueryData<Envelope>(operationQuery(lookup.operation, given).queryKey);
  const known = page === undefined ? [] : optionsOf(lookup, labels, page);
  const { rows, isLoading } = useNames(lookup, labels, given, known, value);
  return textOf(value, [...rows, ...known], isLoading);
}

const textOf = (value: unknown, options: readonly Choice[], isLoading: boolean): string =>
  [value]
    .flat()
    .map((one) => {
      const label = options.find((option) => String(option.value) === String(one))?.label;
      return label ?? (isLoading ? '…' : String(one));
    })
    .join(commaNow());
