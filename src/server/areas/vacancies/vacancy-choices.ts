/** The number of vacancies with one combination of place, curriculum, subject and role. */
export type Share = {
  country_id: number;
  city: string;
  curriculum_id: number;
  subject_id: number;
  candr_id: number;
  open_vacancies: number;
};

/** The filters chosen by an item's id. */
export type ChosenById = Exclude<keyof Share, 'city' | 'open_vacancies'>;

export type Chosen = { city?: string[] } & { [Filter in ChosenById]?: number[] };

type Counts<Value> = Map<Value, number>;

/**
 * Returns how many vacancies each choice of a filter would find together with the other filters. Current
 * choices of the same filter are ignored, because a vacancy needs to match only one of them.
 */
export function countsBy(filter: ChosenById, spread: readonly Share[], chosen: Chosen): Counts<number> {
  const others = spread.filter((share) => isOf(share, without(filter, chosen)));
  return sums(others, (share) => share[filter]);
}

/** By the city's name in lower case, with its most frequent spelling. */
export function countsByCity(
  spread: readonly Share[],
  chosen: Chosen,
): Map<string, { city: string; open_vacancies: number }> {
  const others = spread.filter((share) => isOf(share, without('city', chosen)));
  const written = sums(others, ({ city }) => city);
  const busiestFirst = [...written].sort(([, a], [, b]) => b - a);
  const found = new Map<string, { city: string; open_vacancies: number }>();
  for (const [city, open] of busiestFirst) {
    const known = found.get(city.toLowerCase());
    if (known) known.open_vacancies += open;
    else found.set(city.toLowerCase(), { city, open_vacancies: open });
  }
  return found;
}

const PLACES: readonly (keyof Chosen)[] = ['country_id', 'city'];
const OTHERS = ['curriculum_id', 'subject_id', 'candr_id'] as const;

/** Countries and cities are choices of one filter, the location. */
function without(filter: keyof Chosen, chosen: Chosen): Chosen {
  const same = PLACES.includes(filter) ? PLACES : [filter];
  return { ...chosen, ...Object.fromEntries(same.map((name) => [name, undefined])) };
}

function isOf(share: Share, chosen: Chosen): boolean {
  const { country_id = [], city = [] } = chosen;
  const isThere =
    country_id.includes(share.country_id) ||
    city.some((name) => name.toLowerCase() === share.city.toLowerCase());
  return (
    (isThere || country_id.length + city.length === 0) &&
    OTHERS.every((filter) => !chosen[filter]?.length || chosen[filter].includes(share[filter]))
  );
}

function sums<Value>(spread: readonly Share[], of: (share: Share) => Value): Counts<Value> {
  const found: Counts<Value> = new Map();
  for (const share of spread) found.set(of(share), (found.get(of(share)) ?? 0) + share.open_vacancies);
  return found;
}
