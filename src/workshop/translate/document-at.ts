import type { Drawn, WorkshopDocument } from '../workshop-api.ts';

/** Returns what draws the first definition that shows a text, of those that can be drawn. */
export function documentAt(
  places: readonly string[],
  documents: readonly WorkshopDocument[],
): { title: string; drawn: Drawn } | undefined {
  for (const place of places) {
    const file = place.replace(/:\d+$/, '');
    const document = documents.find((one) => one.file === file);
    const [screen] = document?.screens ?? [];
    if (document?.form !== undefined) return { title: document.title, drawn: { form: document.form } };
    if (document?.event !== undefined) return { title: document.title, drawn: { event: document.event } };
    if (document && screen !== undefined) return { title: document.title, drawn: { screen } };
  }
  return undefined;
}
