import type { components } from '../../generated/api.d.ts';
import type {
  Draft,
  DrawAnswer,
  DrawQuestion,
  Grammar,
  MeaningAnswer,
  Mistake,
  WorkshopDocument,
} from './workshop-api.ts';

/** A text that is not in force, and a mark of the one that it was begun with. */
export type KeptDraft = { text: string; before: string };

/** A definition's text in force with its mark, and a draft that was kept elsewhere. */
export type Source = { text: string; mark: string; draft?: KeptDraft; released?: string };

/** A text that was handed in on a running site. */
export type SiteVersion = Omit<components['schemas']['WorkshopVersion'], 'written_at' | 'published_at'> & {
  written_at: string;
  published_at: string | null;
};

/** What the workshop of a running site knows beside the definitions. */
export type SiteState = {
  together: boolean;
  drafts: string[];
  /** The marks of the texts in force, by file. */
  inForce: ReadonlyMap<string, string>;
  versions: SiteVersion[];
};

/** How a running site publishes. */
export type Publishing = {
  state: () => Promise<SiteState>;
  handIn: (file: string, draft: KeptDraft, note: string) => Promise<SiteVersion>;
  version: (id: number) => Promise<{ version: SiteVersion; text: string; current: string }>;
  /** Publishes what was handed in, or goes back to what was published before. */
  publish: (id: number) => Promise<SiteVersion>;
};

/** Where the workshop has its definitions from. */
export type Asking = {
  documents: () => Promise<WorkshopDocument[]>;
  grammar: () => Promise<Grammar>;
  source: (file: string) => Promise<Source>;
  drawing: (question: DrawQuestion) => Promise<DrawAnswer>;
  mistakes: (draft: Draft) => Promise<Mistake[]>;
  meaning: (draft: Draft) => Promise<MeaningAnswer>;
  /** The drafts that are known before any definition is opened. */
  drafts: () => Record<string, KeptDraft>;
  /** Keeps the draft of a file; without one, it is forgotten. */
  keep: (file: string, draft: KeptDraft | undefined, source: Source) => void;
  /** Writes the file, where there is one. */
  save?: (file: string, draft: KeptDraft) => Promise<unknown>;
  /** Set on a running site. */
  publishing?: Publishing;
};
