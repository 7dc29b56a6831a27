import type { RandomSource } from '#engine/random.ts';
import type { Seat } from '#sim/ids.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { reasonOf } from './reasons.ts';
import type { BidAction, ChallengeAction, Choice, PlaceAction, PlayAction } from '#games/trexlands/actions.ts';
import { CAPTAINS } from '#games/trexlands/captains.ts';
import { slotted } from '#games/trexlands/cards/targets.ts';
import { valueOf } from '#games/trexlands/cards/kinds.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { campOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { integersOf, oneOf, type Player } from './player.ts';
import { isMomentFor } from './worthOfCard.ts';
import { worthOfMove } from './worthOfMove.ts';

/**
 * Goes for the City by the shortest way, claims on it, plays a card at the first moment for it, bids a little on
 * what is cheap, mostly pays for private cards, and calls at random what looks like a bluff. It weighs no odds,
 * stacks nothing on purpose and sees no rival coming.
 */
export const carelessPlayer: Player = (view, seat, random) => {
  const choices = choicesOf(view, seat);
  const play = oneIfAny(
    choices.filter((choice) => choice.do === 'play').filter((choice) => isMomentFor(view, choice)),
    random,
  );
  if (play !== null) return play;
  return (view.agenda.length > 0 ? inWindow(choices) : inPhase(view, seat, choices, random)) ?? oneOf(choices, random);
};

const oneIfAny = (plays: readonly PlayAction[], random: RandomSource): Choice | null =>
  plays.length === 0 ? null : oneOf(plays, random);

/** A downed truck is rolled again, a raider stays; else no card is worth it now. */
const inWindow = (choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice.do === 'wrench') ??
  choices.find((choice) => choice.do === 'occupy' && choice.stay) ??
  choices.find((choice) => choice.do === 'pass');

function inPhase(
  view: TrexlandsState,
  seat: Seat,
  choices: readonly Choice[],
  random: RandomSource,
): Choice | undefined {
  switch (view.phase.name) {
    case 'captains':
      return CAPTAINS.flatMap((id) => choices.filter((choice) => choice.do === 'captain' && choice.captain === id))[0];
    case 'move':
      return bestMove(view, seat, choices, random);
    case 'market':
      return (
        choices.find((choice) => choice.do === 'broker' && choice.take) ??
        bestBid(view, seat, choices) ??
        choices.find((choice) => choice.do === 'pass')
      );
    default:
      return inArena(view, seat, choices, random) ?? choices.find((choice) => choice.do === 'ready');
  }
}

const SPREAD = 8; // hundredths of an X by which taste differs

function bestMove(
  view: TrexlandsState,
  seat: Seat,
  choices: readonly Choice[],
  random: RandomSource,
): Choice | undefined {
  const rated = choices.flatMap((choice) =>
    choice.do === 'move' ? [{ choice, worth: worthOfMove(view, seat, choice.move) + random.integer(0, SPREAD) }] : [],
  );
  const best = rated.reduce<(typeof rated)[number] | null>(
    (so, next) => (so === null || next.worth > so.worth ? next : so),
    null,
  );
  return best !== null && best.worth > 0 ? best.choice : choices.find((choice) => choice.do === 'pass');
}

const MOST_BID = 3; // V on one card
const KEPT = 1; // V, for a challenge

/** One more than the highest bid, where that is cheap and not the seat's own. */
function bestBid(view: TrexlandsState, seat: Seat, choices: readonly Choice[]): BidAction | undefined {
  const { phase } = view;
  if (phase.name !== 'market') return undefined;
  const most = Math.min(MOST_BID, campOf(view, seat).coins - KEPT);
  const missing = phase.market.map(({ bids }) => Math.max(...bids) + 1 - (bids[seat] ?? 0));
  const wanted = phase.market.findIndex(
    ({ bids }, i) =>
      (missing[i] ?? 0) <= most &&
      Math.max(...bids) < MOST_BID &&
      (bids[seat] ?? 0) <= Math.max(...bids.filter((_, s) => s !== seat)),
  );
  return choices
    .filter((choice) => choice.do === 'bid')
    .find(({ slot, coins }) => slot === wanted + 1 && coins === missing[wanted]);
}

/** Private placements while it is the seat's turn for them, then challenges. */
function inArena(
  view: TrexlandsState,
  seat: Seat,
  choices: readonly Choice[],
  random: RandomSource,
): Choice | undefined {
  const { phase } = view;
  if (phase.name !== 'arena') return undefined;
  if (phase.placing === null)
    return suspicion(
      view,
      choices.filter((choice) => choice.do === 'challenge'),
      random,
    );
  const mine = phase.cards.filter(({ owner }) => owner === seat).length;
  return mine >= MOST_PLACED
    ? undefined
    : placement(
        choices.filter((choice) => choice.do === 'place'),
        random,
      );
}

const MOST_PLACED = 1; // an Exchange
const BLUFFS = 4; // one card in so many

/** For its value, or now and then a bluff of 1 V. */
function placement(places: readonly PlaceAction[], random: RandomSource): PlaceAction | undefined {
  const bluff = random.integer(1, BLUFFS) === 1;
  const wanted = places.filter(({ card, coins }) => coins === (bluff ? 1 : valueOf(card)));
  return wanted.length === 0 ? undefined : oneOf(wanted, random);
}

const CALLED = 3; // one in so many that lies cheap

function suspicion(
  { phase }: TrexlandsState,
  challenges: readonly ChallengeAction[],
  random: RandomSource,
): ChallengeAction | undefined {
  if (phase.name !== 'arena') return undefined;
  const cheap = slotted(phase.cards).filter(({ card }) => card.coins === 1 && card.challengers.length === 0);
  return challenges.find(
    ({ owner, slot }) =>
      cheap.some((c) => c.card.owner === owner && c.slot === slot) && random.integer(1, CALLED) === 1,
  );
}

/** The same as a bot of its level. */
// oxlint-disable-next-line require-yield -- it is done at once
export function* careless({ view, seat, chance }: Seen<TrexlandsState>): Thinking<Thought<Choice>> {
  return { move: carelessPlayer(view, seat as Seat, integersOf(chance)), reason: reasonOf('whim') };
}
