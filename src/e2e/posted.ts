import { type Account, vacancy } from './account.ts';

/** Posts a vacancy for a school and returns its id. */
export async function posted(school: Account, more: Record<string, unknown> = {}): Promise<number> {
  const [id] = await postedAll(school, [more]);
  return id!;
}

/**
 * Posts vacancies one after another and returns their ids. In parallel they would hold all database
 * connections, on a busy machine longer than the server lets other calls wait.
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
