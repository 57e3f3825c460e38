import type { OperationId } from '../../../../generated/operations.ts';

/** A legitimate refusal of a request that is valid by the API document. */
export type Exception = {
  /** The reason, which OpenAPI cannot express. */
  why: string;
  /** The operations that may refuse this way; all by default. */
  operations?: readonly OperationId[];
  status: 400 | 403 | 404 | 422;
  /** The affected fields. */
  fields?: readonly string[];
  message?: RegExp;
};
