import './ui/styles/main.css';
import { createRoot } from 'react-dom/client';
import { App } from './screens/App.tsx';

createRoot(document.getElementById('root')!).render(<App />);
