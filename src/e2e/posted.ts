import { type Account, vacancy } from './account.ts';

/** A vacancy of a school, posted; its id. */
export async function posted(school: Account, more: Record<string, unknown> = {}): Promise<number> {
  const [id] = await postedAll(school, [more]);
  return id!;
}

/**
 * Vacancies of a school, posted one after the other; their ids. Many at once keep others waiting for a connection to the
 * database, on a busy machine for longer than a server lets them wait.
 */
export async function postedAll(
  school: Account,
  each: readonly Record<string, unknown>[],
): Promise<number[]> {
  const body = await vacancy(school);
  const ids: number[] = [];
  for (const more of each) {
    const { data } = await school.send<{ vacancy_id: number }>('POST', '/vacancy', { ...body, ...more });
    ids.push(data.vacancy_id);
  }
  return ids;
}
