import './noEval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { STILL_ASKED } from './asked.ts';
import { openParlour } from './openParlour.tsx';
import { Pages } from './pages/Pages.tsx';

document.documentElement.toggleAttribute('data-still', STILL_ASKED);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Pages openParlour={openParlour} />
    </StrictMode>,
  );
