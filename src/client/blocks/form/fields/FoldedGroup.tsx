import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FieldGroup } from '../../../../language/run/form/form-module.ts';
import { isPresent } from '../../../../language/run/value/value-path.ts';
import { type DataPath, readAt, sameData } from '../../../engine/value/data-path.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useForm } from '../values/form-context.ts';
import './folded-group.css';

export interface FoldedGroupProps {
  group: FieldGroup;
  fields: Record<string, FieldSchema>;
  path: DataPath;
  children: ReactNode;
}

/**
 * Optional fields behind a title. It opens when values arrive from outside (a record, a draft, a suggestion);
 * `focusFirstError` opens it for errors.
 */
export function FoldedGroup({ group, fields, path, children }: FoldedGroupProps) {
  const { given } = useForm();
  const element = useRef<HTMLDetailsElement>(null);
  const isFilled = group.fields.some((name) => {
    const value = readAt(given, [...path, name]);
    return isPresent(value) && !sameData(value, []) && !sameData(value, fields[name]?.default);
  });
  // The reader may fold it again, so it is not controlled.
  useLayoutEffect(() => {
    if (isFilled && element.current) element.current.open = true;
  }, [isFilled]);
  return (
    <details ref={element} className="folded-group">
      <summary>
        <span>{group.title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="form-group">{children}</div>
    </details>
  );
}
