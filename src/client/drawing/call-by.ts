import type { ReadOperation } from '../../language/run/screen/drawn-page.ts';
import { toApiError } from '../api/api-error.ts';
import type { NamedCall } from '../api/operations.ts';

/** A visit's call, made in-process; a refusal is the same as over HTTP. */
export const callBy =
  (read: ReadOperation): NamedCall =>
  async (id, { path = {}, query = {} } = {}) =>
    read(id, { path, query }).catch((error: unknown) => {
      const { status, message: text } = error as { status?: unknown; message?: unknown };
      throw toApiError(typeof status === 'number' ? status : 503, { message: text });
    });
