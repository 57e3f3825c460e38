import '../client/ui/styles/main.css';
import { createRoot } from 'react-dom/client';
import { Workshop } from './Workshop.tsx';

createRoot(document.getElementById('root')!).render(<Workshop />);
