import '../client/ui/styles/main.css';
import { createRoot } from 'react-dom/client';
import { translatedIn } from './address.ts';

// On a running site, texts are translated in their definitions.
const language = import.meta.env.DEV ? translatedIn(location.pathname) : undefined;
const root = createRoot(document.getElementById('root')!);
if (language === undefined) void import('./Workshop.tsx').then(({ Workshop }) => root.render(<Workshop />));
else
  void import('./translate/Translate.tsx').then(({ Translate }) =>
    root.render(<Translate language={language} />),
  );
