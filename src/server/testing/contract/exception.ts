import type { OperationId } from '../../../../generated/operations.ts';

/** A refusal of a request that the document allows. */
export type Exception = {
  /** The reason, which the document cannot express. */
  why: string;
  /** The operations that may refuse so; all, if none is given. */
  operations?: readonly OperationId[];
  status: 400 | 401 | 403 | 404 | 409 | 422;
  /** The fields concerned. */
  fields?: readonly string[];
  message?: RegExp;
};
