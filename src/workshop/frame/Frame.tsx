import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { forms } from '../../../generated/form-index.ts';
import { loadForm } from '../../client/blocks/form/use-form.ts';
import { VisitProvider } from '../../client/state/VisitProvider.tsx';
import type { FormModule } from '../../language/run/form/form-module.ts';
import { directionOf, readPlace } from '../address.ts';
import type { Drawn, Told } from '../workshop-api.ts';
import { drawDraft, forgetDrafts } from './drafts.ts';
import { EventDrawing } from './EventDrawing.tsx';
import { FormDrawing } from './FormDrawing.tsx';
import type { FromFrame, ToFrame } from './frame-messages.ts';
import { ScreenDrawing } from './ScreenDrawing.tsx';
import type { SampleAnswers } from './sample-answers.ts';
import { addressOf, sampleVisit } from './sample-visit.ts';

const say = (message: FromFrame) => parent.postMessage(message, location.origin);
const { look } = readPlace({ pathname: '/workshop', search: location.search });

type Shown = {
  key: number;
  drawn: Drawn;
  state: NonNullable<typeof look.state>;
  form?: FormModule;
  told?: Told;
};

let key = 0;

/** A form's translated module, where there is one. */
const formLoads = async (): Promise<typeof forms> => {
  if (look.lang === 'en') return forms;
  const { languages } = await import('../../../generated/languages.ts');
  const { translation } = await languages[look.lang]!();
  return { ...forms, ...translation.forms };
};

/** Draws what the workshop around it sends. */
export function Frame({ answers }: { answers: SampleAnswers }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let now: Shown | undefined;
    const draw = (next: Shown | undefined) => {
      now = next;
      setShown(next);
    };
    const show = async ({ drawn, look }: ToFrame & { is: 'show' }) => {
      const root = document.documentElement;
      if (look.theme) root.dataset.theme = look.theme;
      else delete root.dataset.theme;
      root.dir = look.dir ?? directionOf(readPlace({ pathname: '/workshop', search: location.search }).look);
      forgetDrafts();
      if (!drawn) return draw(undefined);
      const state = look.state ?? ('form' in drawn ? 'empty' : 'filled');
      const form = 'form' in drawn ? await loadForm(drawn.form, await formLoads()) : undefined;
      draw({ key: ++key, drawn, state, ...(form && { form }) });
    };
    const draft = async ({ draft }: ToFrame & { is: 'draft' }) => {
      if (!now || draft.isWrong) return;
      if (draft.told) return draw({ ...now, told: draft.told });
      const form = await drawDraft(now.drawn, draft);
      if (form) draw({ ...now, form });
    };
    // One after the other: a draft is drawn in what was shown before it, however long that took to load.
    let done = Promise.resolve();
    const listen = ({ origin, source, data }: MessageEvent<ToFrame>) => {
      // Browser extensions and accessibility checkers send messages of their own.
      const isOurs = origin === location.origin && source === parent && /^(show|draft)$/.test(data?.is);
      if (!isOurs) return;
      done = done
        .then(() => (data.is === 'show' ? show(data) : draft(data)))
        .then(
          () => say({ is: 'drawn' }),
          (error: Error) => say({ is: 'failed', message: error.message }),
        );
    };
    addEventListener('message', listen);
    say({ is: 'ready' });
    return () => removeEventListener('message', listen);
  }, []);
  if (!shown) return null;
  // The server writes mails: until it has answered, there is nothing to draw.
  if ('event' in shown.drawn) return shown.told ? <EventDrawing told={shown.told} /> : null;
  return <Drawing key={shown.key} shown={shown} answers={answers} />;
}

function Drawing({ shown, answers }: { shown: Shown; answers: SampleAnswers }) {
  const { drawn, state, form } = shown;
  const [visit] = useState(() => sampleVisit(answers, drawn, state));
  const isForm = form !== undefined && state !== 'no-permission';
  return (
    <MemoryRouter initialEntries={[addressOf(drawn, state)]} useTransitions={false}>
      <VisitProvider visit={visit}>
        <Crash resetKey={form ?? drawn}>
          <Suspense>{isForm ? <FormDrawing form={form} state={state} /> : <ScreenDrawing />}</Suspense>
        </Crash>
      </VisitProvider>
    </MemoryRouter>
  );
}

type CrashProps = { resetKey: object; children: ReactNode };

/** Says what a form cannot be drawn for, until its next draft. */
class Crash extends Component<CrashProps, { error?: Error; at?: object }> {
  override state: { error?: Error; at?: object } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  static getDerivedStateFromProps({ resetKey }: CrashProps, { at }: { at?: object }) {
    return at === resetKey ? null : { at: resetKey, error: undefined };
  }
  override render() {
    const { error } = this.state;
    return error ? <p role="alert">It cannot be drawn: {error.message}</p> : this.props.children;
  }
}
