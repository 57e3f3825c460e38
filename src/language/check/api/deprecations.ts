import { operationsOf } from '../../compile/api/api-document.ts';
import { within } from '../../grammar/place.ts';
import type { Check } from '../check-context.ts';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Checks that deprecated operations say since when, and that the day of their end comes after it. */
export function checkDeprecations({ project, add }: Check): void {
  for (const { operation } of operationsOf(project.api)) {
    const place = project.operationPlaces.get(operation.operationId);
    if (!place) continue;
    const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = operation;
    const days = { 'x-deprecated-since': since, 'x-sunset': sunset };
    for (const [key, day] of Object.entries(days))
      if (day !== undefined && !(typeof day === 'string' && DAY.test(day)))
        add(within(place, key), `${JSON.stringify(day)} is not a day such as 2030-01-31`);
      else if (day !== undefined && deprecated !== true)
        add(within(place, key), `"${key}" is only for an operation with "deprecated: true"`);
    if (deprecated === true && since === undefined)
      add(
        within(place, 'deprecated'),
        'a deprecated operation says since when: "x-deprecated-since: 2030-01-31"',
      );
    if (typeof since === 'string' && typeof sunset === 'string' && sunset <= since)
      add(within(place, 'x-sunset'), `"x-sunset" is not after ${since}, from when it is deprecated`);
  }
}
