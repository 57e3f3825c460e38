import { lazy, Suspense } from 'react';
import type { FormBlock } from '../../../generated/definitions.d.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';

// Apart, since a filter needs far less than a form that is sent.
const FilterForm = lazy(() => import('./FilterForm.tsx').then((module) => ({ default: module.FilterForm })));
const SubmitForm = lazy(() => import('./SubmitForm.tsx').then((module) => ({ default: module.SubmitForm })));

/** A form: one that is sent, or one that is bound to the query string and filters what the screen shows. */
export function Form({ block }: { block: FormBlock }) {
  return (
    <Suspense fallback={<BlockSkeleton block={block} />}>
      {block.bind === 'query' ? <FilterForm block={block} /> : <SubmitForm block={block} />}
    </Suspense>
  );
}
