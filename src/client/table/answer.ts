import type { Row } from './features.ts';

/** What a list says of itself beside its rows: page, per_page, total … */
export type Meta = Readonly<Record<string, unknown>>;

/** What the server has said so far. */
export interface Answer {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  meta: Meta | undefined;
  /** It answers what was asked before; the present answer is on its way. */
  isOld: boolean;
  failure?: { text: string; retry: () => void; busy: boolean };
}
