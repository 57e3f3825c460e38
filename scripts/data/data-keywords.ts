import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { DataValidateFunction, DataValidationCxt } from 'ajv/dist/types/index.js';
import { nearest } from '../../src/language/grammar/nearest-name.ts';

/** What data documents may refer to. */
export type Referable = {
  /** The texts of a reference list ("skills"), or of one property of its items ("countries.iso2"). */
  names: (list: string) => readonly string[];
  /** The listed cities of a country; empty for most. */
  cities: (country: string) => readonly string[];
  /** The files in a folder next to the demo documents. */
  files: (folder: string) => readonly string[];
  /** Called for each file that a document names, whether it exists or not. */
  onFile: (folder: string, file: string) => void;
};

type Refuse = (message: string, instancePath?: string) => false;
type Check = (setting: string, data: never, cxt: DataValidationCxt, refuse: Refuse) => boolean;

/** Adds the keywords by which data schemas declare references. Their errors are sentences. */
export function addDataKeywords(ajv: Ajv2020, { names, cities, files, onFile }: Referable): void {
  const keywords: Record<string, Check> = {
    'x-names': (list, text: string, _, refuse) => {
      const known = names(list);
      const [name] = list.split('.');
      return known.includes(text) || refuse(`the list ${name} has no "${text}"${nearest(text, known)}`);
    },
    'x-city-of': (sibling, text: string, { parentData }, refuse) => {
      const country = String(parentData[sibling]);
      const known = cities(country);
      if (known.length === 0 || known.includes(text)) return true;
      return refuse(`the list cities has no "${text}" in ${country}${nearest(text, known)}`);
    },
    'x-stored-in': (folder, file: string, _, refuse) => {
      onFile(folder, file);
      const known = files(folder);
      return known.includes(file) || refuse(`there is no file "${file}" in ${folder}${nearest(file, known)}`);
    },
    'x-unique': (key, items: Record<string, unknown>[], { instancePath }, refuse) => {
      const values = items.map((item) => item[key]);
      const second = values.findIndex((value, index) => values.indexOf(value) < index);
      if (second < 0) return true;
      return refuse(`another one above has this "${key}", too`, `${instancePath}/${second}/${key}`);
    },
  };
  for (const [keyword, check] of Object.entries(keywords)) {
    const compile = (setting: string): DataValidateFunction => {
      // The `type` next to the keyword has already been checked.
      const validate: DataValidateFunction = (data, cxt) =>
        check(setting, data as never, cxt!, (message, instancePath) => {
          validate.errors = [{ keyword, message, params: {}, ...(instancePath && { instancePath }) }];
          return false;
        });
      return validate;
    };
    ajv.addKeyword({ keyword, errors: true, compile });
  }
}
