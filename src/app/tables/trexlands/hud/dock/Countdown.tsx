import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../../texts.ts';
import { useClock } from '../HeldClock.tsx';

/** TX-31, TX-43. */
const WINDOW_S = 10;
const TICK_MS = 250;

export interface CountdownProps {
  /** Something of its own to do meanwhile (a card being looked at): the clock waits. */
  readonly waits: boolean;
  readonly onOver: () => void;
}

/**
 * Ten seconds, on the host's clock, which no rule reads. It waits while anybody is about to choose: a card is looked at, a
 * sheet lies over the table, a keyboard is in the panel, the page is hidden. Whoever reads slowly holds it, and it stays
 * held until somebody lets it run. In pictures and tests it stands.
 */
export function Countdown({ waits, onOver }: CountdownProps) {
  const { held, hold, still } = useClock();
  const place = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(WINDOW_S * 1000);
  const stands = held || waits || still;
  useEffect(() => {
    if (stands) return undefined;
    const timer = setInterval(() => {
      if (!isBusy(place.current)) setLeft((ms) => Math.max(0, ms - TICK_MS));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [stands]);
  const over = left === 0;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  const seconds = Math.ceil(left / 1000);
  return (
    <div ref={place} className="countdown" data-held={held || undefined}>
      <span className="countdown-bar" aria-hidden="true">
        <i style={{ width: `${(left / (WINDOW_S * 1000)) * 100}%` }} />
      </span>
      <span className="countdown-left" role="timer" aria-label={held ? texts.countdown.held : texts.countdown.label(seconds)}>
        {held ? texts.countdown.held : texts.countdown.left(seconds)}
      </span>
      <button type="button" className="button quiet" aria-pressed={held} title={texts.countdown.holdNote} onClick={() => hold(!held)}>
        {held ? texts.countdown.run : texts.countdown.hold}
      </button>
    </div>
  );
}

/** Whether somebody is about to choose, or nobody can see it. */
const isBusy = (place: Element | null): boolean =>
  document.hidden || document.querySelector('dialog[open]') !== null || place?.closest('.round-dock')?.querySelector(':focus-visible') instanceof Element;
