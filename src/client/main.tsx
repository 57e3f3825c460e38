// First, because the bundler's list of files contains the same names and so compresses well beside this
// module's.
import '../../generated/screens.ts';
import './ui/styles/main.css';
import { createRoot } from 'react-dom/client';
import { PAGE_STATE } from '../language/run/screen/drawn-page.ts';
import { BrowserApp } from './BrowserApp.tsx';
import { reloadWhenReplaced } from './screens/reload-when-replaced.ts';
import { browserVisit } from './state/browser-visit.ts';
import { dropBrokenSession } from './state/stored-session.ts';
import { otherLanguage } from './state/use-language.ts';
import { takeOver } from './take-over.tsx';

reloadWhenReplaced();
dropBrokenSession();
// The browser would restore the scroll position before the data has loaded; screens do it themselves
// (use-arrival.ts).
history.scrollRestoration = 'manual';
const root = document.getElementById('root')!;
const state = document.getElementById(PAGE_STATE)?.textContent;
const language = otherLanguage();
const draw = () => createRoot(root).render(<BrowserApp visit={browserVisit()} />);
// The server renders in English: for another language the browser renders the page anew.
if (language)
  void import('./screens/load-language.ts')
    .then(({ loadLanguage }) => loadLanguage(language))
    .then(draw, draw);
else if (state) void takeOver(root, JSON.parse(state));
else draw();
