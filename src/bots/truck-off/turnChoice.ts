import type { Choice } from '#games/truck-off/actions.ts';
import type { CardKind } from '#games/truck-off/cards.ts';
import { clockwiseFrom, playerOf, seatAfter, stillPlaying } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Thinking, Thought } from '../bot.ts';
import { playing } from './acting.ts';
import { bestFew, bestOf, rated, type Rated } from './best.ts';
import { cardsLeft, handOf, kindsIn, selectedBy } from './hands.ts';
import { keptForMoney, worthOfHand } from './keeping.ts';
import type { Mind } from './mind.ts';
import { moneyAtEnd } from './pay.ts';
import { playedOut } from './playOut.ts';
import { after } from './plays.ts';
import { reasonOfPlay } from './reasonOfPlay.ts';
import { reasonOf } from './reasons.ts';
import { guessed, surplusOf } from './selecting.ts';
import { sketchOf, withMoney, type Play, type Sketch } from './sketch.ts';
import { plainWorth, roundsAfter } from './worth.ts';

/** House value: ways to play that are tried to the end of the round. */
const TRIED = 6;

/** One of the selected cards, on what it is best for, or none of its effect where that would do harm. */
export function* executeCard(view: TruckOffState, seat: number, mind: Mind, chance: Chance): Thinking<Thought<Choice>> {
  const sketch = keepingKnown(view, seat, mind);
  const kinds = kindsIn(handOf(playerOf(view, seat).chosen));
  const toCome = stillPlaying(view).reduce((sum, one) => sum + (one === seat ? 0 : selectedBy(view, one)), 0);
  const all = rated(sketch, seat, kinds, mind.worth(view), toCome).map((one) => blurred(one, mind, chance));
  const isLooking = mind.samples.turn > 0 && toCome + selectedBy(view, seat) > 1;
  const best = isLooking ? yield* tried(view, sketch, seat, all, mind, chance) : (bestOf(all)?.play ?? null);
  if (best !== null && (isLooking || (bestOf(all)?.gain ?? 0) > 0))
    return { move: playing(view, sketch, seat, best.kind, best), reason: reasonOfPlay(sketch, seat, best) };
  const card = leastOf(kinds, all);
  return { move: { do: 'discard', seat, card }, reason: reasonOf('discard', { card }) };
}

const blurred = ({ play, gain }: Rated, { blur }: Mind, chance: Chance): Rated => ({
  play,
  gain: gain * (1 + blur * (2 * chance() - 1)),
});

/** Cards in hand count with what they are worth later. */
function keepingKnown(view: TruckOffState, seat: number, mind: Mind): Sketch {
  const rounds = roundsAfter(view);
  return stillPlaying(view).reduce<Sketch>((sketch, one) => {
    const hand = one === seat ? handOf(playerOf(view, one).hand) : cardsLeft(view, one);
    return withMoney(sketch, one, worthOfHand(hand, one === seat ? mind.keeping : keptForMoney, rounds));
  }, sketchOf(view));
}

/** The kind of which the best use is the least. */
function leastOf(kinds: readonly CardKind[], all: readonly Rated[]): CardKind {
  const gainOf = (kind: CardKind): number => bestOf(all.filter(({ play }) => play.kind === kind))?.gain ?? 0;
  const [least] = kinds.toSorted((a, b) => gainOf(a) - gainOf(b));
  if (least === undefined) throw new Error('a seat is asked that has selected no card');
  return least;
}

/** The best ways at first sight, each tried against the same guesses of what rivals have selected. Null: to discard. */
function* tried(
  view: TruckOffState,
  sketch: Sketch,
  seat: number,
  all: readonly Rated[],
  mind: Mind,
  chance: Chance,
): Thinking<Play | null> {
  const worth = mind.worth(view);
  const plays: readonly (Play | null)[] = [...bestFew(all, TRIED).map(({ play }) => play), null];
  const own = playerOf(view, seat).chosen.length === 0 ? [] : chosenKinds(view, seat);
  const rivals = stillPlaying(view).filter((one) => one !== seat);
  const surplus = new Map(
    rivals.map((rival) => [
      rival,
      surplusOf(sketch, rival, cardsLeft(view, rival), plainWorth(view), keptForMoney, roundsAfter(view)),
    ]),
  );
  const least = leastOf([...new Set(own)], all);
  const sums = plays.map(() => 0);
  for (let i = 0; i < mind.samples.turn; i += 1) {
    const guess = view.players.map((_, s) =>
      view.options.openCards === true
        ? chosenKinds(view, s)
        : guessed(surplus.get(s) ?? [], cardsLeft(view, s), selectedBy(view, s), chance),
    );
    for (const [n, play] of plays.entries()) {
      const outlook = {
        sketch: play === null ? sketch : after(sketch, play),
        selected: guess.map((kinds, s) => (s === seat ? less(own, play?.kind ?? least) : kinds)),
        order: clockwiseFrom(view, seatAfter(view, seat)),
      };
      sums[n] = (sums[n] ?? 0) + worth(moneyAtEnd(playedOut(outlook, worth, chance)), seat);
    }
    yield;
  }
  return plays[sums.indexOf(Math.max(...sums))] ?? null;
}

/** Those of a seat as they are seen: one's own, and where cards lie open everybody's (TO-54). */
const chosenKinds = (view: TruckOffState, seat: number): readonly CardKind[] =>
  [...handOf(playerOf(view, seat).chosen)].flatMap(([kind, copies]) => Array.from({ length: copies }, () => kind));

function less(kinds: readonly CardKind[], one: CardKind): readonly CardKind[] {
  const place = kinds.indexOf(one);
  return kinds.filter((_, i) => i !== place);
}
