import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { formats } from '../../language/run/form/validator-runtime.ts';

/**
 * Ajv for what the API document describes. A date, an address or a phone number is there what it is in a form; only
 * what no form has, comes from elsewhere.
 */
export function documentAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ...options });
  addFormats.default(ajv, ['uri-reference']);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addFormat('binary', true);
  return ajv;
}
