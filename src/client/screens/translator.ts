import type { Label } from '../../../generated/definitions.d.ts';
import type { ScreenTranslation, Translation } from '../../language/run/screen/translation.ts';
import type { Translate } from './in-language.ts';

/** Translates a screen's definitions; what is not translated stays English. */
export function translator({ screens, forms, labels }: Translation): Translate {
  const inWords = (label: Label): Label =>
    'labels' in label
      ? {
          labels: Object.fromEntries(
            Object.entries(label.labels).map(([value, text]) => [value, labels[text] ?? text]),
          ),
        }
      : label;
  return async (entry, written) => {
    // While definitions are edited there may be a screen that has no translation yet.
    const none: ScreenTranslation = { documents: {} };
    const [definitions, { documents }] = await Promise.all([written, screens[entry.name]?.() ?? none]);
    const inPlace = <T extends object>(place: string, one: T): T => ({ ...one, ...documents[place] });
    const all = <T extends object>(folder: string, ones: Record<string, T>): Record<string, T> =>
      Object.fromEntries(
        Object.entries(ones).map(([name, one]) => [name, inPlace(`${folder}/${name}`, one)]),
      );
    return {
      ...definitions,
      screen: inPlace(`screens/${entry.name}`, definitions.screen),
      layout: inPlace(`layouts/${entry.layout}`, definitions.layout),
      parts: all('parts', definitions.parts),
      wizards: all('wizards', definitions.wizards),
      tables: all('tables', definitions.tables),
      labels: all('labels', definitions.labels),
      actions: all('actions', definitions.actions),
      labelsByPath: Object.fromEntries(
        Object.entries(definitions.labelsByPath ?? {}).map(([path, label]) => [path, inWords(label)]),
      ),
      forms: Object.fromEntries(
        Object.entries(definitions.forms).map(([name, load]) => [name, forms[name] ?? load]),
      ),
    };
  };
}
