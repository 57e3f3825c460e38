import { useMemo } from 'react';
import { textsOfWarnings, warningsAbout } from '../../language/run/form/warnings-of.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import type { DataPath, FormData } from './data-path.ts';
import { useForm, useValueAt } from './form-context.ts';

const WHOLE: DataPath = [];

/** The warnings that a form has about a field; rows have none. */
export function useWarnings(path: DataPath) {
  const { form } = useForm().atoms;
  return useMemo(() => (path.length === 1 ? warningsAbout(form, String(path[0])) : []), [form, path]);
}

/**
 * What is pointed out below a field as things are; nothing is refused for it. Its place is there from the beginning, so
 * that a screen reader says, when it has time, what comes into it.
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
