import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { type ReactNode, useId, useMemo } from 'react';
import type { FormModule } from '../../shared/form-module.ts';
import { theme } from './theme.ts';

/** RJSF lays the fields out. Values, conditions and errors are the form store's, so these are never asked. */
const validator: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

const shell: RJSFSchema = { type: 'object' };
const nothing = {};
const noButton: ReactNode[] = [];
const uiSchema: UiSchema = { 'ui:field': 'ObjectField' };

/** RJSF's own form element would stand inside ours. */
const Fields = ({ children }: { children?: ReactNode }) => <>{children}</>;

/** The fields of a form. RJSF draws them once; from then on each field draws itself. */
export function FormLayout({ form }: { form: FormModule }) {
  const id = useId();
  return useMemo(
    () => (
      <Form
        key={form.name}
        {...theme}
        schema={shell}
        uiSchema={uiSchema}
        formData={nothing}
        validator={validator}
        idPrefix={id}
        tagName={Fields}
        noValidate
        showErrorList={false}
        experimental_componentUpdateStrategy="shallow"
      >
        {noButton}
      </Form>
    ),
    [form, id],
  );
}
