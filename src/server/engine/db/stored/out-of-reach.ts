import { getTableColumns } from 'drizzle-orm';
import type { StoredWork } from '../../../../language/run/change/change.ts';
import { placeName, type StoredPlace, type StoredRecord, storedPlace } from './stored-place.ts';

/** Says why stored values cannot be treated as a definition asks; null if they can. */
export function outOfReach(records: Readonly<Record<string, StoredRecord>>, work: StoredWork): string | null {
  const { record, path, renamedTo } = work;
  const stored = records[record];
  if (!stored)
    return `Nobody knows where "${record}" are stored: a developer adds them to src/server/start/stored-records.ts.`;
  const place = storedPlace(stored, path);
  if (!place) return `"${path}" is stored within another value, which nothing can change there. ${AS_IT_WAS}`;
  if (renamedTo === undefined) return changeReach(place, work);
  const target = storedPlace(stored, renamedTo);
  if (place.is !== 'extra')
    return `"${path}" is stored as ${placeName(place)}, which searches and lists read by this name. ${RENAME}`;
  if (target?.is !== 'extra' || target.bag !== place.bag)
    return `"${renamedTo}" is the name of something else in the database (${target ? placeName(target) : 'a value within a value'}). Choose another name.`;
  return changeReach(place, work);
}

const AS_IT_WAS = 'Leave the field as it was, and add a new one with another name.';
const RENAME =
  'A developer has to rename it with a migration. Keep the name in the form, and change only its "title".';

function changeReach(place: StoredPlace, { path, movedOptions, convert, drop }: StoredWork): string | null {
  const name = placeName(place);
  if (drop !== undefined) {
    if (place.is === 'column' && place.column.notNull)
      return `"${path}" is stored as ${name}, which cannot be empty. A developer has to remove it with a migration.`;
    return place.is === 'rows'
      ? `"${path}" has a table of its own (${name}), to which others may refer. A developer has to remove it with a migration.`
      : null;
  }
  if (place.is === 'extra') return null;
  if (place.is === 'rows' && (movedOptions || convert))
    return `"${path}" has a table of its own (${name}). ${convert ? AS_IT_WAS : 'Merge the items of its list on the page that maintains it.'}`;
  if (place.is !== 'column') return null;
  const type = place.column.getSQLType();
  if (convert && !(convert === 'to-whole-number' && NUMBERS.includes(type)))
    return `"${path}" is stored as ${name}, a column of type ${type}. ${AS_IT_WAS}`;
  const empties = Object.values(movedOptions ?? {}).includes(null);
  if (empties && getTableColumns(place.table)[place.name]?.notNull)
    return `"${path}" is stored as ${name}, which cannot be empty: move its values to another option instead of null.`;
  return null;
}

const NUMBERS = ['double precision', 'integer', 'bigint', 'numeric'];
