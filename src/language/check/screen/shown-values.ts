import type { Show } from '../../../../generated/definitions.d.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Check } from '../check-context.ts';
import { checkMessage } from '../text/message-keys.ts';
import { describeType, type KnownValue, type Spot, typesOf } from '../value/known-value.ts';
import { narrowed } from '../value/narrowing.ts';
import { checkFormat, checkText, checkWhen, valueType } from '../value/values.ts';
import { checkLabelsFit } from './label-uses.ts';
import { checkTarget } from './link-targets.ts';

/** Checks something shown: a value, text or count, and its format or value labels. */
export function checkShownValue(check: Check, show: Show, around: Spot, place: Place): void {
  const spot = narrowed(around, show.when);
  const { value, values, text, count, message, label, image, link, max } = show;
  const said = [value, values, text, count].filter((one) => one !== undefined).length;
  if (said === 0 && image === undefined)
    check.add(place, 'nothing is shown here; say "value", "values", "text" or "count"');
  if (said > 1) check.add(place, 'only one of "value", "values", "text" and "count" can be shown');
  checkWhen(check, show.when, around, within(place, 'when'));
  if (label !== undefined) checkText(check, label, spot, within(place, 'label'));
  if (text !== undefined) checkText(check, text, spot, within(place, 'text'));
  if (image !== undefined) valueType(check, image, spot, within(place, 'image'));
  if (link) checkTarget(check, link, spot, within(place, 'link'));
  if (max !== undefined) valueType(check, max, spot, within(place, 'max'));
  if (count !== undefined) {
    valueType(check, count, spot, within(place, 'count'));
    if (message === undefined) check.add(place, '"count" needs a "message"');
    checkMessage(check, message, within(place, 'message'), ['n']);
  }
  const sources = [
    ...(value === undefined ? [] : [{ source: value, at: within(place, 'value') }]),
    ...(values ?? []).map((source, index) => ({ source, at: within(place, 'values', index) })),
  ];
  for (const { source, at } of sources) {
    const found = valueType(check, source, spot, at);
    if (!found) continue;
    if (show.format !== undefined) checkFormat(check, show.format, found, within(place, 'format'));
    else if (show.labels === undefined) checkReadable(check, found, at);
    if (show.labels !== undefined) checkLabelsFit(check, show.labels, found, within(place, 'labels'));
    if (typeof source === 'string' && show.format === undefined && show.labels === undefined)
      check.noteShown(spot.document, source, found);
  }
}

function checkReadable(check: Check, found: KnownValue, place: Place): void {
  const { items } = found.schema;
  const shown = items ? typesOf(items) : typesOf(found.schema);
  if (shown.includes('object'))
    check.add(place, `this is ${describeType(found)}; show one of its properties`);
}
