import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { isPiece } from '#sim/ids.ts';
import { useMatch, useSpoken, useSession, useTheSession } from './useTable.ts';
import { whatIs } from '#play/traction/words/whatIs.ts';
import { AboutCard } from '#app/frame/about/AboutCard.tsx';
import { useLingering } from '#app/frame/about/useLingering.ts';
import { useRested } from '#app/frame/about/useRested.ts';

/**
 * A note about the piece or pad under a resting pointer: what it is and may do, and the clause about it. Away while a
 * hand or the ruler is on the table. It has the place of what the referee said (styles/dock.css).
 */
export function ThingNote() {
  const { state } = useMatch();
  const naming = useSpoken();
  const { ruler, touch } = useTheSession();
  const measuring = useStore(ruler, (desk) => desk.ruler !== null);
  const hovered = useSession((now) => (now.stage === 'idle' ? (now.hovered ?? now.hoveredPad) : null));
  const quiet = useSession(({ stage }) => stage !== 'idle') || measuring;
  const [held, setHeld] = useState(false);
  const since = useSession(({ match, turned = 0 }) => `${match?.log.length} ${turned}`);
  const { shown, forget } = useLingering(useRested(hovered), held, since);
  const about = useMemo(() => (shown === null ? null : whatIs(state, naming, shown)), [state, naming, shown]);
  if (shown === null || about === null || quiet) return null;
  return (
    <AboutCard
      about={about}
      kind={isPiece(shown) ? 'piece' : 'pad'}
      onHold={setHeld}
      onDismiss={() => {
        touch.hover(null);
        forget();
        setHeld(false);
      }}
    />
  );
}
