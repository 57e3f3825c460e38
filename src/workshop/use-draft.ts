import { useEffect, useRef, useState } from 'react';
import { askDrawing, askMistakes, askSource, save } from './ask.ts';
import { type KeptDraft, keepDrafts, readDrafts } from './kept-drafts.ts';
import type { DrawAnswer, Drawn, Mistake } from './workshop-api.ts';

/** Milliseconds without a keystroke, after which a draft is drawn and checked. */
const PAUSE = 250;

const isSuperseded = (error: unknown) => error instanceof Error && error.message === 'superseded';

/** The source of the open document: as saved, as typed, what is wrong with it, and how it is drawn. */
export function useDraft(file: string | undefined, drawn: Drawn | undefined, language: string) {
  const [drafts, setDrafts] = useState(readDrafts);
  const [saved, setSaved] = useState<{ file: string; text: string }>();
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [checking, setChecking] = useState(false);
  const [drawing, setDrawing] = useState<DrawAnswer>();
  const [failure, setFailure] = useState<string>();
  const text =
    file === undefined ? undefined : (drafts[file]?.text ?? (saved?.file === file ? saved.text : undefined));
  const isDraft = file !== undefined && drafts[file] !== undefined;

  useEffect(() => keepDrafts(drafts), [drafts]);
  useEffect(() => {
    setMistakes([]);
    setFailure(undefined);
    if (file === undefined) return;
    let isOver = false;
    const read = () =>
      askSource(file).then(
        (text) => !isOver && setSaved({ file, text }),
        (error: Error) => !isOver && setFailure(error.message),
      );
    void read();
    // Somebody's editor may have saved it meanwhile.
    addEventListener('focus', read);
    return () => {
      isOver = true;
      removeEventListener('focus', read);
    };
  }, [file]);

  const what = drawn && JSON.stringify(drawn);
  // A file that was drawn as typed is drawn as saved once the edit is dropped.
  const typed = useRef(new Set<string>());
  if (isDraft) typed.current.add(file);
  useEffect(() => {
    setDrawing(undefined);
    if (file === undefined || !typed.current.has(file) || text === undefined || what === undefined) return;
    let isOver = false;
    const timer = setTimeout(() => {
      askDrawing({ file, text, drawn: JSON.parse(what), language }).then(
        (answer) => !isOver && setDrawing(answer),
        () => {},
      );
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [file, text, what, language]);

  useEffect(() => {
    if (file === undefined || text === undefined) return;
    let isOver = false;
    setChecking(true);
    const timer = setTimeout(() => {
      askMistakes({ file, text }).then(
        (found) => {
          if (isOver) return;
          setMistakes(found);
          setChecking(false);
        },
        (error) => {
          if (!isOver && !isSuperseded(error)) setFailure((error as Error).message);
        },
      );
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [file, text]);

  const latest = useRef({ file, saved, drafts });
  latest.current = { file, saved, drafts };
  const without = (file: string) => (all: Record<string, KeptDraft>) => {
    const { [file]: _, ...rest } = all;
    return rest;
  };
  return {
    text,
    isDraft,
    drafts: Object.keys(drafts),
    mistakes,
    checking,
    drawing,
    failure,
    /** Whether the file has changed since the draft was begun. */
    isStale: isDraft && saved?.file === file && drafts[file]!.before !== saved.text,
    type: (next: string) => {
      const { file, saved, drafts } = latest.current;
      if (file === undefined || saved?.file !== file) return;
      const before = drafts[file]?.before ?? saved.text;
      setDrafts(next === saved.text ? without(file) : (all) => ({ ...all, [file]: { text: next, before } }));
    },
    drop: () => {
      if (file !== undefined) setDrafts(without(file));
      return saved?.text ?? '';
    },
    save: async () => {
      const draft = file === undefined ? undefined : drafts[file];
      if (!draft) return;
      await save({ file: file!, ...draft });
      setSaved({ file: file!, text: draft.text });
      setDrafts(without(file!));
    },
  };
}
