import type { Db } from '../db/connect.ts';
import type { Call } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findListedVacancy, type ListedVacancy, type Viewer } from './vacancy-read-queries.ts';

/** A vacancy that the caller may see: by its state, as its own, or because it had found it before. */
export async function visibleVacancy(
  call: Pick<Call<'getVacancy'>, 'allow'>,
  db: Db,
  id: number,
  viewer: Viewer,
): Promise<ListedVacancy> {
  const listed = await findListedVacancy(db, id, viewer);
  if (!listed) throw Refusal.notFound('vacancy');
  const { vacancy, is_saved, application } = listed;
  await call.allow({ ...vacancy, is_saved, application });
  return listed;
}
