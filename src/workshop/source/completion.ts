import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { hoverTooltip } from '@codemirror/view';
import { findNodeAtLocation, getLocation, getNodeValue, parseTree } from 'jsonc-parser';
import type { Grammar } from '../workshop-api.ts';
import { grammarAt, keysIn, valuesIn } from './grammar-at.ts';

/** Offers the keys and values that the grammar knows at the cursor. */
export const completionBy =
  (grammar: () => Grammar | undefined, folder: () => string) =>
  (context: CompletionContext): CompletionResult | null => {
    const known = grammar();
    if (!known) return null;
    const text = context.state.doc.toString();
    const { path, isAtPropertyKey, previousNode } = getLocation(text, context.pos);
    const isWithin =
      previousNode &&
      previousNode.offset <= context.pos &&
      context.pos <= previousNode.offset + previousNode.length;
    if (!isWithin && !context.explicit) return null;
    const from = isWithin ? previousNode.offset : context.pos;
    const to = isWithin ? previousNode.offset + previousNode.length : context.pos;
    const filtered = { from, to, filter: true };
    if (isAtPropertyKey) {
      const owner = path.slice(0, -1);
      const tree = parseTree(text);
      const node = tree && findNodeAtLocation(tree, owner);
      const taken = Object.keys((node && (getNodeValue(node) as object)) ?? {});
      const isNamed = /^\s*:/.test(text.slice(to));
      const keys = keysIn(
        grammarAt(known, folder(), text, owner),
        taken.filter((key) => key !== path.at(-1)),
      );
      return {
        ...filtered,
        options: [...keys].map(([key, { about, isRequired }]) => ({
          label: JSON.stringify(key),
          displayLabel: key,
          detail: isRequired ? 'required' : '',
          info: about,
          type: 'property',
          boost: isRequired ? 1 : 0,
          apply: isNamed ? JSON.stringify(key) : `${JSON.stringify(key)}: `,
        })),
      };
    }
    const nodes = grammarAt(known, folder(), text, path);
    return {
      ...filtered,
      options: valuesIn(nodes).map((value) => ({ label: value, type: 'enum' })),
    };
  };

/** Says what a key or a value means when one points at it. */
export const meaningBy = (grammar: () => Grammar | undefined, folder: () => string) =>
  hoverTooltip((view, position) => {
    const known = grammar();
    if (!known) return null;
    const text = view.state.doc.toString();
    const { path, previousNode } = getLocation(text, position);
    if (!previousNode || position > previousNode.offset + previousNode.length) return null;
    const said = grammarAt(known, folder(), text, path).flatMap(({ description }) => description ?? []);
    const lines = [...new Set(said)].slice(0, 2);
    if (lines.length === 0) return null;
    return {
      pos: previousNode.offset,
      end: previousNode.offset + previousNode.length,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'source-meaning';
        for (const line of [`${path.at(-1) ?? ''}`, ...lines]) {
          const one = document.createElement('p');
          one.textContent = line;
          dom.append(one);
        }
        return { dom };
      },
    };
  });
