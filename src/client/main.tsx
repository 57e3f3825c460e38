import './ui/styles/main.css';
import { createRoot } from 'react-dom/client';
import { App } from './screens/App.tsx';
import { reloadWhenReplaced } from './screens/reload-when-replaced.ts';

reloadWhenReplaced();
createRoot(document.getElementById('root')!).render(<App />);
