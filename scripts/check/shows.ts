import type { Show } from '../../generated/definitions.d.ts';
import { type Place, within } from '../definitions/findings.ts';
import type { Check } from './check.ts';
import { describeType, type Known, type Spot, typesOf } from './known.ts';
import { checkMapFits } from './map-uses.ts';
import { checkTarget } from './targets.ts';
import { checkFormat, checkText, checkWhen, typeAt, valueType } from './values.ts';

/** Something shown: one value, text or count, with what says how it reads. */
export function checkShow(check: Check, show: Show, spot: Spot, place: Place): void {
  const { value, values, text, count, message, label, image, link } = show;
  const said = [value, values, text, count].filter((one) => one !== undefined).length;
  if (said === 0 && image === undefined)
    check.add(place, 'nothing is shown here; say "value", "values", "text" or "count"');
  if (said > 1) check.add(place, 'only one of "value", "values", "text" and "count" can be shown');
  checkWhen(check, show.when, spot, within(place, 'when'));
  if (label !== undefined) checkText(check, label, spot, within(place, 'label'));
  if (text !== undefined) checkText(check, text, spot, within(place, 'text'));
  if (image !== undefined) valueType(check, image, spot, within(place, 'image'));
  if (link) checkTarget(check, link, spot, within(place, 'link'));
  if (count !== undefined) {
    typeAt(check, count, spot, within(place, 'count'));
    if (message === undefined) check.add(place, '"count" needs a "message"');
  }
  const sources = [
    ...(value === undefined ? [] : [{ source: value, at: within(place, 'value') }]),
    ...(values ?? []).map((source, index) => ({ source, at: within(place, 'values', index) })),
  ];
  for (const { source, at } of sources) {
    const found = valueType(check, source, spot, at);
    if (!found) continue;
    if (show.format !== undefined) checkFormat(check, show.format, found, within(place, 'format'));
    else if (show.map === undefined) checkReadable(check, found, at);
    if (show.map !== undefined) checkMapFits(check, show.map, found, within(place, 'map'));
    if (typeof source === 'string' && show.format === undefined && show.map === undefined)
      check.shows(spot.document, source, found);
  }
}

function checkReadable(check: Check, found: Known, place: Place): void {
  const { items } = found.schema;
  const shown = items ? typesOf(items) : typesOf(found.schema);
  if (shown.includes('object'))
    check.add(place, `this is ${describeType(found)}; show one of its properties`);
}
