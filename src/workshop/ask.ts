import {
  API,
  type CheckAnswer,
  type Draft,
  type DrawAnswer,
  type DrawQuestion,
  type Grammar,
  type MeaningAnswer,
  type SaveQuestion,
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

export const askDocuments = () => ask<WorkshopDocument[]>('documents');
export const askGrammar = () => ask<Grammar>('grammar');
export const askSource = async (file: string) =>
  (await ask<{ text: string }>(`source?file=${encodeURIComponent(file)}`)).text;
export const askDrawing = (question: DrawQuestion) => ask<DrawAnswer>('draw', question);
export const askMistakes = async (draft: Draft) => (await ask<CheckAnswer>('check', draft)).mistakes;
export const askMeaning = (draft: Draft) => ask<MeaningAnswer>('meaning', draft);
export const save = (question: SaveQuestion) => ask<{ saved: string }>('save', question);
