import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { isPiece, type PadId, type PieceId } from '#sim/ids.ts';
import { useMatch, useSpoken, useSession, useTheSession } from './useTable.ts';
import { whatIs } from '#play/traction/words/whatIs.ts';
import { AboutCard } from '#app/frame/about/AboutCard.tsx';
import { useLingering } from '#app/frame/about/useLingering.ts';
import { useRested } from '#app/frame/about/useRested.ts';
import { isTouched } from '#app/ui/isTouched.ts';

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
  const last = useSession(({ lastAction }) => lastAction);
  const anew = usePointedAnew<PieceId | PadId>(hovered, last?.report?.mover ?? null, last);
  const pointed = isTouched() ? hovered : anew; // a finger asks by a tap
  const quiet = useSession(({ stage }) => stage !== 'idle') || measuring;
  const [held, setHeld] = useState(false);
  const since = useSession(({ match, turned = 0 }) => `${match?.log.length} ${turned}`);
  const { shown, forget } = useLingering(useRested(pointed), held, since);
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

/**
 * The thing pointed at, but for one that has just `moved`: it has come under the mouse that led it, and is pointed at
 * once the mouse has left it. `since`: the move.
 */
export function usePointedAnew<T>(pointed: T | null, moved: T | null, since: unknown): T | null {
  const [seen, setSeen] = useState<{ readonly since: unknown; readonly mouse: 'away' | 'on' | 'left' }>({
    since,
    mouse: 'left',
  });
  const mouse = seen.since === since ? seen.mouse : 'away';
  const on = moved !== null && pointed === moved;
  const now = mouse === 'away' && on ? 'on' : mouse === 'on' && !on ? 'left' : mouse;
  if (seen.since !== since || seen.mouse !== now) setSeen({ since, mouse: now });
  return on && now !== 'left' ? null : pointed;
}
