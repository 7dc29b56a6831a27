import { useEffect } from 'react';
import { useTheSession } from '../hud/useTable.ts';
import { useAmbience } from '#app/settings/useAmbience.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { canVibrate } from '#app/haptics/canVibrate.ts';
import { isPiece } from '#sim/ids.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import { isFoul } from './isFoul.ts';

/** Makes the match on the table felt, on devices that can vibrate; never with less motion wanted. */
export function TableVibration() {
  const session = useTheSession();
  const wanted = useSettings((settings) => settings.vibration);
  const calm = useAmbience().motion === 'reduced';
  useEffect(() => {
    if (!wanted || calm || !canVibrate()) return;
    const fingertips = new Fingertips((buzz) => void (!document.hidden && navigator.vibrate([...buzz])));
    const stops = [
      session.onTick(({ events }) => {
        const buzz = events.length > 0 ? buzzOf(events) : null;
        if (buzz) fingertips.feel(buzz, performance.now());
      }),
      session.store.subscribe((now, before) => {
        if (isFoul(before, now)) fingertips.feel(FOUL, performance.now());
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, wanted, calm]);
  return null;
}

/** Milliseconds of shaking and of rest, in turn. Short, so that a phone ticks and does not ring (house values). */
export type Buzz = readonly number[];

export const SET_DOWN: Buzz = [8];
export const CONTACT: Buzz = [18];
export const FOUL: Buzz = [35, 45, 35];

/** The vibration of a tick: for the strongest of its events, or null. */
export function buzzOf(events: readonly TraceEvent[]): Buzz | null {
  if (events.some((event) => event.type === 'contact-began' && !event.atStart && isPiece(event.a) && isPiece(event.b)))
    return CONTACT;
  return events.some(({ type }) => type === 'set-down') ? SET_DOWN : null;
}

/** ms */
const LEAST_APART = 60;

const lengthOf = (buzz: Buzz): number => buzz.reduce((sum, ms) => sum + ms, 0);

/** Keeps buzzes apart: a new one comes only after the last has been felt, unless it is a stronger one. */
export class Fingertips {
  private free = 0; // ms
  private strength = 0;

  constructor(private readonly vibrate: (buzz: Buzz) => void) {}

  feel(buzz: Buzz, nowMs: number): void {
    if (nowMs < this.free && lengthOf(buzz) <= this.strength) return;
    this.free = nowMs + lengthOf(buzz) + LEAST_APART;
    this.strength = lengthOf(buzz);
    this.vibrate(buzz);
  }
}
