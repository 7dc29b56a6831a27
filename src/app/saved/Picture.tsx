import { Suspense, useContext } from 'react';
import { LateBoundary } from '../late/ErrorBoundary.tsx';
import { gameOfGlance } from '#play/storage/gameFiles.ts';
import type { Glance } from '#play/storage/savedMatch.ts';
import { texts } from '#play/texts.ts';
import { DrawnGames } from './drawnGame.ts';

/** The position from above, as its game draws it; where that cannot be had, a word on it. */
export function Picture({ glance }: { readonly glance: Glance }) {
  const games = useContext(DrawnGames);
  if (glance.miniature === undefined) return <p className="miniature none">{texts.saved.noPicture}</p>;
  const { Picture: Drawn } = gameOfGlance(games, glance);
  return (
    <LateBoundary renderInstead={({ title }) => <p className="miniature none">{title}</p>}>
      <Suspense fallback={<p className="miniature none" />}>
        <Drawn glance={glance} miniature={glance.miniature} />
      </Suspense>
    </LateBoundary>
  );
}
