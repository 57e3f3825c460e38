import type { Block, ListBlock } from '../../../../generated/definitions.d.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Check } from '../check-context.ts';
import { describeType, type KnownValue, type Schema, type Spot, typesOf } from '../value/known-value.ts';
import { typeAt, valueType } from '../value/values.ts';
import { describeSource } from './link-targets.ts';

/** Checks that a list by month knows the month, keeps another one in the address, and can place its rows. */
export function checkMonth(
  check: Check,
  { variant, rows, date, bind }: ListBlock,
  spot: Spot,
  inside: Spot | undefined,
  place: Place,
): void {
  const isMonth = variant === 'month';
  for (const key of ['date', 'bind'] as const)
    if (!isMonth && { date, bind }[key] !== undefined)
      check.add(within(place, key), `only the variant "month" has a "${key}"`);
  if (!isMonth) return;
  if (date === undefined)
    check.add(place, 'on which day is a row? Say "date": a value of the row, such as "item.starts_at"');
  if (bind === undefined)
    check.add(place, 'which month is shown? Say "bind": a value of the query string, such as "query.month"');
  else typeAt(check, bind, spot, within(place, 'bind'));
  const at = within(place, 'date');
  const day = date === undefined || !inside ? undefined : valueType(check, date, inside, at);
  if (day && !isDay(day)) check.add(at, `a row is on a day or at a moment, this is ${describeType(day)}`);
  const list =
    typeof rows === 'string' && inside ? typeAt(check, rows, spot, within(place, 'rows')) : undefined;
  const meta = list?.meta as Schema | undefined;
  if (inside && !list?.anything && !(meta?.properties?.month && meta.properties.today))
    check.add(
      within(place, 'rows'),
      `${describeSource(rows)} does not say which month it is; its call needs "month" and "today" in the "meta" of its answer`,
    );
}

/** A moment at a place has no format. */
const isDay = ({ schema, many, anything }: KnownValue): boolean =>
  anything ||
  (!many &&
    typesOf(schema).every((type) => type === 'string') &&
    [undefined, 'date', 'date-time'].includes(schema.format));

/** Checks that the first block that draws a row is a header, whose title stands on the row's day. */
export function checkMonthRow(check: Check, [first]: readonly Block[], place: Place): void {
  if (first?.block !== 'header')
    check.add(
      within(place, 0),
      'a row of a month begins with a "header": its title, link and first badge stand on its day',
    );
}
