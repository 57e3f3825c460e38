import type { Db } from '../../engine/db/connect.ts';
import type { Call } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { findListedVacancy, type ListedVacancy, type Viewer } from './vacancy-read-queries.ts';

/** Returns a vacancy that the caller may see: listed, an own one, or found before. */
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
