import type { FieldProps } from '@rjsf/utils';
import type { FieldGroup } from '../../shared/form-module.ts';
import type { DataPath } from './data-path.ts';
import { PartField } from './PartField.tsx';
import { RangeGroup } from './RangeGroup.tsx';
import type { Part } from './structure.ts';
import './GroupedParts.css';

export interface GroupedPartsProps {
  parts: readonly Part[];
  groups: readonly FieldGroup[] | undefined;
  path: DataPath;
  disabledNames: readonly string[];
  registry: FieldProps['registry'];
}

/** Fields in their order; a group stands where its first field would. */
export function GroupedParts({ parts, groups = [], path, disabledNames, registry }: GroupedPartsProps) {
  const draw = (part: Part) => (
    <PartField
      key={part.name}
      part={part}
      path={path}
      disabled={disabledNames.includes(part.name)}
      registry={registry}
    />
  );
  return arrange(parts, groups).map((section) => {
    if (!('group' in section)) return draw(section.part);
    const { group, members } = section;
    const key = group.fields.join(' ');
    if (group.as === 'range') {
      return (
        <RangeGroup key={key} group={group} parts={members} path={path}>
          {members.map(draw)}
        </RangeGroup>
      );
    }
    const fields = (
      <div key={key} className="form-group" data-as={group.as}>
        {members.map(draw)}
      </div>
    );
    // A phone's two fields say themselves what they are, and so does a single field of the same title.
    const isSaid = group.as === 'phone' || members.every((part) => part.title === group.title);
    if (!group.title || isSaid) return fields;
    return (
      <fieldset key={key} className="form-section">
        <legend>{group.title}</legend>
        {fields}
      </fieldset>
    );
  });
}

type Section = { part: Part } | { group: FieldGroup; members: Part[] };

function arrange(parts: readonly Part[], groups: readonly FieldGroup[]): Section[] {
  const drawn = new Set<FieldGroup>();
  return parts.flatMap((part): Section[] => {
    const group = groups.find((one) => one.fields.includes(part.name));
    if (!group) return [{ part }];
    if (drawn.has(group)) return [];
    drawn.add(group);
    const members = group.fields.flatMap((name) => parts.find((one) => one.name === name) ?? []);
    return [{ group, members }];
  });
}
