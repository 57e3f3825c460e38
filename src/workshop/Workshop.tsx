import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../client/ui/button/Button.tsx';
import { askDocuments, askGrammar } from './ask.ts';
import { Drawing } from './Drawing.tsx';
import { keyOf } from './document-key.ts';
import { Meaning } from './Meaning.tsx';
import { MistakeList } from './MistakeList.tsx';
import { Switches } from './Switches.tsx';
import type { SourceHandle } from './source/SourceEditor.tsx';
import { Tree } from './Tree.tsx';
import { useDraft } from './use-draft.ts';
import { usePlace } from './use-place.ts';
import type { Drawn, Grammar, WorkshopDocument } from './workshop-api.ts';
import './workshop.css';

const SourceEditor = lazy(() =>
  import('./source/SourceEditor.tsx').then((module) => ({ default: module.SourceEditor })),
);

const PANES = { tree: 'Definitions', drawing: 'Drawing', source: 'Source' } as const;
type Pane = keyof typeof PANES;

/** Every definition: a tree of all, the drawing of the chosen one, and its source. */
export function Workshop() {
  const { place, open, look } = usePlace();
  const [documents, setDocuments] = useState<readonly WorkshopDocument[]>();
  const [grammar, setGrammar] = useState<Grammar>();
  const [failure, setFailure] = useState<string>();
  const [pane, setPane] = useState<Pane>(place.document === undefined ? 'tree' : 'drawing');
  useEffect(() => {
    askDocuments().then(setDocuments, (error: Error) => setFailure(error.message));
    askGrammar().then(setGrammar, () => {});
  }, []);
  const document = documents?.find((one) => keyOf(one) === place.document);
  const drawn = useDrawn(document, place.look.on);
  const draft = useDraft(document?.file, drawn, place.look.lang);
  const title = document ? document.title || document.name : 'Workshop';
  return (
    <div className="workshop" data-pane={pane}>
      <title>{`${document ? `${title} · ` : ''}Workshop · Education Marketplace`}</title>
      <header className="workshop-head">
        <h1>{document ? title : 'Workshop'}</h1>
        {document && <p className="workshop-file">{document.file}</p>}
        <fieldset className="workshop-panes">
          <legend className="visually-hidden">What to show</legend>
          {(Object.keys(PANES) as Pane[]).map((one) => (
            <button key={one} type="button" aria-pressed={pane === one} onClick={() => setPane(one)}>
              {PANES[one]}
            </button>
          ))}
        </fieldset>
      </header>
      {failure && <p role="alert">{failure}</p>}
      {documents ? (
        <Tree
          documents={documents}
          open={place.document}
          look={place.look}
          drafts={draft.drafts}
          onOpen={(key) => {
            open(key);
            setPane('drawing');
          }}
        />
      ) : (
        <nav className="workshop-tree" aria-label="Definitions">
          {!failure && <p role="status">Reading all definitions…</p>}
        </nav>
      )}
      <main className="workshop-middle">
        {document && drawn ? (
          <>
            <Switches document={document} look={place.look} onLook={look} />
            <Drawing drawn={drawn} title={title} look={place.look} draft={draft.drawing} />
          </>
        ) : (
          <p className="workshop-nothing">
            {document
              ? 'It is shown on no screen by itself. Its source is beside.'
              : place.document !== undefined && documents
                ? `There is no definition "${place.document}".`
                : 'Choose a definition: it is drawn here, as people will see it.'}
          </p>
        )}
      </main>
      {document && <Source key={document.file} document={document} draft={draft} grammar={grammar} />}
    </div>
  );
}

/** What draws a document: its form, or a screen that shows it. */
function useDrawn(document: WorkshopDocument | undefined, on: string | undefined): Drawn | undefined {
  const form = document?.form;
  const screen = document?.screens.find((name) => name === on) ?? document?.screens[0];
  return useMemo(
    () => (form !== undefined ? { form } : screen !== undefined ? { screen } : undefined),
    [form, screen],
  );
}

interface SourceProps {
  document: WorkshopDocument;
  draft: ReturnType<typeof useDraft>;
  grammar: Grammar | undefined;
}

function Source({ document, draft, grammar }: SourceProps) {
  const handle = useRef<SourceHandle>(null);
  const [asked, setAsked] = useState<{ file: string; text: string }>();
  const [said, setSaid] = useState('');
  const { file } = document;
  const here = useMemo(() => draft.mistakes.filter((one) => one.file === file), [draft.mistakes, file]);
  const ask = () => {
    setSaid('');
    if (draft.isDraft && draft.text !== undefined) setAsked({ file, text: draft.text });
  };
  return (
    <section className="workshop-source" aria-label="Source">
      <div className="workshop-buttons">
        <Button size="small" tone="primary" disabled={!draft.isDraft} onClick={ask}>
          Save…
        </Button>
        <Button size="small" disabled={!draft.isDraft} onClick={() => handle.current?.replace(draft.drop())}>
          Drop my edit
        </Button>
        <p role="status">{said || stateOf(draft)}</p>
      </div>
      {draft.isStale && (
        <p className="workshop-warning">
          The file has changed since you began. Drop your edit to see how, or it cannot be saved.
        </p>
      )}
      {draft.failure && <p role="alert">{draft.failure}</p>}
      {draft.text !== undefined && (
        <Suspense fallback={<p>Opening the source…</p>}>
          <SourceEditor
            file={file}
            folder={document.folder}
            text={draft.text}
            mistakes={here}
            grammar={grammar}
            onText={draft.type}
            onSave={ask}
            handle={handle}
          />
        </Suspense>
      )}
      <MistakeList mistakes={draft.mistakes} file={file} handle={handle} />
      {asked && (
        <Meaning
          draft={asked}
          mistakes={draft.mistakes.length}
          onSave={async () => {
            await draft.save();
            setSaid(`Saved ${file}`);
          }}
          onClose={() => {
            setAsked(undefined);
            // The button that opened it may be of no use any more.
            handle.current?.focus();
          }}
        />
      )}
    </section>
  );
}

function stateOf({ isDraft, checking, mistakes }: ReturnType<typeof useDraft>): string {
  if (checking) return 'Checking…';
  const count = mistakes.length;
  const found = count === 0 ? 'nothing wrong' : count === 1 ? 'one mistake' : `${count} mistakes`;
  return `${isDraft ? 'Not saved' : 'As saved'}, ${found}`;
}
