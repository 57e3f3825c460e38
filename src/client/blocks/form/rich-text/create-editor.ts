import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { listItem } from './text-commands.ts';
import { readHtml, textSchema, withInertStyles, writeHtml } from './text-schema.ts';

const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(textSchema.nodes.hard_break!.create()).scrollIntoView());
  return true;
});

const keys = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(textSchema.marks.strong!),
  'Mod-i': toggleMark(textSchema.marks.em!),
  Enter: splitListItem(listItem),
  'Shift-Enter': newLine,
  // Tab leaves the editor, as everywhere in a form; Mod+[ and Mod+] change a list's indent.
  'Mod-]': sinkListItem(listItem),
  'Mod-[': liftListItem(listItem),
};

/** Returns the editor state for HTML. */
export const stateOf = (html: string) =>
  EditorState.create({
    doc: readHtml(html),
    plugins: [history(), keymap(keys), keymap(baseKeymap)],
  });

export interface EditorHooks {
  /** Called when the text has changed. */
  onText: (html: string) => void;
  /** Called when the text or the selection has changed. */
  onState: (state: EditorState) => void;
  attributes: () => Record<string, string>;
  editable: () => boolean;
}

export function createEditor(place: HTMLElement, html: string, hooks: EditorHooks): EditorView {
  const view: EditorView = new EditorView(place, {
    state: stateOf(html),
    transformPastedHTML: withInertStyles,
    editable: hooks.editable,
    attributes: hooks.attributes,
    dispatchTransaction: (transaction) => {
      const state = view.state.apply(transaction);
      view.updateState(state);
      hooks.onState(state);
      if (transaction.docChanged) hooks.onText(writeHtml(state.doc));
    },
  });
  return view;
}
