import type { OperationId } from '../../../../generated/operations.ts';
import { recordKinds } from '../../../../generated/record-kinds.ts';

type Kinds = typeof recordKinds;
/** The operations that documents of `schemas/records/` make. */
export type RecordOperation = Extract<Kinds[keyof Kinds]['operations'][number], OperationId>;

/** A kind of record, as its document describes it. */
export type Kind = {
  name: string;
  Name: string;
  Names: string;
  title: string;
  /** What its records are called in `x-stores`. */
  stored: string;
  about: 'application' | 'vacancy' | 'candidate' | 'school' | null;
  once: boolean;
  keep_days: number;
  filters: readonly string[];
  operations: readonly string[];
};

export const kinds: readonly Kind[] = Object.entries(recordKinds).map(([name, kind]) => ({ name, ...kind }));

const byOperation = new Map(kinds.flatMap((kind) => kind.operations.map((id) => [id, kind] as const)));

/** The kind of record that an operation is about. */
export const kindOf = (operation: string): Kind | undefined => byOperation.get(operation);
