import type { FieldGroup, FieldUi, FormModule } from '../../../../language/run/form/form-module.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { SkeletonRegion } from '../../../ui/loading/SkeletonRegion.tsx';
import { LoadingChoices } from '../widgets/LoadingChoices.tsx';
import { widgetFor } from '../widgets/widget-for.ts';
import '../fields/fields.css';

/** A filter form's skeleton: its labels, and the space that its fields take. */
export function FilterSkeleton({ form }: { form: FormModule }) {
  const { schema, ui, groups = [] } = form;
  const names = Object.keys(schema.properties ?? {}).filter((name) => ui[name]?.widget !== 'hidden');
  return (
    <SkeletonRegion className="schema-form">
      {names.map((name) => {
        const group = groups.find(({ fields }) => fields.includes(name));
        if (!group) return <FieldShape key={name} form={form} name={name} />;
        // A group is placed where its first field would be.
        return group.fields.find((one) => names.includes(one)) === name ? (
          <GroupShape key={name} form={form} group={group} />
        ) : null;
      })}
    </SkeletonRegion>
  );
}

function GroupShape({ form, group }: { form: FormModule; group: FieldGroup }) {
  if (group.as === 'range')
    return (
      <div className="range">
        <div className="range-head">
          <span className="field-label">{group.title}</span>
          <span className="range-values">{'\u00a0'}</span>
        </div>
        <div className="range-line" />
      </div>
    );
  const fields = (
    <div className="form-group" data-as={group.as}>
      {group.fields.map((name) => (
        <FieldShape key={name} form={form} name={name} />
      ))}
    </div>
  );
  const isSaid = group.fields.every((name) => titleOf(form, name) === group.title);
  if (!group.title || isSaid) return fields;
  return (
    <fieldset className="form-section">
      <legend>{group.title}</legend>
      {fields}
    </fieldset>
  );
}

function FieldShape({ form, name }: { form: FormModule; name: string }) {
  const ui: FieldUi = form.ui[name] ?? {};
  const widget = widgetFor(form.schema.properties?.[name] ?? {}, ui);
  return (
    <div className="field" data-widget={widget}>
      <span className="field-label">{titleOf(form, name)}</span>
      {widget === 'checkboxes' ? <LoadingChoices shown={ui.shown} /> : <Skeleton variant="control" />}
    </div>
  );
}

const titleOf = ({ schema }: FormModule, name: string) => schema.properties?.[name]?.title ?? name;
