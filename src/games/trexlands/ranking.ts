import { shuffled, type RandomSource } from '#engine/random.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { ChooseCaptainAction } from './actions.ts';
import { addCoins, inPhase, issue, withCamp } from './changes.ts';
import { CAPTAINS, type CaptainId } from './captains.ts';
import { tribuId } from './cards/ids.ts';
import { cardOfRank, coinsOfRank } from './fleet.ts';
import { inForce } from './options.ts';
import { firstTurn } from './turn.ts';
import { ownerOf } from './ids.ts';
import { allSeats, campOf, inRankOrder, unranked } from './queries.ts';
import type { TrexlandsState } from './state.ts';
import { andThen, applied, forEach, type Applied } from './applied.ts';

/** The one seat whose truck alone is upright, or null (TX-04, TX-27). */
export function onlyOneUp(upright: readonly PieceId[]): Seat | null {
  const [first, ...more] = upright;
  return first === undefined || more.length > 0 ? null : ownerOf(first);
}

/** TX-04: one upright alone has the next rank; with none or several, everybody still unranked rolls again. */
export function rank(state: TrexlandsState, upright: readonly PieceId[]): Applied {
  const seat = onlyOneUp(upright);
  return seat === null
    ? applied(state, { type: 'undecided', why: 'rank', seats: unranked(state) })
    : ranked(state, seat);
}

/** Later ranks begin with more V, and some with a private card in Camp (data/fleet.json). */
function ranked(state: TrexlandsState, seat: Seat): Applied {
  const rank = state.rank.length + 1;
  const placed = applied({ ...state, rank: [...state.rank, seat] }, { type: 'ranked', seat, rank });
  return andThen(
    andThen(placed, (s) => payRank(s, seat, rank)),
    (s) => deployForRank(s, seat, rank),
  );
}

function payRank(state: TrexlandsState, seat: Seat, rank: number): Applied {
  const coins = inForce(state.options, 'byRank') ? coinsOfRank(state.seats, rank) : 0;
  return coins === 0
    ? applied(state)
    : applied(issue(addCoins(state, seat, coins), coins), { type: 'rank-paid', seat, coins });
}

function deployForRank(state: TrexlandsState, seat: Seat, rank: number): Applied {
  const kind = inForce(state.options, 'byRank') ? cardOfRank(state.seats, rank) : null;
  if (kind === null) return applied(state);
  const card = tribuId(seat, kind);
  const deployed = withCamp(state, seat, ({ deck, cards }) => ({
    deck: deck.filter((one) => one !== card),
    cards: [...cards, card],
  }));
  return applied(deployed, { type: 'rank-card', seat, card });
}

/** The last player left takes the last rank unrolled (TX-04). Null while there is to roll. */
export function rankByItself(state: TrexlandsState): Applied | null {
  const [last, ...more] = unranked(state);
  if (last === undefined) return applied(inPhase(state, { name: 'captains' }));
  return more.length > 0 ? null : ranked(state, last);
}

/** All ranks without a roll, by the seats' numbers. */
export const giveRanks = (state: TrexlandsState): Applied => forEach(state, allSeats(state), ranked);

/** A Captain by chance for every seat. */
export function dealCaptains(state: TrexlandsState, random: RandomSource): TrexlandsState {
  const ids = shuffled(CAPTAINS, random);
  const camps = state.camps.map((camp, i) => {
    const id = ids[i];
    return id === undefined ? camp : { ...camp, captain: { id, usedIn: null } };
  });
  return { ...state, camps };
}

/** Captains are chosen in rank order, the last rank first. */
export const captainChooser = (state: TrexlandsState): Seat | null =>
  inRankOrder(state).findLast((seat) => campOf(state, seat).captain === null) ?? null;

export const freeCaptains = (state: TrexlandsState): readonly CaptainId[] =>
  CAPTAINS.filter((id) => state.camps.every(({ captain }) => captain?.id !== id));

export const chooseCaptain = (state: TrexlandsState, { seat, captain }: ChooseCaptainAction): Applied =>
  applied(
    withCamp(state, seat, () => ({ captain: { id: captain, usedIn: null } })),
    { type: 'captain-chosen', seat, captain },
  );

export const captainsByThemselves = (state: TrexlandsState): Applied | null =>
  captainChooser(state) === null ? firstTurn({ ...state, cycle: 1 }) : null;
