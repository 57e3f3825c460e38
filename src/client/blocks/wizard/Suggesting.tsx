import { SuggestionPanel } from './SuggestionPanel.tsx';
import { type SuggestingProps, useSuggestions } from './use-suggestions.ts';

/** Keeps a file's suggestions from step to step, and shows them. */
export function Suggesting(props: SuggestingProps) {
  const suggestions = useSuggestions(props);
  return suggestions && <SuggestionPanel suggestions={suggestions} />;
}
