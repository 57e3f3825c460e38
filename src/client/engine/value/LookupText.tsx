import { commaNow } from '../../../language/run/value/language.ts';
import { useLookup } from './use-lookup.ts';

interface LookupTextProps {
  name: string;
  params?: Readonly<Record<string, unknown>>;
  /** A value, or a list of values. */
  value: unknown;
}

/** Shows the labels of a lookup's rows by their values. */
export function LookupText({ name, params = {}, value }: LookupTextProps) {
  const { options, state, isNaming } = useLookup(name, params, '', value);
  const isLoading = state === 'loading' || isNaming;
  return [value]
    .flat()
    .map((one) => {
      const label = options.find((option) => String(option.value) === String(one))?.label;
      return label ?? (isLoading ? '…' : String(one));
    })
    .join(commaNow());
}
