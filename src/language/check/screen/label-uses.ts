import type { Target, ValueLabels } from '../../../../generated/definitions.d.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import type { Place } from '../../grammar/place.ts';
import { type Check, documentOf, exists } from '../check-context.ts';
import type { KnownValue } from '../value/known-value.ts';
import { checkTest } from '../value/values.ts';

/** Checks that each case of value labels can occur for a value; reports the others where they are written. */
export function checkLabelsFit(
  check: Check,
  name: string,
  value: KnownValue | undefined,
  place: Place,
): void {
  if (!exists(check, 'label', name, check.names('labels'), place)) return;
  const labels = documentOf<ValueLabels>(check, 'labels', name);
  if (!value) return;
  for (const [index, { when }] of (labels?.value.cases ?? []).entries())
    checkTest(check, 'the value', when, value, placeIn(labels!, 'cases', index, 'when'));
}

/** Returns the targets of value labels, by case; when used as a target, they must have one in every case. */
export function labelTargets(check: Check, name: string, place: Place): LabelTarget[] {
  const labels = documentOf<ValueLabels>(check, 'labels', name);
  if (!labels) return [];
  const { cases, else: otherwise } = labels.value;
  const answers = [
    ...cases.map(({ to }, index) => ({ to, document: labels, pointer: ['cases', index, 'to'] })),
    ...(otherwise ? [{ to: otherwise.to, document: labels, pointer: ['else', 'to'] }] : []),
  ];
  const leading = answers.flatMap(({ to, ...at }): LabelTarget[] => (to ? [{ ...at, to }] : []));
  if (leading.length < answers.length)
    check.add(place, `the value labels "${name}" have a case without "to"`);
  return leading;
}

type LabelTarget = { to: Target | Target[]; document: Document; pointer: (string | number)[] };
