import { type Entry, onlyNamedEntry } from './cv-words.ts';
import { synonyms } from './synonyms.ts';

/** Returns the only country that a text's parts name. A short name must be a part of its own. */
export function countryIn(parts: readonly string[], countries: readonly Entry[]): Entry | undefined {
  const bare = parts.map((part) => part.replace(/^[([]|[)\],]$/g, '').trim());
  const short = bare.flatMap((part) => synonyms.countries[part] ?? synonyms.countries[`${part}.`] ?? []);
  const [name] = short;
  return name
    ? countries.find((country) => country.name === name)
    : onlyNamedEntry(bare.join(', '), countries);
}

/** Returns the country of a nationality: "Indian" → India. With two nationalities, returns none. */
export function nationalityIn(text: string, countries: readonly Entry[]): Entry | undefined {
  const country = synonyms.nationalities[text.trim().replace(/\.$/, '')];
  return countries.find(({ name }) => name === country);
}
