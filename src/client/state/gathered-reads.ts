import { type Envelope, type NamedCall, splitParams } from '../api/operations.ts';

/** The parameter of a list that takes ids, and the property of its rows that has the id. */
export interface ById {
  param: string;
  property: string;
}

type Params = Readonly<Record<string, unknown>>;

/** Reads the rows of a list that have some ids. */
export type GatheredRead = (operation: string, params: Params, by: ById) => Promise<Envelope>;

/** The most ids that a list takes, and the most rows of a page. */
const MOST = 100;

interface Wave {
  ids: Set<unknown>;
  answer: Promise<Envelope>;
}

/** Gathers reads that start at the same time and differ only in their ids, such as those of a table's cells, into one call. */
export function gatherReads(call: NamedCall): GatheredRead {
  const waves = new Map<string, Wave>();

  const startWave = (operation: string, others: Params, param: string, key: string): Wave => {
    const ids = new Set<unknown>();
    // A timer rather than a microtask: reads that are repeated after a failure start in tasks of their own.
    const answer = new Promise((start) => setTimeout(start)).then(() => {
      if (waves.get(key)?.ids === ids) waves.delete(key);
      const params = { ...others, [param]: [...ids], per_page: ids.size };
      return call(operation, splitParams(operation, params));
    });
    const wave = { ids, answer };
    waves.set(key, wave);
    return wave;
  };

  return async (operation, params, { param, property }) => {
    const { [param]: asked, per_page: _, ...others } = params;
    const ids = new Set([asked].flat().map(String));
    const key = JSON.stringify([operation, param, others]);
    const joined = new Set<Wave>();
    for (const id of ids) {
      const open = waves.get(key);
      const wave = open && open.ids.size < MOST ? open : startWave(operation, others, param, key);
      wave.ids.add(id);
      joined.add(wave);
    }
    const answers = await Promise.all([...joined].map(({ answer }) => answer));
    const rows = answers.flatMap(({ data }) => data as Record<string, unknown>[]);
    return { data: rows.filter((row) => ids.has(String(row[property]))) };
  };
}
