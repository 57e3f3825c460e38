import type { Project } from '../../compile/project.ts';
import { outdatedTranslations } from '../../compile/screen/translated-from.ts';
import { untranslated } from '../../compile/screen/untranslated.ts';
import type { Finding } from '../../grammar/findings.ts';
import { unfaithfulTranslations } from './unfaithful-translations.ts';
import { unusedTranslations } from './unused-translations.ts';

/**
 * Returns what is left to do for translators: texts that are missing, outdated, unused, or lost a value. Whoever
 * edits the English need not know the other languages, so nothing of it is a mistake; a release has none.
 */
export const translationNotices = (project: Project): Finding[] => [
  ...untranslated(project),
  ...outdatedTranslations(project),
  ...unfaithfulTranslations(project),
  ...unusedTranslations(project),
];
