import type { OperationId } from '../../../../generated/operations.ts';
import type { ApiDocument } from '../../engine/http/document.ts';
import { addressProbes, queryProbes } from './address-probes.ts';
import { bodyProbes } from './body-probes.ts';
import { addressOf, type Known, type Probe, type Random, type Subject, subjectOf } from './probe.ts';

/** Generates valid and invalid requests for an operation from the API document. */
export function probesOf(document: ApiDocument, id: OperationId, known: Known, random: Random): Probe[] {
  const subject = subjectOf(document, id, known, random);
  const bodies = bodyProbes(subject);
  const right = bodies[0] ?? plain(subject);
  return [plain(subject), ...bodies, ...addressProbes(subject, right.options), ...queryProbes(subject)];
}

export function rightProbe(document: ApiDocument, id: OperationId, known: Known, random: Random): Probe {
  const subject = subjectOf(document, id, known, random);
  return bodyProbes(subject)[0] ?? plain(subject);
}

const plain = (subject: Subject): Probe => ({
  what: 'the address alone',
  path: addressOf(subject),
  options: {},
  kind: subject.operation.requestBody ? 'open' : 'right',
});
