import { readingOf } from '../../grammar/document-reading.ts';
import type { Document } from '../../grammar/documents.ts';
import type { Place } from '../../grammar/place.ts';
import { vocabulary } from '../../grammar/vocabulary.ts';
import type { Check } from '../check-context.ts';

const DRAWN = ['parts', 'wizards', 'tables'] as const;
type Drawn = (typeof DRAWN)[number];

/**
 * Reports recursive parts, and removes the documents of a cycle from further checks, which would not
 * terminate.
 */
export function checkPartCircles(check: Check): void {
  const done = new Set<Document>();
  const visit = (document: Document, way: { document: Document; place: Place }[]): void => {
    const start = way.findIndex((step) => step.document === document);
    if (start !== -1) {
      report(check, way.slice(start));
      return;
    }
    if (done.has(document)) return;
    for (const { inner, place } of drawnBy(check, document)) visit(inner, [...way, { document, place }]);
    done.add(document);
  };
  for (const part of check.project.documents.parts.values()) visit(part, []);
}

function report(check: Check, circle: readonly { document: Document; place: Place }[]): void {
  const names = circle.map(({ document }) => `"${document.name}"`);
  const ways = names.map((name, index) => `${name} draws ${names[(index + 1) % names.length]}`);
  const [{ document, place }] = circle as [(typeof circle)[number]];
  check.add(
    place,
    `the ${document.kind} ${names[0]} draws itself without end${names.length > 1 ? `: ${ways.join(', ')}` : ''}; draw something else here`,
  );
  for (const step of circle) check.sound.delete(step.document);
}

/** Returns the documents that a document renders immediately; a dialog's content only when it opens. */
function drawnBy(check: Check, document: Document): { inner: Document; place: Place }[] {
  if (document.source.isBroken) return [];
  const { values } = readingOf(document);
  const dialogs = values.filter(
    ({ type, value }) => type === 'act' && (value as { action?: string }).action === 'open',
  );
  const isInDialog = ({ pointer }: Place) =>
    dialogs.some(({ place }) => place.pointer.every((key, index) => pointer[index] === key));
  return values.flatMap(({ type, value, place }) => {
    const folder = vocabulary.scalars[type]?.names as Drawn | undefined;
    if (!folder || !DRAWN.includes(folder) || isInDialog(place)) return [];
    const inner = check.project.documents[folder].get(String(value));
    return inner ? [{ inner, place }] : [];
  });
}
