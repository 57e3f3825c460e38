import type { ErrorListProps } from '@rjsf/utils';
import { useLayoutEffect, useRef, useState } from 'react';
import { Note } from '../../ui/note/Note.tsx';
import { isAtOrBelow } from './values/field-errors.ts';

/** RJSF's ErrorListTemplate: the errors of fields that are not drawn, and of the whole form. */
export function StrayErrors({ errors }: ErrorListProps) {
  const place = useRef<HTMLDivElement>(null);
  const [stray, setStray] = useState<string[]>([]);
  useLayoutEffect(() => {
    const drawn = drawnFields(place.current?.closest('form'));
    const lost = errors.filter(({ property = '' }) => {
      const at = property.replace(/^\./, '');
      return !drawn.some((field) => (field.isWhole ? at === field.key : isAtOrBelow(at, field.key)));
    });
    setStray([...new Set(lost.map(({ message = '' }) => message))]);
  }, [errors]);
  const isNone = stray.length === 0;
  return (
    <div ref={place} data-field="" data-invalid={isNone ? undefined : ''} tabIndex={-1} hidden={isNone}>
      {stray.map((line) => (
        <Note key={line} tone="danger" title={line} />
      ))}
    </div>
  );
}

/** Returns the fields that are drawn. Rows show errors of the whole list only; their fields show their own. */
function drawnFields(form: HTMLElement | null | undefined): { key: string; isWhole: boolean }[] {
  return [...(form?.querySelectorAll<HTMLElement>('[data-field]:not([data-field=""])') ?? [])].map(
    (field) => ({
      key: field.dataset.field ?? '',
      isWhole: field.classList.contains('rows'),
    }),
  );
}
