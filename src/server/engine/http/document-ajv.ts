import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { formats } from '../../../language/run/form/validator-runtime.ts';

/**
 * Ajv for the schemas of the API document. Forms' formats (dates, addresses, phone numbers) are checked by
 * the forms' own functions; only the others come from a package.
 */
export function documentAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ...options });
  addFormats.default(ajv, ['uri-reference']);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addFormat('binary', true);
  return ajv;
}
