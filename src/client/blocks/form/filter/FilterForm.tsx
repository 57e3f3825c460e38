import { lazy, Suspense, useEffect, useState } from 'react';
import type { FormBlock } from '../../../../../generated/definitions.d.ts';
import { message } from '../../../../../generated/messages/filters.ts';
import type { FormModule } from '../../../../language/run/form/form-module.ts';
import { useBlockContext } from '../../../engine/block-context.ts';
import { useScreenContext } from '../../../engine/screen-context.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useDebouncedValues } from '../../../ui/use-debounced-values.ts';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { useForms } from '../use-form.ts';
import type { FilterValues } from './FilterFields.tsx';
import { FilterSkeleton } from './FilterSkeleton.tsx';
import './filter-form.css';

const FilterSheet = lazy(() =>
  import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })),
);
const loadFields = () => import('./FilterFields.tsx').then((module) => module.FilterFields);

/**
 * A form that filters: values are read from the query string and written to it after a debounce. On a phone
 * only the search is visible; the rest is on a sheet. The filtered rows have priority: the fields load once
 * those are drawn, or when the pointer comes near.
 */
export function FilterForm({ block }: { block: FormBlock }) {
  const { scope, data: around } = useBlockContext();
  const query = scope.query as FilterValues;
  const { definitions, setQuery } = useScreenContext();
  const [form] = useForms([block.form], definitions.forms);
  const [open, setOpen] = useState(false);
  const [data, onChange] = useDebouncedValues(query, setQuery);
  const [Fields, load] = useLazyModule(loadFields);
  const isListed = Object.values(around?.states ?? {}).every(({ status }) => status !== 'pending');
  useEffect(() => {
    if (isListed) load();
  }, [isListed, load]);
  const folds = foldedFields(form!).length > 1;
  const count = countOf(form!, query);
  const onSheet = folds && open && Fields !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only preloads what is used next
    <div
      className="filter"
      data-folds={folds || undefined}
      onPointerEnter={Fields ? undefined : load}
      onFocus={Fields ? undefined : load}
    >
      <search>
        {onSheet ? null : Fields ? (
          <Fields form={form!} data={data} onChange={onChange} />
        ) : (
          <FilterSkeleton form={form!} />
        )}
      </search>
      {folds && (
        <button
          type="button"
          className="button filter-toggle"
          data-tone="secondary"
          aria-haspopup="dialog"
          aria-expanded={onSheet}
          onClick={() => setOpen(true)}
        >
          <Icon name="filter" />
          <span>{message('filters.show')}</span>
          {count > 0 && <span className="count">{count}</span>}
        </button>
      )}
      {onSheet && (
        <Suspense>
          <FilterSheet found={block.found} onClose={() => setOpen(false)}>
            <Fields form={form!} data={data} onChange={onChange} />
          </FilterSheet>
        </Suspense>
      )}
    </div>
  );
}

/** The fields that a phone moves to the sheet: all but the search and hidden ones (the page). */
const foldedFields = ({ schema, ui }: FormModule) =>
  Object.entries(schema.properties ?? {}).filter(
    ([name]) => !['hidden', 'search'].includes(ui[name]?.widget ?? ''),
  );

/** The number of filters set on the sheet. */
const countOf = (form: FormModule, query: FilterValues): number =>
  foldedFields(form).filter(
    ([name, field]) =>
      query[name] !== undefined && JSON.stringify(query[name]) !== JSON.stringify(field.default),
  ).length;
