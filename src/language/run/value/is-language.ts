import { type LanguageName, languageNames } from '../../../../generated/language-names.ts';

export const isLanguage = (name: unknown): name is LanguageName =>
  languageNames.includes(name as LanguageName);
