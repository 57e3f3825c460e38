import { LANGUAGE } from '../../grammar/documents.ts';
import { BY_WORDS, englishOf, isTextKey } from '../../grammar/english-of.ts';
import { spotOf, type Texts, textAt } from '../../grammar/translation.ts';
import { isObject } from '../../run/value/matches.ts';
import type { PluralText } from '../../run/value/plural.ts';
import type { Project } from '../project.ts';
import { languageDocument, outdatedIn } from './translated-from.ts';
import { type ShownText, shownTexts } from './untranslated.ts';

/** A text for a translator. */
export type TranslatableText = {
  /** Its key in the language's file. */
  key: string;
  english: PluralText;
  /** Absent while it is not translated. */
  said?: PluralText;
  state: 'missing' | 'outdated' | 'translated';
  /** The definitions that have it, the first ones: "schemas/screens/about.json:4". */
  places: string[];
};

const PLACES = 5;

/** Returns every text that a language can translate: what is missing first, then what is outdated. */
export function translatableTexts(project: Project, language: string): TranslatableText[] {
  const said: Texts = languageDocument(project, language)?.value ?? {};
  const outdated = outdatedIn(project, language);
  const found = new Map<string, TranslatableText>();
  const add = (key: string, english: PluralText, isMissing: boolean, place?: string) => {
    const text = said[key] as PluralText | undefined;
    // It is translated with what it is made from.
    if (text === undefined && !isMissing) return;
    const known = found.get(key);
    const state = text === undefined ? 'missing' : outdated.has(key) ? 'outdated' : 'translated';
    const one = known ?? { key, english, ...(text !== undefined && { said: text }), state, places: [] };
    if (place && one.places.length < PLACES && !one.places.includes(place)) one.places.push(place);
    found.set(key, one);
  };
  for (const shown of shownTexts(project, language)) {
    const { place } = shown;
    const [key, english] = keyOf(shown, said);
    add(key, english, shown.isMissing, `${place.source.file}:${place.source.lineAt(place.pointer)}`);
  }
  for (const key of Object.keys(said).filter(isTextKey)) {
    const english = englishOf(project.documents, key);
    const spot = spotOf(key);
    if (english !== undefined && !found.has(key)) add(key, english, false, spot?.file);
  }
  const order = ['missing', 'outdated', 'translated'];
  return [...found.values()].sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** Returns the key of a text in a language's file, and what it translates: of a plural form, all forms. */
function keyOf({ document, pointer, text }: ShownText, said: Texts): [key: string, english: PluralText] {
  if (!document) return [BY_WORDS + text, text];
  const [first] = pointer;
  if (document.kind === 'messages' && first !== undefined && !LANGUAGE.test(document.source.file))
    return [first, document.value[first] as PluralText];
  const spot = `${document.source.file.replace(/^schemas\/|\.json$/g, '')}#/${pointer.join('/')}`;
  if (spot in said) return [spot, text];
  const forms = textAt(document.value, pointer.slice(0, -1));
  const isForm = isObject(forms) && typeof forms.other === 'string' && !(BY_WORDS + text in said);
  if (isForm) return [BY_WORDS + forms.other, forms as PluralText & typeof forms];
  return [BY_WORDS + text, text];
}
