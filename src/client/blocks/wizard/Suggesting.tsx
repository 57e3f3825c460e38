import { SuggestionPanel } from './SuggestionPanel.tsx';
import { type SuggestingProps, useSuggestions } from './use-suggestions.ts';

/** Keeps what a file says from step to step, and offers it. */
export function Suggesting(props: SuggestingProps) {
  const suggestions = useSuggestions(props);
  return suggestions && <SuggestionPanel suggestions={suggestions} />;
}
