import type { Definitions } from '../../generated/definitions.d.ts';
import type { PluralText } from '../language/run/value/plural.ts';

/** Below it, the development server answers the workshop's questions. */
export const API = '/workshop/api';

/** A document as the tree lists it. */
export type WorkshopDocument = {
  /** Path below the project's root. */
  file: string;
  /** Its folder below `schemas/`; empty for a document of no folder. */
  folder: string;
  /** Path below the folder, without `.json`. */
  name: string;
  title: string;
  /** The form that draws it: itself, or one that includes it. */
  form?: string;
  /** The event that it is. */
  event?: string;
  /** The screens that show it, the nearest first. */
  screens: string[];
};

/** A text that is not saved yet. */
export type Draft = { file: string; text: string };

/** What a draft is drawn as. */
export type Drawn = { form: string } | { screen: string } | { event: string };

export type DrawQuestion = Draft & { drawn: Drawn; language: string };

type Said = Record<string, unknown>;
type Named = Record<string, Said>;

/** A screen's documents as they were compiled; its forms are named, because a module cannot be sent. */
export type SentDefinitions = Pick<Definitions, 'labelsByPath'> & {
  screen: Said;
  layout: Said;
  parts: Named;
  wizards: Named;
  tables: Named;
  labels: Named;
  actions: Named;
  lookups: Named;
  forms: string[];
  blocks: string[];
  texts: Said;
};

/** What an event tells people: a notification on their pages, and mails. */
export type Told = {
  notification?: { title: string; text: string };
  mails: { to: string; subject: string; html: string; text: string }[];
};

export type DrawAnswer = {
  /** Set while the draft has a mistake: what was drawn last stays. */
  isWrong?: true;
  /** The module of the drawn form, or of the edited one on the drawn screen. */
  form?: string;
  /** The modules of a screen's other forms that are not as the frame has them. */
  forms?: string[];
  definitions?: SentDefinitions;
  /** What the drawn event tells. */
  told?: Told;
  /** Messages by key, if the draft is about these. */
  texts?: Record<string, unknown>;
};

/** A text for a translator; `key` is its key in the language's file. */
export type TranslationText = {
  key: string;
  english: PluralText;
  said?: PluralText;
  state: 'missing' | 'outdated' | 'translated';
  /** Where it is written: "schemas/screens/about.json:4". */
  places: string[];
};

export type Translations = {
  language: string;
  /** Its name in its own words. */
  title: string;
  dir: 'ltr' | 'rtl';
  /** The plural forms that it has. */
  plurals: string[];
  texts: TranslationText[];
};

/** `english`: what was translated, so that no translation of an older text is saved. */
export type TranslatedQuestion = { language: string; key: string; english: PluralText; text: PluralText };

/** A mistake, and the name that was probably meant. */
export type Mistake = { file: string; line: number; message: string; wrong?: string; right?: string };

export type CheckAnswer = { mistakes: Mistake[] };

export type MeaningAnswer = {
  changes: { class: 'free' | 'asks' | 'breaks'; text: string; remedy: string }[];
  /** Where the counts come from. */
  source: string;
};

/** `before`: the text as it was read, so that nobody else's edit is overwritten. */
export type SaveQuestion = Draft & { before: string };

/** The grammar of every kind of document, as JSON Schema. */
export type Grammar = {
  $defs: Record<string, GrammarNode>;
  /** The definition of each folder's documents, and of those that stand alone, by name. */
  documents: Record<string, string>;
};

export type GrammarNode = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, GrammarNode>;
  required?: string[];
  additionalProperties?: boolean | GrammarNode;
  items?: GrammarNode;
  anyOf?: GrammarNode[];
  allOf?: GrammarNode[];
  if?: GrammarNode;
  then?: GrammarNode;
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
};
