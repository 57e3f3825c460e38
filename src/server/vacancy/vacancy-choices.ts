/** How many vacancies are at one place with one curriculum, subject and role. */
export type Share = {
  country_id: number;
  city: string;
  curriculum_id: number;
  subject_id: number;
  candr_id: number;
  open_vacancies: number;
};

/** What is chosen by the id of an item. */
export type ChosenById = Exclude<keyof Share, 'city' | 'open_vacancies'>;

/** What is chosen already. */
export type Chosen = { city?: string[] } & { [Filter in ChosenById]?: number[] };

type Counts<Value> = Map<Value, number>;

/**
 * How many vacancies each choice of a filter would leave, beside what the other filters leave. A choice of the same
 * filter does not matter: of several, one is enough.
 */
export function countsBy(filter: ChosenById, spread: readonly Share[], chosen: Chosen): Counts<number> {
  const others = spread.filter((share) => isOf(share, { ...chosen, [filter]: undefined }));
  return sums(others, (share) => share[filter]);
}

/** By the city's name in small letters, with its name as most write it. */
export function countsByCity(
  spread: readonly Share[],
  chosen: Chosen,
): Map<string, { city: string; open_vacancies: number }> {
  const others = spread.filter((share) => isOf(share, { ...chosen, city: undefined }));
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

/** Those that always stand first, then the busiest; what is neither first, nor chosen, nor has a vacancy is left out. */
export function inOrderOfChoice<Row extends { name: string; count: number; first: number; chosen: boolean }>(
  rows: readonly Row[],
): Row[] {
  const place = ({ first }: Row) => (first < 0 ? Number.POSITIVE_INFINITY : first);
  return rows
    .filter(({ count, first, chosen }) => count > 0 || first >= 0 || chosen)
    .toSorted((a, b) => {
      if (place(a) !== place(b)) return place(a) - place(b);
      return b.count - a.count || a.name.localeCompare(b.name);
    });
}

const BY_ID: readonly ChosenById[] = ['country_id', 'curriculum_id', 'subject_id', 'candr_id'];

function isOf(share: Share, chosen: Chosen): boolean {
  const { city } = chosen;
  return (
    BY_ID.every((filter) => !chosen[filter]?.length || chosen[filter].includes(share[filter])) &&
    (!city?.length || city.some((name) => name.toLowerCase() === share.city.toLowerCase()))
  );
}

function sums<Value>(spread: readonly Share[], of: (share: Share) => Value): Counts<Value> {
  const found: Counts<Value> = new Map();
  for (const share of spread) found.set(of(share), (found.get(of(share)) ?? 0) + share.open_vacancies);
  return found;
}
