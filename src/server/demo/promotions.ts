import type { Stage } from './act-as.ts';

type Offer = { id: number; owner: number; deadline: number; isClosed: boolean; isListed: boolean };

/** How many schools use what their plan includes: one vacancy a month. */
const SCHOOLS = 5;

/** Some schools put one of their vacancies to the front of the search. */
export async function promote(stage: Stage, posted: readonly Offer[], now: number): Promise<void> {
  const open = posted.filter(({ deadline, isClosed, isListed }) => deadline > 0 && !isClosed && isListed);
  const owners = [...new Set(open.map(({ owner }) => owner))].slice(0, SCHOOLS);
  for (const owner of owners) {
    const { id } = open.find((vacancy) => vacancy.owner === owner)!;
    await stage.act(owner, new Date(now), 'featureVacancy', { path: { id } });
  }
}
