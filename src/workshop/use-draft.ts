import { useEffect, useRef, useState } from 'react';
import { asking } from './ask.ts';
import type { KeptDraft, Source } from './asking.ts';
import type { DrawAnswer, Drawn, Mistake } from './workshop-api.ts';

/** Milliseconds without a keystroke, after which a draft is drawn and checked. */
const PAUSE = 250;
/** Milliseconds until a call that failed is made again, at first and at most. */
const [AGAIN, SELDOM] = [1_000, 30_000];

const isSuperseded = (error: unknown) => error instanceof Error && error.message === 'superseded';

/**
 * Asks after a pause, and again until it is answered: while a server changes to a new program, a call may fail. Returns what
 * ends it.
 */
function askUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  {
    pause,
    answered,
    failed,
  }: { pause: number; answered: (answer: Answer) => void; failed: (why: string) => void },
): () => void {
  let isOver = false;
  const attempt = (again: number) =>
    ask().then(
      (answer) => {
        if (!isOver) answered(answer);
      },
      (error: Error) => {
        if (isOver || isSuperseded(error)) return;
        failed(error.message);
        timer = setTimeout(attempt, again, Math.min(again * 2, SELDOM));
      },
    );
  let timer = setTimeout(attempt, pause, AGAIN);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/**
 * The source of the open document: as it is in force, as typed, what is wrong with it, and how it is drawn. `looked` is
 * drawn instead while somebody looks at it. `inForce`: the mark of the text in force on a running site.
 */
export function useDraft(
  file: string | undefined,
  drawn: Drawn | undefined,
  language: string,
  looked: string | undefined,
  inForce: string | undefined,
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

  const latest = useRef({ file, saved, drafts });
  latest.current = { file, saved, drafts };
  const put = (source: Source & { file: string }, draft: KeptDraft | undefined, isKept = true) => {
    setDrafts(({ [source.file]: _, ...others }) => (draft ? { ...others, [source.file]: draft } : others));
    if (isKept) asking.keep(source.file, draft, source);
  };

  const reads = useRef({ begun: 0, taken: 0 });
  /** Reads what is in force, unless a read that began later has been answered before. */
  const read = async (file: string) => {
    const number = ++reads.current.begun;
    const source = await asking.source(file);
    if (latest.current.file !== file || number < reads.current.taken) return;
    reads.current.taken = number;
    const { draft } = source;
    const typed = latest.current.drafts[file];
    setSaved({ file, ...source });
    if (!typed && draft) setDrafts((all) => (all[file] ? all : { ...all, [file]: draft }));
    // A draft that has come into force is none any more.
    if (asking.publishing && typed?.text.trimEnd() === source.text.trimEnd())
      put({ file, ...source }, undefined, false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new document is read once, and when somebody returns
  useEffect(() => {
    setMistakes([]);
    setFailure(undefined);
    if (file === undefined) return;
    let end = () => {};
    const again = () => {
      end();
      end = askUntilAnswered(() => read(file), {
        pause: 0,
        answered: () => setFailure(undefined),
        failed: setFailure,
      });
    };
    again();
    // Somebody's editor may have saved it meanwhile.
    addEventListener('focus', again);
    return () => {
      end();
      removeEventListener('focus', again);
    };
  }, [file]);

  const mark = saved?.file === file ? saved?.mark : undefined;
  // Another text has come into force, whoever published it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading has no other inputs
  useEffect(() => {
    if (file === undefined || mark === undefined || inForce === undefined || mark === inForce) return;
    return askUntilAnswered(() => read(file), { pause: 0, answered: () => {}, failed: () => {} });
  }, [file, mark, inForce]);

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
    return askUntilAnswered(() => asking.drawing({ file, text: shown, drawn: JSON.parse(what), language }), {
      pause: PAUSE,
      answered: (answer) => {
        setDrawing(answer);
        setFailure(undefined);
      },
      failed: setFailure,
    });
  }, [file, shown, what, language]);

  useEffect(() => {
    if (file === undefined || text === undefined) return;
    setChecking(true);
    return askUntilAnswered(() => asking.mistakes({ file, text }), {
      pause: PAUSE,
      answered: (found) => {
        setMistakes(found);
        setChecking(false);
        setFailure(undefined);
      },
      failed: setFailure,
    });
  }, [file, text]);

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
  };
}
