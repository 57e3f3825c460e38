import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { type EditorState, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { wordIn } from '../../language/run/value/word-in.ts';
import type { Mistake } from '../workshop-api.ts';

/** Where a mistake is: the wrong name in its line, else the whole line. */
export function rangeOf(
  doc: Text,
  { line, wrong }: Pick<Mistake, 'line' | 'wrong'>,
): { from: number; to: number } {
  const { from, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const at = wrong === undefined ? -1 : wordIn(text, wrong);
  if (at >= 0) return { from: from + at, to: from + at + wrong!.length };
  const start = text.search(/\S/);
  return { from: from + Math.max(start, 0), to: from + Math.max(text.trimEnd().length, start, 0) };
}

/** Puts the right name in the place of the wrong one. */
export function correct(view: EditorView, mistake: Mistake): void {
  const { from, to } = rangeOf(view.state.doc, mistake);
  view.dispatch({ changes: { from, to, insert: mistake.right ?? '' }, selection: { anchor: from } });
  view.focus();
}

/** A mistake below its line, with a button that puts it right. */
class MistakeNote extends WidgetType {
  readonly mistake: Mistake;

  constructor(mistake: Mistake) {
    super();
    this.mistake = mistake;
  }

  override eq({ mistake }: MistakeNote) {
    return JSON.stringify(mistake) === JSON.stringify(this.mistake);
  }

  override toDOM(view: EditorView) {
    const { message, right } = this.mistake;
    const note = document.createElement('div');
    note.className = 'source-mistake';
    const said = document.createElement('span');
    said.textContent = message;
    note.append(said);
    if (right !== undefined) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = `Use “${right}”`;
      button.addEventListener('click', () => correct(view, this.mistake));
      note.append(button);
    }
    return note;
  }

  override ignoreEvent() {
    return true;
  }
}

const tell = StateEffect.define<readonly Mistake[]>();

/** The mistakes of the open document; they move with their lines until the next check. */
export const mistakeNotes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (notes, transaction) => {
    const told = transaction.effects.find((effect) => effect.is(tell));
    if (!told) return notes.map(transaction.changes);
    const { doc } = transaction.state;
    return Decoration.set(
      told.value.map((mistake) => {
        const { to } = doc.line(Math.min(Math.max(mistake.line, 1), doc.lines));
        return Decoration.widget({ widget: new MistakeNote(mistake), block: true, side: 1 }).range(to);
      }),
      true,
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

const diagnosticOf = (state: EditorState, mistake: Mistake): Diagnostic => ({
  ...rangeOf(state.doc, mistake),
  severity: 'error',
  message: mistake.message,
});

/** Shows the mistakes of the open document: squiggles, and each below its line. */
export function showMistakes(view: EditorView, mistakes: readonly Mistake[]): void {
  view.dispatch(
    setDiagnostics(
      view.state,
      mistakes.map((mistake) => diagnosticOf(view.state, mistake)),
    ),
  );
  view.dispatch({ effects: tell.of(mistakes) });
}
