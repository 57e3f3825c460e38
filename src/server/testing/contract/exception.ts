import type { OperationId } from '../../../../generated/operations.ts';

/** A refusal of what the document allows. */
export type Exception = {
  /** What the document cannot say. */
  why: string;
  /** Those that may refuse so; all, if none is named. */
  operations?: readonly OperationId[];
  status: 400 | 401 | 403 | 404 | 409 | 422;
  /** The fields that it is about. */
  fields?: readonly string[];
  message?: RegExp;
};
