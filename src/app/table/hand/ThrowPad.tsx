import { hand as handTexts } from '#play/texts/hand.ts';
import { useRef, useState, type PointerEvent } from 'react';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { Flicks } from '#play/game/flicks.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
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
 * So far a thing goes over the ground for each pixel of a finger's way (house value): a thumb that flicks by a thousand
 * pixels a second lets go at 1 m/s, as a hand does that tosses a truck.
 */
const MM_PER_PIXEL = 1;

/**
 * The middle of the ground, over which a finger flicks what it has taken up; a phone that is swung meanwhile adds
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
    const box = pad.current?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    return { xMm: x * MM_PER_PIXEL, zMm: y * MM_PER_PIXEL };
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
      {swing.state === 'on' && <p className="note">{handTexts.swings}</p>}
      {swing.state === 'ask' && (
        <Button look="quiet" onClick={swing.ask}>
          {handTexts.swingAsk}
        </Button>
      )}
      {swing.state === 'denied' && <p className="note">{handTexts.swingDenied}</p>}
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
        <div
          className="hand-things"
          style={held === null ? {} : { translate: `${held.xMm / MM_PER_PIXEL}px ${held.zMm / MM_PER_PIXEL}px` }}
        >
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
