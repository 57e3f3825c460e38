import { useLookup } from './use-lookup.ts';

/** The label of a lookup's row by its value. */
export function LookupText({ name, value }: { name: string; value: unknown }) {
  const { options, state } = useLookup(name, {});
  const label = options.find((option) => String(option.value) === String(value))?.label;
  return label ?? (state === 'loading' ? '…' : String(value));
}
