import { isFort, stillPlaying } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { timeLeft, worthOfCards, worthOfCoins, worthOfDeck } from './cardWorth.ts';
import { waysOf } from './distances.ts';
import { contactsOf, groupsOf, raceOf, shareDone, shareNear, type Group, type Race } from './race.ts';

/** The worth of a position for a seat, as its chance to win, 0 to 1. */
export type Worth = (state: TrexlandsState, seat: Seat) => number;

/** The weights of a worth. */
export interface Weights {
  /** Of where the race ends, at first and the more the nearer that is; the rest is of where trucks stand now. */
  readonly race: number;
  readonly raceAtEnd: number;
  /** Of what rivals next to it could send back to Camp, and of an attacker's own risk in that. */
  readonly threat: number;
  readonly risk: number;
  /** A lead in X that counts for much: at the end, and more for each cycle to come. */
  readonly lead: number;
  readonly leadPerCycle: number;
  /** Of V and cards, with the match before it. */
  readonly coins: number;
  readonly cards: number;
}

/** House values, tuned by matches. */
const WEIGHTS: Weights = {
  race: 0.15,
  raceAtEnd: 0.85,
  threat: 0.3,
  risk: 0.7,
  lead: 0.5,
  leadPerCycle: 0.15,
  coins: 1,
  cards: 0.5,
};

/** Worth of a Post, of each V that it keeps, and of a Fortress besides, X (house values). */
const POST = { any: 0.03, kept: 0.02, fort: 0.06 };

/** A downed truck is lost to Camp about so often. */
const DOWN = 0.6;

/** Weighs the race to the end, what stands where and under which threat, V and cards. */
const worthWith =
  (weights: Weights): Worth =>
  (state, seat) => {
    const over = decided(state, seat);
    if (over !== null) return over;
    const groups = groupsOf(state);
    const race = raceOf(state, groups);
    const scale = weights.lead + weights.leadPerCycle * race.cycles;
    return aheadOfAll(state, seat, strengthsOf(state, groups, race, weights), scale);
  };
export const keenWorth: Worth = worthWith(WEIGHTS);

/** Weighs trucks by their way to the City, X, V and cards, each for itself. */
export function steadyWorth(state: TrexlandsState, seat: Seat): number {
  const over = decided(state, seat);
  if (over !== null) return over;
  const strengths = standings(state, groupsOf(state)).map(
    (standing, i) => standing + worthOfCoins(state.camps[i]?.coins ?? 0) + 0.6 * worthOfCards(state.camps[i] ?? NONE),
  );
  return aheadOfAll(state, seat, strengths, 1.5);
}

const NONE = { seat: 0 as Seat, coins: 0, x: 0, captain: null, cards: [], deck: [], extraX: 0 } as const;

/** Once the match is over, or only a roll decides it; else null. */
function decided({ outcome, phase }: TrexlandsState, seat: Seat): number | null {
  if (outcome !== null) return outcome.winners.includes(seat) ? 1 : 0;
  if (phase.name === 'tie') return phase.tied.includes(seat) ? 1 / phase.tied.length : 0;
  return null;
}

/** The chance to come before each rival, all together. */
function aheadOfAll(state: TrexlandsState, seat: Seat, strengths: readonly number[], scale: number): number {
  const mine = strengths[seat] ?? 0;
  return stillPlaying(state)
    .filter((other) => other !== seat)
    .reduce((chance, other) => chance * likely((mine - (strengths[other] ?? 0)) / scale), 1);
}

/** From 0 to 1, a half at 0; as smooth as the logistic curve, of arithmetic that is the same everywhere. */
export const likely = (lead: number): number => 0.5 * (1 + lead / Math.sqrt(1 + lead * lead));

/** X, and of one more the share of the way that trucks have behind them. */
function standings(state: TrexlandsState, groups: readonly Group[], share = shareDone): number[] {
  const ways = waysOf(state.board);
  const standing = state.camps.map(({ x, extraX }) => x + 0.9 * extraX);
  for (const { seat, trucks, left } of groups)
    standing[seat] = (standing[seat] ?? 0) + trucks * share(ways, trucks, left);
  return standing;
}

function strengthsOf(
  state: TrexlandsState,
  groups: readonly Group[],
  { x: raced, cycles }: Race,
  weights: Weights,
): readonly number[] {
  const standing = standings(state, groups, shareNear);
  const lost = threatsOf(state, groups, weights.risk);
  const left = timeLeft(cycles);
  const kept = postsOf(state);
  const ofRace = weights.race + weights.raceAtEnd / (cycles * cycles);
  return state.camps.map((camp, i) => {
    const driven = ofRace * (raced[i] ?? 0) + (1 - ofRace) * (standing[i] ?? 0);
    const held =
      weights.coins * worthOfCoins(camp.coins) +
      weights.cards * (worthOfCards(camp) + worthOfDeck(camp)) +
      (kept[i] ?? 0);
    return driven - weights.threat * (lost[i] ?? 0) + left * held;
  });
}

/** X that each seat may lose to rivals next to its trucks, less what these would risk. */
function threatsOf(state: TrexlandsState, groups: readonly Group[], risk: number): readonly number[] {
  const ways = waysOf(state.board);
  const worst = new Map<Group, number>();
  for (const { by, on } of contactsOf(state, groups)) {
    const done = (group: Group): number => DOWN * group.trucks * shareNear(ways, group.trucks, group.left);
    const gain = done(on) - risk * done(by);
    if (gain > (worst.get(on) ?? 0)) worst.set(on, gain);
  }
  const lost = state.camps.map(() => 0);
  for (const [{ seat }, gain] of worst) lost[seat] = (lost[seat] ?? 0) + gain;
  return lost;
}

/** Worth of each seat's Posts. */
function postsOf(state: TrexlandsState): readonly number[] {
  const kept = state.camps.map(() => 0);
  for (const terra of state.terra) {
    const { post, coins } = terra;
    if (post === null) continue;
    const worth = POST.any + POST.kept * coins + (isFort(terra) ? POST.fort : 0);
    kept[post.owner] = (kept[post.owner] ?? 0) + worth;
  }
  return kept;
}
