import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { isPiece } from '../../../../sim/ids.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import { whatIs } from '../words/whatIs.ts';
import { useMatch, useNaming } from './useTable.ts';
import { AboutCard } from '../../../frame/about/AboutCard.tsx';
import { useLingering } from '../../../frame/about/useLingering.ts';
import { useRested } from '../../../frame/about/useRested.ts';

/**
 * A note about the piece or pad under a resting pointer: what it is and may do, and the clause about it. Away while a
 * hand or the ruler is on the table.
 */
export function ThingNote() {
  const { state } = useMatch();
  const naming = useNaming();
  const { ruler, touch } = useTheSession();
  const measuring = useStore(ruler, (desk) => desk.ruler !== null);
  const pointed = useSession(({ stage, hovered, hoveredPad }) => (stage === 'idle' ? (hovered ?? hoveredPad) : null));
  const quiet = useSession(({ stage }) => stage !== 'idle') || measuring;
  const [held, setHeld] = useState(false);
  const { shown, forget } = useLingering(useRested(pointed), held, state);
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
