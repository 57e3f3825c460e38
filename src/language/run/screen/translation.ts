import type { EventDocument, Task, ValueLabels } from '../../../../generated/definitions.d.ts';
import type { FormModule } from '../form/form-module.ts';
import type { LanguageFacts } from '../value/language.ts';
import type { Texts } from '../value/plural.ts';

/** The texts that differ in another language; everything else stays English. */
export interface Translation {
  facts: LanguageFacts;
  texts: Texts;
  /** The default texts of validation rules. */
  rules: Readonly<Record<string, string>>;
  /** The labels of shown values, by their English text. */
  labels: Readonly<Record<string, string>>;
  /** English texts that are not translated yet; a release has none. */
  fallbacks: readonly string[];
  screens: Readonly<Record<string, () => Promise<ScreenTranslation>>>;
  forms: Readonly<Record<string, () => Promise<{ form: FormModule }>>>;
}

/** What differs in another language of all that a screen refers to. */
export interface ScreenTranslation {
  /** Whole documents by path: "layouts/admin". */
  documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What the server says in another language. */
export interface Said {
  /** Messages by key. */
  texts: Texts;
  /** The default texts of validation rules. */
  rules: Readonly<Record<string, string>>;
  /** Translations of other texts, by their English words. */
  phrases: Readonly<Record<string, string>>;
  events: Readonly<Record<string, EventDocument>>;
  tasks: Readonly<Record<string, Pick<Task, 'title' | 'text' | 'label'>>>;
  labels: Readonly<Record<string, ValueLabels>>;
}
