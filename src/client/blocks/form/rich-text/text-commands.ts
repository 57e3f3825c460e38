import { chainCommands, setBlockType, toggleMark } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { IconName } from '../../../ui/icon/icon-names.ts';
import { textSchema } from './text-schema.ts';

export type TextCommand = {
  key: string;
  icon: IconName;
  run: Command;
  isOn?: (state: EditorState) => boolean;
};

const { nodes, marks } = textSchema;
const { heading, paragraph, bullet_list: bullets, ordered_list: numbers, list_item: item } = nodes;

/** The toolbar's buttons, in order. The link button is separate, because it asks for an address. */
export const textCommands: readonly TextCommand[] = [
  { key: 'bold', icon: 'bold', run: toggleMark(marks.strong!), isOn: hasMark(marks.strong!) },
  { key: 'italic', icon: 'italic', run: toggleMark(marks.em!), isOn: hasMark(marks.em!) },
  { key: 'heading', icon: 'heading', run: toggleHeading, isOn: isIn(heading!) },
  { key: 'bullets', icon: 'list', run: toggleList(bullets!), isOn: isIn(bullets!) },
  {
    key: 'numbers',
    icon: 'list-ordered',
    run: toggleList(numbers!),
    isOn: isIn(numbers!),
  },
];

export function hasMark(mark: MarkType) {
  return ({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState) =>
    empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark);
}

function isIn(type: NodeType) {
  return ({ selection: { $from } }: EditorState) => {
    for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
    return false;
  };
}

function toggleHeading(...args: Parameters<Command>): boolean {
  const [state] = args;
  const toggle = isIn(heading!)(state) ? setBlockType(paragraph!) : setBlockType(heading!);
  return toggle(...args);
}

/** Turns the selection into a list, back into text, or into the other kind of list. */
function toggleList(list: NodeType): Command {
  return (state, dispatch, view) => {
    if (isIn(list)(state)) return liftListItem(item!)(state, dispatch, view);
    return chainCommands(wrapInList(list), changeList(list))(state, dispatch, view);
  };
}

function changeList(list: NodeType): Command {
  return ({ selection: { $from }, tr }, dispatch) => {
    for (let depth = $from.depth; depth > 0; depth--) {
      const { type } = $from.node(depth);
      if (type !== bullets && type !== numbers) continue;
      dispatch?.(tr.setNodeMarkup($from.before(depth), list));
      return true;
    }
    return false;
  };
}

/** Links the selection; an empty address removes the link. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const tr = state.tr.removeMark(from, to, marks.link!);
    if (href) tr.addMark(from, to, marks.link!.create({ href }));
    dispatch?.(tr);
    return true;
  };
}

/** Completes an address as people type it; empty when it must not be linked. */
export function wholeAddress(typed: string): string {
  const text = typed.trim();
  if (!text) return '';
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(whole) && /^https?:/i.test(whole) ? whole : '';
}

export const linkMark = marks.link!;
export const listItem = item!;
