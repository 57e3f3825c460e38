import { useRef } from 'react';
import type { Choice } from '../../../engine/value/lookup-context.ts';

/**
 * Finds a choice by its value, also among earlier choices: in a searchable list, the chosen one need not be in the next
 * result.
 */
export function useSeenChoices(choices: readonly Choice[]): (value: unknown) => Choice | undefined {
  const seen = useRef(new Map<unknown, Choice>());
  for (const choice of choices) seen.current.set(choice.value, choice);
  return (value) => seen.current.get(value);
}
