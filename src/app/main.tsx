import './noEval.ts';
import './translators.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { STILL_ASKED } from './urlFlags.ts';
import { openedAfterBreak } from './late/reloading.ts';
import { Pages } from './pages/Pages.tsx';
import { MODULES } from './tables/registry.ts';

document.documentElement.toggleAttribute('data-still', STILL_ASKED);

const broken = openedAfterBreak();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Pages modules={MODULES} broken={broken} />
    </StrictMode>,
  );
