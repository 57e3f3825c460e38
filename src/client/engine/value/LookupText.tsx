import { useLookup } from './use-lookup.ts';

interface LookupTextProps {
  name: string;
  params?: Readonly<Record<string, unknown>>;
  value: unknown;
}

/** Shows the label of a lookup's row by its value. */
export function LookupText({ name, params = {}, value }: LookupTextProps) {
  const { options, state } = useLookup(name, params, '', value);
  const label = options.find((option) => String(option.value) === String(value))?.label;
  return label ?? (state === 'loading' ? '…' : String(value));
}
