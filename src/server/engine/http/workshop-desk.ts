/** What an edit does: its mistakes, or its changes in words. */
export type EditMeaning = {
  mistakes: { file: string; line: number; message: string }[];
  changes: { class: 'free' | 'asks' | 'breaks'; text: string }[];
  source: string;
};

/** A definition, and what shows it. */
export type ListedDefinition = {
  file: string;
  folder: string;
  name: string;
  title: string;
  form?: string;
  event?: string;
  screens: string[];
};

/** A mistake, and the name that was probably meant. */
export type EditMistake = { file: string; line: number; message: string; wrong?: string; right?: string };

/** What an edit is drawn as. */
export type DrawnAs = { form: string } | { screen: string } | { event: string };

type Edit = { file: string; text: string };

/** The running site's way to its own definitions, where it has a workshop. */
export type WorkshopDesk = {
  /** Whether only somebody else than its author may publish an edit. */
  together: boolean;
  /** A hash of what this process runs. */
  release: () => string;
  /** The definitions that may be edited, by path: their texts in the release's files. */
  files: () => ReadonlyMap<string, string>;
  /** Told of each draft that is kept: once its author pauses, its build begins. */
  drafted: (edit: Edit) => void;
  explain: (edit: Edit) => Promise<EditMeaning>;
  definitions: () => Promise<ListedDefinition[]>;
  check: (edit: Edit) => Promise<EditMistake[]>;
  /** What the page draws of an edit, as its own renderer takes it. */
  draw: (edit: Edit & { drawn: DrawnAs; language: string }) => Promise<Record<string, unknown>>;
  /** Checks, builds and publishes a version, in the background; its row tells how far it is. */
  publish: (versionId: number) => void;
};
