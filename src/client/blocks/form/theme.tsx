import { type FormProps, getDefaultRegistry, withTheme } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import type { FieldSchema } from '../../../language/run/form/field-schema.ts';
import { FieldFrame } from './fields/FieldFrame.tsx';
import { GroupedFields } from './fields/GroupedFields.tsx';
import { ValueField } from './fields/ValueField.tsx';
import { Row, Rows } from './rows/Rows.tsx';

const { ArrayField, ObjectField } = getDefaultRegistry().fields;

const Nothing = () => null;

/** RJSF draws lists of objects as rows, and lists of values with one widget. */
const ListField = (props: FieldProps) => {
  const Field = (props.schema as FieldSchema).items?.properties ? ArrayField! : ValueField;
  return <Field {...props} />;
};

/** An object whose keys come with the data is drawn by one widget too. */
const RecordField = (props: FieldProps) => {
  const Field = (props.schema as FieldSchema)['x-keys'] ? ValueField : ObjectField!;
  return <Field {...props} />;
};

const theme: Pick<FormProps, 'fields' | 'templates'> = {
  fields: {
    ArrayField: ListField,
    ObjectField: RecordField,
    StringField: ValueField,
    NumberField: ValueField,
    BooleanField: ValueField,
    // A file has no type in JSON Schema.
    FallbackField: ValueField,
  },
  templates: {
    FieldTemplate: FieldFrame,
    ObjectFieldTemplate: GroupedFields,
    ArrayFieldTemplate: Rows,
    ArrayFieldItemTemplate: Row,
    DescriptionFieldTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    FieldErrorTemplate: Nothing,
  },
};

/** Our RJSF theme. */
export const ThemedForm = withTheme(theme);
