// First, because the bundler's list of files contains the same names and so compresses well beside this
// module's.
import '../../generated/screens.ts';
import './ui/styles/main.css';
import { createRoot } from 'react-dom/client';
import { PAGE_STATE } from '../language/run/screen/drawn-page.ts';
import { language } from '../language/run/value/language.ts';
import { BrowserApp } from './BrowserApp.tsx';
import { loadAheadOnceUsed } from './once-used.ts';
import { reloadWhenReplaced } from './screens/reload-when-replaced.ts';
import { browserVisit } from './state/browser-visit.ts';
import { announceLanguage, readPrefs } from './state/prefs.ts';
import { dropBrokenSession } from './state/stored-session.ts';
import { declareLanguage, wantedLanguage } from './state/use-language.ts';
import { takeOver } from './take-over.tsx';

reloadWhenReplaced();
dropBrokenSession();
// The browser would restore the scroll position before the data has loaded; screens do it themselves
// (use-arrival.ts).
history.scrollRestoration = 'manual';
const root = document.getElementById('root')!;
const state = document.getElementById(PAGE_STATE)?.textContent;
const isRendered = state !== undefined && state !== null;
const drawn = isRendered ? document.documentElement.lang : 'en';
const wanted = wantedLanguage(isRendered);
const draw = () => {
  // The server may have rendered the page in another language, or with other digits than the reader's, and a
  // translation may have failed to load.
  if (isRendered && drawn === language().name && !language().writing)
    return void takeOver(root, JSON.parse(state));
  declareLanguage();
  announceLanguage(readPrefs().language);
  createRoot(root).render(<BrowserApp visit={browserVisit()} />);
  loadAheadOnceUsed();
};
if (wanted === 'en') draw();
else
  void import('./screens/load-language.ts').then(({ loadLanguage }) => loadLanguage(wanted)).then(draw, draw);
