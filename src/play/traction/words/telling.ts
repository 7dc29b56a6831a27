import type { SeenTraction } from '#games/traction/traction.ts';
import { namingOf, type Naming } from '../say/naming.ts';
import { capitalised } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import type { Offset, Situation, Thing } from './situation.ts';
import { clockOf } from './view.ts';

/** A position, for whom it is told, and what everybody is called. */
export interface Telling extends Situation {
  readonly match: SeenTraction;
  readonly naming: Naming;
}

/** `state` is the match's own unless a walk under way has brought a piece further. */
export const tellingOf = (match: SeenTraction, situation: Situation): Telling => ({
  ...situation,
  match,
  naming: namingOf(match.header.seats),
});

/** `half past 2`. */
export function clockAt(bearingDeg: number): string {
  const { hour, half } = clockOf(bearingDeg);
  return gameTexts.describing.clock(hour, half);
}

/** `93 mm (3.7 in) away at 2 o'clock`. */
export const away = ({ mm, bearingDeg }: Offset): string => gameTexts.describing.away(mm, clockAt(bearingDeg));

export const padName = (naming: Naming, seat: number): string => gameTexts.names.pad(naming.whose(seat));

export const thingName = (naming: Naming, thing: Thing): string =>
  'pad' in thing ? padName(naming, thing.pad) : naming.piece(thing.piece);

/** `first; second; third.` */
export const series = (head: string, parts: readonly string[]): string => capitalised(`${head} ${parts.join('; ')}.`);
