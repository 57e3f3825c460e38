import type { FormProps } from '@rjsf/core';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { FieldFrame } from './FieldFrame.tsx';
import { ObjectField } from './ObjectField.tsx';
import { RowsField } from './RowsField.tsx';
import { ValueField } from './ValueField.tsx';

const Nothing = () => null;

/** Our theme for RJSF: fields that bind to the form store, one frame for all, and no stock part. */
export const theme: Pick<FormProps, 'fields' | 'templates'> = {
  fields: { SchemaField, ObjectField, RowsField, ValueField },
  templates: {
    FieldTemplate: FieldFrame,
    DescriptionFieldTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    FieldErrorTemplate: Nothing,
  },
};
