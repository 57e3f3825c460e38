import type { FormModule } from '../form/form-module.ts';
import type { Texts } from '../value/message.ts';

/** What reads otherwise in another language: what is not here reads as it does in English. */
export interface Translation {
  texts: Texts;
  /** The default texts of validation rules. */
  rules: Readonly<Record<string, string>>;
  /** Whole documents by their places: "layouts/admin". */
  documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  forms: Readonly<Record<string, () => Promise<{ form: FormModule }>>>;
}
