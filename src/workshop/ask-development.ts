import type { Asking, KeptDraft } from './asking.ts';
import {
  API,
  type CheckAnswer,
  type DrawAnswer,
  type Grammar,
  type MeaningAnswer,
  type TranslatedQuestion,
  type Translations,
  type WorkshopDocument,
} from './workshop-api.ts';

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${API}/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said as Answer;
}

const KEY = 'workshop-drafts';

/** The drafts of this tab, by file: they outlive a reload. */
function readDrafts(): Record<string, KeptDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Asks the development server, which reads and writes the files. */
export const askDevelopment: Asking = {
  documents: () => ask<WorkshopDocument[]>('documents'),
  grammar: () => ask<Grammar>('grammar'),
  source: async (file) => {
    const { text } = await ask<{ text: string }>(`source?file=${encodeURIComponent(file)}`);
    return { text, mark: text };
  },
  drawing: (question) => ask<DrawAnswer>('draw', question),
  mistakes: async (draft) => (await ask<CheckAnswer>('check', draft)).mistakes,
  meaning: (draft) => ask<MeaningAnswer>('meaning', draft),
  drafts: readDrafts,
  keep: (file, draft) => {
    const { [file]: _, ...others } = readDrafts();
    sessionStorage.setItem(KEY, JSON.stringify(draft ? { ...others, [file]: draft } : others));
  },
  save: (file, { text, before }) => ask('save', { file, text, before }),
};

export const askTranslations = (language: string) =>
  ask<Translations>(`translations?language=${encodeURIComponent(language)}`);
export const askTranslated = (question: TranslatedQuestion) => ask<{ saved: string }>('translated', question);
