import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../client/ui/button/Button.tsx';
import { asking } from './ask.ts';
import type { SiteVersion } from './asking.ts';
import { Difference } from './Difference.tsx';
import { Drawing } from './Drawing.tsx';
import { keyOf, keyOfFile } from './document-key.ts';
import { LookedAt, type LookedVersion, useLooked } from './LookedAt.tsx';
import { Meaning } from './Meaning.tsx';
import { MistakeList } from './MistakeList.tsx';
import { Switches } from './Switches.tsx';
import type { SourceHandle } from './source/SourceEditor.tsx';
import { Tree } from './Tree.tsx';
import { useDraft } from './use-draft.ts';
import { usePlace } from './use-place.ts';
import { type SitePublishing, usePublishing } from './use-publishing.ts';
import { Versions } from './Versions.tsx';
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
    asking.documents().then(setDocuments, (error: Error) => setFailure(error.message));
    asking.grammar().then(setGrammar, () => {});
  }, []);
  const document = documents?.find((one) => keyOf(one) === place.document);
  const drawn = useDrawn(document, place.look.on);
  const [chosen, setChosen] = useState<SiteVersion>();
  const publishing = usePublishing();
  const { site } = publishing;
  const version = site?.versions.find(({ version_id }) => version_id === chosen?.version_id);
  const looked = useLooked(version?.file === document?.file ? version : undefined);
  const inForce = document && site?.inForce.get(document.file);
  const draft = useDraft(document?.file, drawn, place.look.lang, looked?.text, inForce);
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
      {(failure ?? publishing.failure) && <p role="alert">{failure ?? publishing.failure}</p>}
      {documents ? (
        <Tree
          documents={documents}
          open={place.document}
          look={place.look}
          drafts={site ? [...site.drafts, ...draft.drafts] : draft.drafts}
          draftWord={site ? 'draft' : 'unsaved'}
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
          <>
            <p className="workshop-nothing">
              {document
                ? 'It is shown on no screen by itself. Its source is beside.'
                : place.document !== undefined && documents
                  ? `There is no definition "${place.document}".`
                  : 'Choose a definition: it is drawn here, as people will see it.'}
            </p>
            {site && !document && (
              <Versions
                title="What was handed in"
                versions={site.versions}
                areNamed
                onLook={(one) => {
                  open(keyOfFile(one.file));
                  setChosen(one);
                  setPane('source');
                }}
                onPublish={({ version_id }) => publishing.publish(version_id)}
              />
            )}
          </>
        )}
      </main>
      {document && (
        <Source
          key={document.file}
          document={document}
          draft={draft}
          grammar={grammar}
          publishing={publishing}
          looked={looked}
          onLook={setChosen}
        />
      )}
    </div>
  );
}

/** What draws a document: its form, what it tells people, or a screen that shows it. */
function useDrawn(document: WorkshopDocument | undefined, on: string | undefined): Drawn | undefined {
  const form = document?.form;
  const event = document?.event;
  const screen = document?.screens.find((name) => name === on) ?? document?.screens[0];
  return useMemo(() => {
    if (form !== undefined) return { form };
    if (event !== undefined) return { event };
    return screen === undefined ? undefined : { screen };
  }, [form, event, screen]);
}

interface SourceProps {
  document: WorkshopDocument;
  draft: ReturnType<typeof useDraft>;
  grammar: Grammar | undefined;
  publishing: SitePublishing;
  looked: LookedVersion | undefined;
  onLook: (version: SiteVersion | undefined) => void;
}

function Source({ document, draft, grammar, publishing, looked, onLook }: SourceProps) {
  const { site } = publishing;
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
          {site ? (site.together ? 'Hand in…' : 'Publish…') : 'Save…'}
        </Button>
        <Button size="small" disabled={!draft.isDraft} onClick={() => handle.current?.replace(draft.drop())}>
          Drop my edit
        </Button>
        <p role="status">{said || stateOf(draft, site !== undefined)}</p>
      </div>
      {draft.isStale &&
        (site ? (
          <div className="workshop-warning">
            <p>
              Somebody else has published this definition since you began. Your text differs from theirs so:
            </p>
            {draft.inForce && <Difference before={draft.inForce.text} after={draft.text ?? ''} />}
            <Button size="small" onClick={draft.takeOn}>
              Go on with my text
            </Button>
          </div>
        ) : (
          <p className="workshop-warning">
            The file has changed since you began. Drop your edit to see how, or it cannot be saved.
          </p>
        ))}
      {looked && <LookedAt looked={looked} onClose={() => onLook(undefined)} />}
      {draft.failure && <p role="alert">{draft.failure}</p>}
      {draft.text !== undefined && (
        <Suspense fallback={<p>Opening the source…</p>}>
          <SourceEditor
            file={file}
            folder={document.folder || document.name}
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
      {site && (
        <Versions
          title="Versions"
          versions={site.versions.filter((one) => one.file === file)}
          onLook={onLook}
          onPublish={({ version_id }) => publishing.publish(version_id)}
        />
      )}
      {site && draft.released !== undefined && draft.inForce && (
        <Button
          size="small"
          onClick={() =>
            void publishing
              .handIn(file, { text: draft.released!, before: draft.inForce!.mark }, 'The release’s own text')
              .catch((error: Error) => setSaid(error.message))
          }
        >
          Go back to the release’s own text
        </Button>
      )}
      {asked && (
        <Meaning
          draft={asked}
          inForce={site && draft.inForce?.text}
          mistakes={draft.mistakes.length}
          action={site ? (site.together ? 'Hand it in' : 'Publish it') : 'Save the file'}
          isHandedIn={site !== undefined}
          onSave={async (note) => {
            if (!site) {
              await draft.save();
              setSaid(`Saved ${file}`);
            } else if (draft.draft) {
              const { version_id } = await publishing.handIn(file, draft.draft, note);
              setSaid(site.together ? `Handed in as version ${version_id}` : '');
            }
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

function stateOf({ isDraft, checking, mistakes }: ReturnType<typeof useDraft>, isSite: boolean): string {
  if (checking) return 'Checking…';
  const count = mistakes.length;
  const found = count === 0 ? 'nothing wrong' : count === 1 ? 'one mistake' : `${count} mistakes`;
  const words = isSite ? ['Your draft', 'In force'] : ['Not saved', 'As saved'];
  return `${isDraft ? words[0] : words[1]}, ${found}`;
}
