import { type FieldErrorProps, type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { type FormEvent, type KeyboardEvent, type ReactElement, useState } from 'react';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { FieldUi } from '../../../../language/run/form/form-module.ts';
import { template } from '../../../../language/run/value/value-path.ts';
import type { DataPath } from '../../../engine/value/data-path.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { textsOf } from '../values/field-errors.ts';
import { useRequired, useValueAt } from '../values/form-context.ts';
import { isWhole, widgetFor } from '../widgets/widget-for.ts';
import { FieldWarnings, useWarnings } from './FieldWarnings.tsx';
import { rareFields } from './rare-fields.ts';
import './fields.css';

export const labelIdOf = (id: string) => `${id}-label`;
export const helpIdOf = (id: string) => `${id}-help`;
export const warningIdOf = (id: string) => `${id}-warning`;
export const errorIdOf = (id: string) => `${id}-error`;

/** Widgets with several controls: their label names the group. */
const groups = new Set(['radio', 'segmented', 'checkboxes', 'options', 'otp', 'ratings', 'rich-text']);

/** Widgets that take the full width where others are paired. */
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

/** RJSF's FieldTemplate: the layout of a field, with label, required mark, control, error and help. */
export function FieldFrame(props: FieldTemplateProps) {
  const { schema, uiSchema, children, hidden } = props;
  if (hidden || (schema as FieldSchema)['x-hidden']) return null;
  const ui = getUiOptions(uiSchema) as FieldUi;
  const widget = widgetFor(schema as FieldSchema, ui);
  if (isWhole(widget)) return children;
  return ui.once_refused ? <OnceRefused {...props} widget={widget} /> : <Framed {...props} widget={widget} />;
}

type FramedProps = FieldTemplateProps & { widget: string };

/** A question that only a refusal asks: it disappears once it is neither refused nor answered. */
function OnceRefused(props: FramedProps) {
  const isAnswered = useValueAt(props.fieldPathId.path as DataPath) === true;
  if (!isAnswered && textsOf(errorSchemaIn(props.errors)).length === 0) return null;
  return <Framed {...props} />;
}

function Framed({
  id,
  fieldPathId,
  label,
  required,
  errors,
  rawErrors = [],
  rawHelp,
  children,
  widget,
  schema,
  uiSchema,
}: FramedProps) {
  const path = fieldPathId.path as DataPath;
  const isRequired = useRequired(required, schema as FieldSchema);
  const warnings = useWarnings(path);
  const all = textsOf(errorSchemaIn(errors));
  // The widget for several files shows each file's errors beside it.
  const shownErrors = widget === 'files' || widget === 'images' ? rawErrors : all;
  const text = [...new Set(shownErrors)].join('\n');
  const { error, ...typing } = useStillError(text);
  const { transliterate } = getUiOptions(uiSchema) as FieldUi;
  const { NameOffer } = rareFields;
  return (
    <div
      className="field"
      data-field={path.join('.')}
      data-widget={widget}
      data-wide={wide.has(widget) || undefined}
      data-invalid={all.length > 0 ? '' : undefined}
      data-offers={transliterate ? '' : undefined}
      {...typing}
    >
      {widget !== 'checkbox' &&
        (groups.has(widget) ? (
          <span className="field-label" id={labelIdOf(id)}>
            <LabelText title={label} path={path} required={isRequired} />
          </span>
        ) : (
          <label className="field-label" id={labelIdOf(id)} htmlFor={id}>
            <LabelText title={label} path={path} required={isRequired} />
          </label>
        ))}
      {children}
      {transliterate && NameOffer && <NameOffer offer={transliterate} path={path} id={id} label={label} />}
      {error && <FieldError id={errorIdOf(id)} text={error} />}
      {warnings.length > 0 && <FieldWarnings id={warningIdOf(id)} warnings={warnings} />}
      {rawHelp && (
        <p className="field-help" id={helpIdOf(id)}>
          {rawHelp}
        </p>
      )}
    </div>
  );
}

/** Takes the place of an error that has been corrected. */
const NOTHING = '\u00a0';
/** By then a press that has left the field is over, so that what it aims at does not move under it. */
const PRESS_MS = 200;

/**
 * While somebody types in a field, no error line appears or disappears, so that nothing below moves: an error
 * shows once the field is left or the form is sent, and one that is corrected keeps its place.
 */
function useStillError(text: string) {
  const [before, setBefore] = useState<string>();
  const [hasPlace, setHasPlace] = useState(false);
  const error = before === '' ? '' : text;
  if (error && !hasPlace) setHasPlace(true);
  return {
    error: error || (hasPlace && NOTHING),
    // Choosing an option or a file is not typing.
    onInput: ({ nativeEvent }: FormEvent) =>
      nativeEvent instanceof InputEvent && before === undefined && setBefore(text),
    onBlur: () => setTimeout(setBefore, PRESS_MS),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && setBefore(undefined),
  };
}

/** RJSF hands a template its field's errors only inside the element that would draw them. */
const errorSchemaIn = (errors: ReactElement | undefined) =>
  (errors as ReactElement<FieldErrorProps> | undefined)?.props.errorSchema;

/** The label, with the visible mark for `aria-required`. */
export function LabelText({ title, path, required }: { title: string; path: DataPath; required: boolean }) {
  return (
    <>
      {/* What somebody else has asked may be in another language. */}
      <bdi>{title.includes('{') ? <RowText text={title} path={path} /> : title}</bdi>
      {required && (
        <span className="field-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

/** A hint about the row that contains the field. */
function RowText({ text, path }: { text: string; path: DataPath }) {
  return template(text, { item: useValueAt(path.slice(0, -1)) });
}

export function FieldError({ id, text }: { id?: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      {text !== NOTHING && <Icon name="alert-circle" size={16} />}
      <span>{text}</span>
    </p>
  );
}
