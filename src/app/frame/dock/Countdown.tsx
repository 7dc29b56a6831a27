import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode, useEffect } from 'react';
import { texts } from '#play/texts.ts';
import { usePassing } from '#app/time/usePassing.ts';
import { isSheetOpen } from '#app/ui/isSheetOpen.ts';

/** Whether the table's clocks are held; for the whole match, until they are let run. */
export interface Clock {
  /** Nothing passes here: a picture, or a test. */
  readonly still: boolean;
  readonly held: boolean;
  readonly hold: (held: boolean) => void;
  /** A panel of this kind is in sight. The first one is read in peace: it holds the clock. */
  readonly read: (panel: string) => void;
}

const Context = createContext<Clock>({ still: true, held: false, hold: () => undefined, read: () => undefined });

export function HeldClock({ still, children }: { readonly still: boolean; readonly children: ReactNode }) {
  const [held, hold] = useState(false);
  const known = useRef(new Set<string>());
  const read = useCallback((panel: string) => {
    if (known.current.has(panel)) return;
    known.current.add(panel);
    hold(true);
  }, []);
  const clock = useMemo(() => ({ still, held, hold, read }), [still, held, read]);
  return <Context value={clock}>{children}</Context>;
}

export const useClock = (): Clock => useContext(Context);

const TICK_MS = 250;

export interface CountdownProps {
  /**
   * The kind of panel it stands in: the first of a kind is read in peace, and the clock waits until it is let run.
   * Without one it runs at once.
   */
  readonly panel?: string;
  /** The time that the table agreed on. */
  readonly seconds: number;
  /** Something of its own to do meanwhile (a card being looked at): the clock waits. */
  readonly waits: boolean;
  /** With how long the clock has run, ms; what it was held is not counted. */
  readonly onOver: (elapsedMs: number) => void;
}

/**
 * The table's clock, which is the host's: rules read none, and are told how long it has run. It waits while a player is
 * about to choose: a card is looked at, a sheet lies over the table, a keyboard is in the panel, the page is hidden. A
 * slow reader can hold it, and it stays held until it is let run. In pictures and tests it stands.
 */
export function Countdown({ panel, seconds: whole, waits, onOver }: CountdownProps) {
  const { held, hold, still, read } = useClock();
  useEffect(() => {
    if (panel !== undefined) read(panel);
  }, [read, panel]);
  const place = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(whole * 1000);
  usePassing(!held && !waits && !still, TICK_MS, (passed) => {
    if (!isBusy(place.current)) setLeft((ms) => Math.max(0, ms - passed));
  });
  const over = left === 0;
  useEffect(() => {
    if (over) onOver(whole * 1000);
  }, [over, whole, onOver]);
  const seconds = Math.ceil(left / 1000);
  return (
    <div ref={place} className="countdown" data-held={held || undefined}>
      <span className="countdown-bar" aria-hidden="true">
        <i style={{ width: `${(left / (whole * 1000)) * 100}%` }} />
      </span>
      <span
        className="countdown-left"
        role="timer"
        translate="no"
        aria-label={held ? texts.countdown.held : texts.countdown.label(seconds)}
      >
        {held ? texts.countdown.held : texts.countdown.left(seconds)}
      </span>
      <button
        type="button"
        className="button quiet"
        aria-pressed={held}
        title={texts.countdown.holdNote}
        onClick={() => hold(!held)}
      >
        {held ? texts.countdown.run : texts.countdown.hold}
      </button>
    </div>
  );
}

/** Whether a player is about to choose. */
const isBusy = (place: Element | null): boolean =>
  isSheetOpen() || place?.closest('.choice-dock')?.querySelector(':focus-visible') instanceof Element;
