import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useEffect } from 'react';
import { codeOfWhole } from '../../../../language/run/form/clean-text.ts';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FieldGroup } from '../../../../language/run/form/form-module.ts';
import type { DataPath } from '../../../engine/value/data-path.ts';
import { useForm, useValueAt } from '../values/form-context.ts';
import { RangeGroup } from './RangeGroup.tsx';
import { rareFields } from './rare-fields.ts';
import './fields.css';

type Property = ObjectFieldTemplateProps['properties'][number];

/**
 * RJSF's ObjectFieldTemplate: fields in order; a group is placed where its first field would be, a folded one
 * where its last would be.
 */
export function GroupedFields({
  properties,
  uiSchema,
  schema,
  fieldPathId,
  disabled,
}: ObjectFieldTemplateProps) {
  const options = getUiOptions(uiSchema);
  const groups: FieldGroup[] = Array.isArray(options.groups) ? options.groups : [];
  const fields = (schema.properties ?? {}) as Record<string, FieldSchema>;
  const shown = properties.filter(({ hidden }) => !hidden);
  return arrange(shown, groups).map((section) => {
    if (!('group' in section)) return section.property.content;
    const { group, members } = section;
    const key = group.fields.join(' ');
    const contents = members.map(({ content }) => content);
    if (group.as === 'range')
      return (
        <RangeGroup key={key} group={group} fields={fields} path={fieldPathId.path} disabled={disabled}>
          {contents}
        </RangeGroup>
      );
    // Its two fields have labels of their own.
    if (group.as === 'phone')
      return (
        <PhoneGroup key={key} group={group} fields={fields} path={fieldPathId.path}>
          {contents}
        </PhoneGroup>
      );
    const Folded = group.as === 'disclosure' && rareFields.FoldedGroup;
    if (Folded)
      return (
        <Folded key={key} group={group} fields={fields} path={fieldPathId.path}>
          {contents}
        </Folded>
      );
    const body = (
      <div key={key} className="form-group">
        {contents}
      </div>
    );
    // A single field with the group's title already has a label.
    const isSaid = members.every(({ name }) => fields[name]?.title === group.title);
    if (!group.title || isSaid) return body;
    return (
      <fieldset key={key} className="form-section">
        <legend>{group.title}</legend>
        {body}
      </fieldset>
    );
  });
}

type Section = { property: Property } | { group: FieldGroup; members: Property[] };

function arrange(properties: readonly Property[], groups: readonly FieldGroup[]): Section[] {
  const drawn = new Set<FieldGroup>();
  return properties.flatMap((property): Section[] => {
    const group = groups.find((one) => one.fields.includes(property.name));
    if (!group) return [{ property }];
    if (drawn.has(group)) return [];
    const members = group.fields.flatMap((name) => properties.find((one) => one.name === name) ?? []);
    const last = properties.findLast(({ name }) => group.fields.includes(name));
    if (group.as === 'disclosure' && property !== last) return [];
    drawn.add(group);
    return [{ group, members }];
  });
}

interface PhoneGroupProps {
  group: FieldGroup;
  fields: Record<string, FieldSchema>;
  path: DataPath;
  children: ReactNode;
}

/** A dialling code beside a number: a number in full international form brings its own code. */
function PhoneGroup({ group, fields, path, children }: PhoneGroupProps) {
  const { atoms } = useForm();
  const [codeName = '', numberName = ''] = group.fields;
  const code = useValueAt([...path, codeName]);
  const number = useValueAt([...path, numberName]);
  const own = typeof number === 'string' ? codeOfWhole(number) : undefined;
  const isOffered = own !== undefined && own !== code && fields[codeName]?.enum?.includes(own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is a new array on each render
  useEffect(() => {
    if (isOffered) atoms.write([...path, codeName], own);
  }, [isOffered, own, codeName, atoms]);
  return (
    <div className="form-group" data-as="phone">
      {children}
    </div>
  );
}
