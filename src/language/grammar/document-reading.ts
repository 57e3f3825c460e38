import { checkGrammar } from './check-grammar.ts';
import { type Document, placeIn } from './documents.ts';
import { type Finding, Findings } from './findings.ts';
import type { Place } from './place.ts';
import { vocabulary } from './vocabulary.ts';

/** The result of checking a document against the grammar: its findings, and each value with its type. */
export type Reading = {
  mistakes: readonly Finding[];
  values: readonly ReadValue[];
};

type ReadValue = { type: string; value: unknown; place: Place };

/** Cache by a document's value, which is immutable: an unchanged file is parsed and checked once. */
const readings = new WeakMap<object, Reading>();

/** Checks a document against the grammar of its kind, once for all callers. */
export function readingOf(document: Document): Reading {
  const known = readings.get(document.value);
  if (known) return known;
  const mistakes = new Findings();
  const values: ReadValue[] = [];
  checkGrammar(
    document.value,
    vocabulary.kinds[document.kind]!,
    placeIn(document),
    mistakes,
    (type, value, place) => values.push({ type, value, place }),
  );
  const reading = { mistakes: mistakes.sorted(), values };
  readings.set(document.value, reading);
  return reading;
}

/** Returns a document's values of one type of the vocabulary. */
export function valuesIn(document: Document, type: string): readonly ReadValue[] {
  return readingOf(document).values.filter((one) => one.type === type);
}
