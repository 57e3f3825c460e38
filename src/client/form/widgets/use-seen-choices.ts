import { useRef } from 'react';
import type { Choice } from '../lookup-context.ts';

/**
 * Finds a choice by its value, also one that was among the choices before: of a list that is looked through by words, what
 * was chosen need not be among what is found next.
 */
export function useSeenChoices(choices: readonly Choice[]): (value: unknown) => Choice | undefined {
  const seen = useRef(new Map<unknown, Choice>());
  for (const choice of choices) seen.current.set(choice.value, choice);
  return (value) => seen.current.get(value);
}
