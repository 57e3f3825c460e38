import type { OperationId } from '../../../../generated/operations.ts';
import { isolated } from '../../../language/run/value/isolated.ts';
import { inWords } from '../../../language/run/value/language.ts';
import type { Fields } from '../db/record.ts';
import { formFields } from './form-fields.ts';

/**
 * Lists the filled fields of an operation's forms for a mail, one per line, in the language of the reader:
 * `Place: Room 12`.
 */
export async function filledFieldLines(operation: OperationId, values: Readonly<Fields>): Promise<string[]> {
  const { fields } = await formFields(operation);
  return fields.flatMap(({ name, title, labels }) => {
    const value = values[name];
    if (value === undefined || value === null || value === '') return [];
    const label = labels?.[String(value)];
    return [`${inWords(title)}: ${isolated(label === undefined ? String(value) : inWords(label))}`];
  });
}
