import type {
  SwaggerSystem,
  TaggedOperation,
  TaggedOperations,
} from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** Milliseconds after the last keystroke when the list is filtered. */
const PAUSE = 150;

type IsShown = (thing: string[], byDefault: boolean) => boolean;

/**
 * Searches every word in the method, path, operationId, summary, description and tag of each operation, and opens the
 * tags while searching.
 */
export const search = (system: SwaggerSystem) => ({
  fn: { opsFilter: found },
  components: { Search: () => useBox(system) },
  statePlugins: {
    layout: {
      wrapSelectors: {
        isShown: (isShown: IsShown) => (_state: unknown, thing: string[], byDefault: boolean) =>
          (thing[0] === 'operations-tag' && phraseOf(system) !== '') || isShown(thing, byDefault),
      },
    },
  },
});

function found(tags: TaggedOperations, phrase: string): TaggedOperations {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  return tags
    .map((tag, name) =>
      tag.set(
        'operations',
        tag.get('operations').filter((operation) => {
          const text = textOf(operation, name);
          return words.every((word) => text.includes(word));
        }),
      ),
    )
    .filter((tag) => tag.get('operations').size > 0);
}

function textOf(operation: TaggedOperation, tag: string): string {
  const said = ['operationId', 'summary', 'description'].map((key) => operation.getIn(['operation', key]));
  return [operation.get('method'), operation.get('path'), tag, ...said].join('\n').toLowerCase();
}

const phraseOf = (system: SwaggerSystem): string => {
  const phrase = system.layoutSelectors.currentFilter();
  return typeof phrase === 'string' ? phrase : '';
};

function useBox(system: SwaggerSystem) {
  const { React, layoutActions, specSelectors } = system;
  const [text, setText] = React.useState(phraseOf(system));
  React.useEffect(() => {
    const timer = setTimeout(() => layoutActions.updateFilter(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, layoutActions]);
  const all = specSelectors.operations().size;
  const shown = specSelectors
    .taggedOperations()
    .reduce((sum: number, tag) => sum + tag.get('operations').size, 0);
  return React.createElement(
    'search',
    { className: 'search' },
    React.createElement('label', { htmlFor: 'search' }, 'Search'),
    React.createElement('input', {
      id: 'search',
      type: 'search',
      placeholder: 'Path, summary, operationId …',
      value: text,
      onChange: (event) => setText(event.target.value),
    }),
    React.createElement('p', { role: 'status' }, `${shown} of ${all} operations`),
  );
}
