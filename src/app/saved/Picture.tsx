import { Suspense } from 'react';
import { gameOfGlance } from '../storage/gameFiles.ts';
import type { Glance } from '../storage/savedMatch.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '../texts.ts';

/** The position from above, as its game draws it. */
export function Picture({ glance }: { readonly glance: Glance }) {
  const { games } = useTheLibrary();
  if (glance.miniature === undefined) return <p className="miniature none">{texts.saved.noPicture}</p>;
  const { Picture: Drawn } = gameOfGlance(games, glance);
  return (
    <Suspense fallback={<p className="miniature none" />}>
      <Drawn glance={glance} miniature={glance.miniature} />
    </Suspense>
  );
}
