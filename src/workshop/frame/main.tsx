import './own-world.ts';
import '../../client/ui/styles/main.css';
import { createRoot, type Root } from 'react-dom/client';
import { calls } from '../../../generated/calls.ts';
import { messages } from '../../../generated/messages.ts';
import { addCalls } from '../../client/api/known-calls.ts';
import { addTexts } from '../../language/run/value/message.ts';
import { directionOf, readPlace } from '../address.ts';
import { speak } from './drafts.ts';
import { Frame } from './Frame.tsx';
import { type ApiDocument, SampleAnswers } from './sample-answers.ts';

const { look } = readPlace({ pathname: '/workshop', search: location.search });

// A form by itself has no screen that brings the texts and calls of its definitions.
addTexts(messages);
addCalls(calls);
document.documentElement.lang = look.lang;
document.documentElement.dir = directionOf(look);
document.title = 'Drawing · Education Marketplace';
const [api] = await Promise.all([
  fetch('/openapi.json').then((answer) => answer.json() as Promise<ApiDocument>),
  speak(look.lang),
]);
// Kept when this module is run again by a hot reload: a second root in the same element would fight the first.
const hot = import.meta.hot?.data as { root?: Root } | undefined;
const root = hot?.root ?? createRoot(document.getElementById('root')!);
if (hot) hot.root = root;
root.render(<Frame answers={new SampleAnswers(api)} />);
// Run again when what it imports changes. Otherwise Vite would reload every page, the workshop around this one included.
import.meta.hot?.accept();
