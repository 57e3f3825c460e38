import { useEffect, useRef, useState } from 'react';
import { asking } from './ask.ts';
import type { KeptDraft, Source } from './asking.ts';
import type { DrawAnswer, Drawn, Mistake } from './workshop-api.ts';

/** Milliseconds without a keystroke, after which a draft is drawn and checked. */
const PAUSE = 250;
/** How often, and after how many milliseconds, what has been published is read again. */
const [TRIES, AGAIN] = [30, 1_000];

const isSuperseded = (error: unknown) => error instanceof Error && error.message === 'superseded';

/**
 * The source of the open document: as it is in force, as typed, what is wrong with it, and how it is drawn. `looked` is
 * drawn instead while somebody looks at it.
 */
export function useDraft(
  file: string | undefined,
  drawn: Drawn | undefined,
  language: string,
  looked: string | undefined,
) {
  const [drafts, setDrafts] = useState(asking.drafts);
  const [saved, setSaved] = useState<Source & { file: string }>();
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [checking, setChecking] = useState(false);
  const [drawing, setDrawing] = useState<DrawAnswer>();
  const [failure, setFailure] = useState<string>();
  const text =
    file === undefined ? undefined : (drafts[file]?.text ?? (saved?.file === file ? saved.text : undefined));
  const isDraft = file !== undefined && drafts[file] !== undefined;

  useEffect(() => {
    setMistakes([]);
    setFailure(undefined);
    if (file === undefined) return;
    let isOver = false;
    const read = () =>
      asking.source(file).then(
        (source) => {
          if (isOver) return;
          const { draft } = source;
          if (draft) setDrafts((all) => (all[file] ? all : { ...all, [file]: draft }));
          setSaved({ file, ...source });
        },
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
  // A file that was drawn as typed is drawn as saved once the edit is dropped. A site's frame has the release's definitions,
  // and mails are drawn by the server.
  const typed = useRef(new Set<string>());
  const isAsked = isDraft || looked !== undefined || asking.publishing || (drawn && 'event' in drawn);
  if (file !== undefined && isAsked) typed.current.add(file);
  const shown = looked ?? text;
  useEffect(() => {
    setDrawing(undefined);
    if (file === undefined || !typed.current.has(file) || shown === undefined || what === undefined) return;
    let isOver = false;
    const timer = setTimeout(() => {
      asking.drawing({ file, text: shown, drawn: JSON.parse(what), language }).then(
        (answer) => {
          if (isOver) return;
          setDrawing(answer);
          setFailure(undefined);
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
  }, [file, shown, what, language]);

  useEffect(() => {
    if (file === undefined || text === undefined) return;
    let isOver = false;
    setChecking(true);
    const timer = setTimeout(() => {
      asking.mistakes({ file, text }).then(
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
  const put = (source: Source & { file: string }, draft: KeptDraft | undefined, isKept = true) => {
    setDrafts(({ [source.file]: _, ...others }) => (draft ? { ...others, [source.file]: draft } : others));
    if (isKept) asking.keep(source.file, draft, source);
  };
  return {
    text,
    isDraft,
    drafts: Object.keys(drafts),
    draft: file === undefined ? undefined : drafts[file],
    /** The text of the release, where another one is in force. */
    released: saved?.file === file ? saved?.released : undefined,
    mistakes,
    checking,
    drawing,
    failure,
    /** Whether another text has come into force since the draft was begun. */
    isStale: isDraft && saved?.file === file && drafts[file]!.before !== saved.mark,
    inForce: saved?.file === file ? saved : undefined,
    type: (next: string) => {
      const { file, saved, drafts } = latest.current;
      if (file === undefined || saved?.file !== file) return;
      const before = drafts[file]?.before ?? saved.mark;
      put(saved, next === saved.text ? undefined : { text: next, before });
    },
    drop: () => {
      if (saved?.file === file && saved) put(saved, undefined);
      return saved?.text ?? '';
    },
    /** Goes on with the draft as an edit of what is in force now. */
    takeOn: () => {
      if (saved?.file === file && saved && drafts[saved.file])
        put(saved, { text: drafts[saved.file]!.text, before: saved.mark });
    },
    save: async () => {
      const draft = file === undefined ? undefined : drafts[file];
      if (!draft || !asking.save) return;
      try {
        await asking.save(file!, draft);
      } catch (error) {
        // Somebody else may have saved it: what is dropped for theirs must be theirs.
        const source = await asking.source(file!);
        if (latest.current.file === file) setSaved({ file: file!, ...source });
        throw error;
      }
      const { text } = draft;
      setSaved({ file: file!, text, mark: text });
      put({ file: file!, text, mark: text }, undefined);
    },
    /**
     * Reads again what is in force, until it has this mark; a draft that has come into force is none any more. While a
     * server changes to the new program, a call may fail or be answered by the former one.
     */
    renew: async (mark: string) => {
      if (file === undefined) return;
      let source: Source | undefined;
      for (let tries = 0; source?.mark !== mark && tries < TRIES; tries++) {
        if (tries > 0) await new Promise((done) => setTimeout(done, AGAIN));
        source = await asking.source(file).catch(() => source);
      }
      if (!source || latest.current.file !== file) return;
      setSaved({ file, ...source });
      if (latest.current.drafts[file]?.text.trimEnd() === source.text.trimEnd())
        put({ file, ...source }, undefined, false);
    },
  };
}
