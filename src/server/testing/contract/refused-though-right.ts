import type { OperationId } from '../../../../generated/operations.ts';
import type { Answer } from '../checked-request.ts';
import { EXCEPTIONS } from './exceptions.ts';
import type { Fields, Probe } from './probe.ts';

/**
 * The reason why a request that is valid by the document may get this answer; undefined if none is listed.
 */
export function reasonToRefuse(id: OperationId, { status, body }: Answer): string | undefined {
  // `request` accepts only answers that the document lists for the operation.
  if (status === 409) return 'the current state does not allow it';
  const errors = Object.entries((body?.errors ?? {}) as Record<string, string[]>);
  return EXCEPTIONS.find(
    ({ operations, fields, message, ...exception }) =>
      exception.status === status &&
      (operations ?? [id]).includes(id) &&
      errors.every(
        ([path, texts]) =>
          (fields ?? [path]).some((field) => path.split('.')[0] === field) &&
          texts.every((text) => message?.test(text) ?? true),
      ) &&
      (errors.length > 0 || (!fields && !message)),
  )?.why;
}

/** The reason why a value that breaks a rule may still be accepted; undefined if none is listed. */
export function reasonToAccept(
  { field, options }: Pick<Probe, 'field' | 'options'>,
  { body }: Answer,
): string | undefined {
  const sent = options.json as Fields | null | undefined;
  const isEmptied = field === 'end_date' && (body?.data?.is_current === true || sent?.is_current === true);
  if (isEmptied) return 'the end date of a current job is ignored';
  const question = /^(.+)_details$/.exec(field ?? '')?.[1];
  if (question && sent?.[question] === 'no') return 'details that nobody asks for are ignored';
  const kind = body?.data?.kind ?? sent?.kind;
  if (field === 'link' && ['in_person', 'phone'].includes(kind))
    return 'the link of an interview that is not online is ignored';
  if (field === 'place' && ['online', 'phone'].includes(kind))
    return 'the place of an interview that is not in person is ignored';
  return undefined;
}
