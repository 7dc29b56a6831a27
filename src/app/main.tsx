import './noEval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openParlour } from './openParlour.tsx';
import { Pages } from './pages/Pages.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<StrictMode><Pages openParlour={openParlour} /></StrictMode>);
