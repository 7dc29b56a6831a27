import { useState } from 'react';
import type { CardKind } from '#games/trexlands/cards/kinds.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { Seat } from '#sim/ids.ts';
import { useMatch } from '../useTable.ts';

/** A card that a player looks at before playing it. */
export interface Looked {
  readonly seat: Seat;
  readonly card: CardKind;
}

/** Actions of others during which a card may still be looked at: nothing new was announced. */
const GOES_ON: readonly string[] = ['pass', 'time', 'challenge', 'ready', 'place'];

/** The card under the eye, and how to take up another one or (null) to put it down. A play puts it down, too. */
export function useLookedAt(): readonly [Looked | null, (looked: Looked | null) => void] {
  const match = useMatch();
  const [look, setLook] = useState<{ readonly at: Looked; readonly since: number } | null>(null);
  const looked = look !== null && isStill(match, look.at.seat, look.since) ? look.at : null;
  return [looked, (at) => setLook(at && { at, since: match.log.length })];
}

/** Whether that seat is asked the same as when the log was so long. */
export const isStill = ({ log }: SeenTrexlands, seat: Seat, since: number): boolean =>
  log.length >= since &&
  log.slice(since).every((entry) => entry.seat !== seat && entry.action !== null && GOES_ON.includes(entry.action.do));
