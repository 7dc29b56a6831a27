import { payAt } from './pay.ts';
import { NOWHERE, UNKNOWN, type Play, type Sketch } from './sketch.ts';
import type { CardKind } from '#games/truck-off/cards.ts';

/** Ways to play a card that may be of use; a part of those that the rules allow. */
export function playsOf(sketch: Sketch, seat: number, kind: CardKind): readonly Play[] {
  switch (kind) {
    case 'reroll':
    case 'promote':
    case 'trigger':
    case 'shut-venue':
      return onVenues(sketch, kind);
    case 'move':
    case 'move-rival':
      return moved(sketch, seat, kind);
    case 'place':
      return placed(sketch, seat);
    case 'double':
      return onTrucks(sketch, (t) => sketch.owner[t] === seat && isEarning(sketch, t)).map((truck) => on(kind, truck));
    case 'shut-truck':
      return onTrucks(sketch, (t) => sketch.owner[t] !== seat && isEarning(sketch, t)).map((truck) => on(kind, truck));
  }
}

const on = (kind: CardKind, truck: number): Play => ({ kind, truck, venue: NOWHERE });

const isActive = ({ at }: Sketch, truck: number): boolean => at[truck] !== NOWHERE;

const isEarning = (sketch: Sketch, truck: number): boolean =>
  isActive(sketch, truck) && sketch.shut[sketch.at[truck] ?? 0] !== 1;

function onTrucks({ at }: Sketch, wanted: (truck: number) => boolean): number[] {
  const found: number[] = [];
  for (let truck = 0; truck < at.length; truck += 1) if (wanted(truck)) found.push(truck);
  return found;
}

/** Open venues with a truck: elsewhere nothing is paid. */
function onVenues({ at, shut, sides }: Sketch, kind: CardKind): Play[] {
  const plays: Play[] = [];
  for (let venue = 0; venue < sides.length; venue += 1)
    if (shut[venue] !== 1 && at.includes(venue)) plays.push({ kind, truck: NOWHERE, venue });
  return plays;
}

/** Own trucks to open venues; a rival's truck may go to a shut venue as well. */
function moved(sketch: Sketch, seat: number, kind: 'move' | 'move-rival'): Play[] {
  const { at, owner, shut, sides } = sketch;
  const plays: Play[] = [];
  for (let truck = 0; truck < at.length; truck += 1) {
    if (!isActive(sketch, truck) || (owner[truck] === seat) !== (kind === 'move')) continue;
    for (let venue = 0; venue < sides.length; venue += 1)
      if (at[truck] !== venue && (kind !== 'move' || shut[venue] !== 1)) plays.push({ kind, truck, venue });
  }
  return plays;
}

/** To each open venue; the truck of its number, as a Daily Special may ask for it, else any. */
function placed(sketch: Sketch, seat: number): Play[] {
  const idle = onTrucks(sketch, (t) => sketch.owner[t] === seat && !isActive(sketch, t));
  const [any] = idle;
  if (any === undefined) return [];
  return sketch.sides.flatMap((_, venue) =>
    sketch.shut[venue] === 1
      ? []
      : [{ kind: 'place' as const, truck: idle.find((t) => sketch.home[t] === venue) ?? any, venue }],
  );
}

const set = (list: Int8Array, place: number, value: number): Int8Array => {
  const next = list.slice();
  next[place] = value;
  return next;
};

/** The round after it; a die that is thrown again is unknown. */
export function after(sketch: Sketch, { kind, truck, venue }: Play): Sketch {
  switch (kind) {
    case 'reroll':
      return { ...sketch, die: set(sketch.die, venue, UNKNOWN) };
    case 'move':
    case 'move-rival':
    case 'place':
      return { ...sketch, at: set(sketch.at, truck, venue) };
    case 'double':
      return { ...sketch, doubles: set(sketch.doubles, truck, (sketch.doubles[truck] ?? 0) + 1) };
    case 'shut-truck':
      return { ...sketch, at: set(sketch.at, truck, NOWHERE), doubles: set(sketch.doubles, truck, 0) };
    case 'shut-venue':
      return { ...sketch, shut: set(sketch.shut, venue, 1) };
    case 'promote':
      return { ...sketch, promotes: set(sketch.promotes, venue, (sketch.promotes[venue] ?? 0) + 1) };
    case 'trigger':
      return triggered(sketch, venue);
  }
}

function triggered(sketch: Sketch, venue: number): Sketch {
  const money = [...sketch.money];
  payAt(sketch, venue, money);
  const stays = sketch.at.map((place) => (place === venue ? NOWHERE : place));
  const doubles = sketch.doubles.map((tokens, truck) => (sketch.at[truck] === venue ? 0 : tokens));
  return { ...sketch, money, at: stays, doubles };
}
