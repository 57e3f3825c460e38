import type { FormModule } from '../form/form-module.ts';
import type { Texts } from '../value/message.ts';

/** The texts that differ in another language; everything else stays English. */
export interface Translation {
  texts: Texts;
  /** The default texts of validation rules. */
  rules: Readonly<Record<string, string>>;
  /** The labels of shown values, by their English text. */
  labels: Readonly<Record<string, string>>;
  /** Whole documents by path: "layouts/admin". */
  documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  forms: Readonly<Record<string, () => Promise<{ form: FormModule }>>>;
}
