import { useRef, useState, type PointerEvent } from 'react';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { Flicks } from '#play/game/flicks.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { texts } from '#play/texts.ts';
import { tableHooks } from '#app/session/context.tsx';
import { Button } from '#app/ui/Button.tsx';
import { useSwing } from './useSwing.ts';

const { useTheHand, useTheSession } = tableHooks<TableTypes>();

interface ThrowPadProps {
  readonly flicks: Flicks;
  /** The things that are thrown, each in a word. */
  readonly inHand: readonly string[];
}

/**
 * The ground, as wide as the pad, over which a finger flicks what it has taken up; a phone that is swung meanwhile adds
 * its own way. Keys and words throw from the dock.
 */
export function ThrowPad({ flicks, inHand }: ThrowPadProps) {
  const session = useTheSession();
  const hand = useTheHand();
  const pad = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<PlaceMm | null>(null);
  const pointer = useRef<{ readonly id: number; at: PlaceMm } | null>(null);
  const swing = useSwing(held !== null, (way, ms) => {
    if (pointer.current) flicks.moveTo(hand, added(pointer.current.at, way), ms);
  });
  const placeOf = ({ clientX, clientY }: PointerEvent): PlaceMm => {
    const { left, top, width, height } = pad.current?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    };
    const mmPerPixel = (2 * flicks.halfMm) / Math.min(width, height);
    return { xMm: (clientX - left - width / 2) * mmPerPixel, zMm: (clientY - top - height / 2) * mmPerPixel };
  };
  const down = (event: PointerEvent): void => {
    if (pointer.current !== null) return;
    const at = placeOf(event);
    if (!flicks.take(session, hand, at, event.timeStamp)) return;
    pad.current?.setPointerCapture(event.pointerId);
    pointer.current = { id: event.pointerId, at };
    setHeld(at);
  };
  const move = (event: PointerEvent): void => {
    if (pointer.current?.id !== event.pointerId) return;
    pointer.current.at = placeOf(event);
    const at = added(pointer.current.at, swing.way());
    flicks.moveTo(hand, at, event.timeStamp);
    setHeld(at);
  };
  const end = (event: PointerEvent, isLetGo: boolean): void => {
    if (pointer.current?.id !== event.pointerId) return;
    if (isLetGo) move(event);
    pointer.current = null;
    setHeld(null);
    if (isLetGo) flicks.letGo(hand, event.timeStamp);
    else flicks.putBack(hand);
  };
  return (
    <div className="hand-throw">
      <p className="note">{[texts.rooms.flick, ...(swing.state === 'on' ? [texts.rooms.swings] : [])].join(' ')}</p>
      {swing.state === 'ask' && (
        <Button look="quiet" onClick={swing.ask}>
          {texts.rooms.swingAsk}
        </Button>
      )}
      {swing.state === 'denied' && <p className="note">{texts.rooms.swingDenied}</p>}
      <div
        ref={pad}
        className="throw-pad"
        data-held={held !== null || undefined}
        aria-hidden="true" // the dock has buttons for the same
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={(event) => end(event, true)}
        onPointerCancel={(event) => end(event, false)}
      >
        <div className="hand-things" style={shifted(held, flicks.halfMm)}>
          {inHand.map((thing, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- two dice of a kind are told apart by their place alone
            <span key={i} className="hand-thing">
              {thing}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const added = (a: PlaceMm, b: PlaceMm): PlaceMm => ({ xMm: a.xMm + b.xMm, zMm: a.zMm + b.zMm });

/** Seen under the finger, in hundredths of the pad. */
const shifted = (at: PlaceMm | null, halfMm: number) =>
  at === null ? {} : { translate: `${(50 * at.xMm) / halfMm}cqmin ${(50 * at.zMm) / halfMm}cqmin` };
