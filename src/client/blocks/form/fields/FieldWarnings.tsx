import { useMemo } from 'react';
import { textsOfWarnings, warningsAbout } from '../../../../language/run/form/warnings-of.ts';
import type { DataPath, FormData } from '../../../engine/value/data-path.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useForm, useValueAt } from '../values/form-context.ts';

const WHOLE: DataPath = [];

/** Returns a form's warnings about a field; fields in rows have none. */
export function useWarnings(path: DataPath) {
  const { form } = useForm().atoms;
  return useMemo(() => (path.length === 1 ? warningsAbout(form, String(path[0])) : []), [form, path]);
}

/**
 * Shows a field's warnings, which do not block the submit. The live region is always rendered, so that
 * screen readers announce new content politely.
 */
export function FieldWarnings({ id, warnings }: { id: string; warnings: ReturnType<typeof useWarnings> }) {
  const { atoms } = useForm();
  const values = useValueAt(WHOLE) as FormData;
  return (
    <div className="field-warnings" id={id} role="status">
      {textsOfWarnings(warnings, values, atoms.clock).map((text) => (
        <p key={text} className="field-warning">
          <Icon name="alert-triangle" size={16} />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}
