import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import type { Grammar, Mistake } from '../workshop-api.ts';
import { completionBy, meaningBy } from './completion.ts';
import { correct, mistakeNotes, rangeOf, showMistakes } from './mistakes.ts';
import './source.css';

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--action)' },
  { tag: tags.string, color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--highlight-ink)' },
]);

export interface SourceEditorProps {
  file: string;
  folder: string;
  /** The text to begin with; what is typed is reported, and not taken back from here. */
  text: string;
  mistakes: readonly Mistake[];
  grammar: Grammar | undefined;
  onText: (text: string) => void;
  onSave: () => void;
  /** Receives what the page can do with the editor. */
  handle: { current: SourceHandle | null };
}

export type SourceHandle = {
  goTo: (mistake: Mistake) => void;
  correct: (mistake: Mistake) => void;
  focus: () => void;
  /** Replaces the whole text, which can be undone. */
  replace: (text: string) => void;
};

/** The number with which the page may add style sheets, where its policy asks for one. */
const said = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const nonce = said ? [EditorView.cspNonce.of(said)] : [];

/** The source of a document, for the file that it is created with. */
export function SourceEditor({
  file,
  folder,
  text,
  mistakes,
  grammar,
  onText,
  onSave,
  handle,
}: SourceEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ grammar, folder, onText, onSave });
  latest.current = { grammar, folder, onText, onSave };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor begins with its text and keeps its own
  useEffect(() => {
    const known = () => latest.current.grammar;
    const at = () => latest.current.folder;
    const save = () => {
      latest.current.onSave();
      return true;
    };
    const made = new EditorView({
      parent: place.current!,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          foldGutter(),
          lintGutter(),
          history(),
          drawSelection(),
          indentOnInput(),
          indentUnit.of('  '),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          search({ top: true }),
          json(),
          syntaxHighlighting(colours),
          autocompletion({ override: [completionBy(known, at)] }),
          meaningBy(known, at),
          mistakeNotes,
          EditorView.lineWrapping,
          ...nonce,
          EditorView.contentAttributes.of({ 'aria-label': `Source of ${file}`, tabindex: '0' }),
          keymap.of([
            { key: 'Mod-s', run: save, preventDefault: true },
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...searchKeymap,
            ...historyKeymap,
            ...foldKeymap,
            ...lintKeymap,
            ...defaultKeymap,
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onText(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    handle.current = {
      goTo: (mistake) => {
        const { from } = rangeOf(made.state.doc, mistake);
        made.dispatch({
          selection: { anchor: from },
          effects: EditorView.scrollIntoView(from, { y: 'center' }),
        });
        made.focus();
      },
      correct: (mistake) => correct(made, mistake),
      focus: () => made.focus(),
      replace: (next) => made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: next } }),
    };
    return () => {
      made.destroy();
      handle.current = null;
    };
  }, [file]);
  useEffect(() => {
    if (view.current) showMistakes(view.current, mistakes);
  }, [mistakes]);
  return <div ref={place} className="source-editor" data-file={file} />;
}
