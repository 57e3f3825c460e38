import { type ReactNode, useEffect } from 'react';
import { codeOfWhole } from '../../../../language/run/form/clean-text.ts';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FieldGroup } from '../../../../language/run/form/form-module.ts';
import type { DataPath } from '../../../engine/value/data-path.ts';
import { useForm, useValueAt } from '../values/form-context.ts';

interface PhoneGroupProps {
  group: FieldGroup;
  /** The fields of the object, by name. */
  fields: Record<string, FieldSchema>;
  path: DataPath;
  children: ReactNode;
}

/** A dialling code beside a number: a number in full international form brings its own code. */
export function PhoneGroup({ group, fields, path, children }: PhoneGroupProps) {
  const { atoms } = useForm();
  const [codeName = '', numberName = ''] = group.fields;
  const code = useValueAt([...path, codeName]);
  const number = useValueAt([...path, numberName]);
  const own = typeof number === 'string' ? codeOfWhole(number) : undefined;
  const isOffered = own !== undefined && own !== code && fields[codeName]?.enum?.includes(own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is made anew at each rendering
  useEffect(() => {
    if (isOffered) atoms.write([...path, codeName], own);
  }, [isOffered, own, codeName, atoms]);
  return (
    <div className="form-group" data-as="phone">
      {children}
    </div>
  );
}
