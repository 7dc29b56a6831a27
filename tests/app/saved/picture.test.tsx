import { act } from 'react';
import { expect, it } from 'vitest';
import { later } from '#app/late/later.tsx';
import { LateFault } from '#play/offThread/lateFault.ts';
import { DrawnGames, type DrawnGame } from '#app/saved/drawnGame.ts';
import { Picture } from '#app/saved/Picture.tsx';
import type { Glance } from '#play/storage/savedMatch.ts';
import { texts } from '#play/texts.ts';
import { drawPart } from '../frame/drawPart.tsx';

const NO_NETWORK = new LateFault(
  { code: 'no-network', message: texts.late.noNetwork },
  { title: texts.late.noNetworkTitle },
);

it('a saved match’s picture that does not come says so in its place, and takes nothing else of the match with it', async () => {
  const games = [{ id: 'chess', Picture: later(() => Promise.reject(NO_NETWORK)) }];
  const { document } = drawPart(
    <DrawnGames value={games as unknown as readonly DrawnGame[]}>
      <Picture glance={{ game: 'chess', miniature: 'e4' } as Glance} />
      <a href="#/match/a">{texts.saved.open}</a>
    </DrawnGames>,
  );
  await act(async () => undefined);
  expect(document.querySelector('.miniature')?.textContent).toBe(texts.late.noNetworkTitle);
  expect(document.querySelector('a')?.textContent).toBe(texts.saved.open);
});
