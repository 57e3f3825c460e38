import type { FieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useEffect } from 'react';
import { template } from '../../shared/value-path.ts';
import { Icon } from '../ui/Icon.tsx';
import type { DataPath } from './data-path.ts';
import { useErrorText, useFormState, useFormStore } from './form-context.ts';
import { type Part, partIn } from './structure.ts';
import './FieldFrame.css';

export const labelIdOf = (id: string) => `${id}-label`;
export const helpIdOf = (id: string) => `${id}-help`;
export const errorIdOf = (id: string) => `${id}-error`;

/** Widgets of several controls: their label names the group. */
const groups = new Set(['radio', 'segmented', 'checkboxes', 'options', 'otp', 'ratings', 'rich-text']);

/** Widgets that want the whole width where others stand in pairs. */
const wide = new Set([
  'textarea',
  'rich-text',
  'file',
  'files',
  'image',
  'images',
  'multi-select',
  'tags',
  'ratings',
]);

/** What stands around every field: label, required mark, the control, its error and its help. */
export function FieldFrame({ id, uiSchema, fieldPathId, required, children }: FieldTemplateProps) {
  const part = partIn(uiSchema);
  if (!part || part.widget === 'rows' || part.widget === 'object') return children;
  return (
    <FramedField id={id} part={part} path={fieldPathId.path as DataPath} required={Boolean(required)}>
      {children}
    </FramedField>
  );
}

interface FramedFieldProps {
  id: string;
  part: Part;
  path: DataPath;
  required: boolean;
  children: ReactNode;
}

function FramedField({ id, part, path, required, children }: FramedFieldProps) {
  const store = useFormStore();
  // Several files show the errors of each beside it.
  const deep = part.widget !== 'files' && part.widget !== 'images';
  const error = useErrorText(path, deep);
  const anywhere = useErrorText(path, true);
  const title = useTitle(part, path);
  useEffect(() => store.draw(path, true), [store, path]);

  const { help } = part.ui;
  const isGroup = groups.has(part.widget);
  return (
    <div
      className="field"
      data-field={path.join('.')}
      data-widget={part.widget}
      data-wide={wide.has(part.widget) || undefined}
      data-invalid={anywhere ? '' : undefined}
    >
      {part.widget !== 'checkbox' &&
        (isGroup ? (
          <span className="field-label" id={labelIdOf(id)}>
            <LabelText title={title} required={required} />
          </span>
        ) : (
          <label className="field-label" id={labelIdOf(id)} htmlFor={id}>
            <LabelText title={title} required={required} />
          </label>
        ))}
      {children}
      {error && <FieldError id={errorIdOf(id)} text={error} />}
      {typeof help === 'string' && (
        <p className="field-help" id={helpIdOf(id)}>
          {help}
        </p>
      )}
    </div>
  );
}

/** The label, with a mark that stands for what `aria-required` says. */
export function LabelText({ title, required }: { title: string; required: boolean }) {
  return (
    <>
      {title}
      {required && (
        <span className="field-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

export function FieldError({ id, text }: { id?: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="alert-circle" size={16} />
      <span>{text}</span>
    </p>
  );
}

/** The label: the schema's title, or a template over the row that the field stands in. */
function useTitle(part: Part, path: DataPath): string {
  const own = part.ui.title;
  return useFormState((store) =>
    typeof own === 'string' ? template(own, { item: store.read(path.slice(0, -1)) }) : part.title,
  );
}
