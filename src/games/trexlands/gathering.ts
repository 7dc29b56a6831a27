import type { Joint } from '#engine/game.ts';
import { listed } from '#engine/words.ts';
import { seat as seatOf, type PieceId, type Seat } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import { quantiseHand, type HandThrow } from './rolling/handThrow.ts';
import { withinHandLimits } from './rolling/throwLimits.ts';
import { leastHandMm, TRUCKS_IN_HAND } from './rolling/truckful.ts';
import type { RollAction, TrexlandsAction } from './actions.ts';
import { whyNotThrow } from './check.ts';
import { ownerOf } from './ids.ts';
import { isNobodys, ofPlayers, rollAsked, throwers } from './rolls.ts';
import type { TrexlandsState } from './state.ts';
import { trucksBy } from './ownTruck.ts';
import { refusals } from './refusals.ts';

/** A truck that its seat has handed to chance. */
export interface ToChance {
  readonly truck: PieceId;
  readonly byChance: true;
}

/** A seat's part in the throw of one truck. */
export type Given = HandThrow | ToChance;

/**
 * The seats' parts of the roll that is asked for so far; each seat its own trucks and no other (TX-62). Whole, it is
 * rolled.
 */
export type Gathered = readonly Given[];

export const NOTHING_GIVEN: Gathered = [];

export const isByHand = (given: Given): given is HandThrow => !('byChance' in given);

/** The hands' parts of what was given. */
export const handsOf = (gathered: Gathered): readonly HandThrow[] => gathered.filter(isByHand);

/**
 * Trucks of the roll for which something has still to be given. A player who has given up has handed every throw to
 * chance, and is not waited for; a roll of only such trucks waits for any player to set it going.
 */
export function notGiven(state: TrexlandsState, gathered: Gathered): readonly PieceId[] {
  const asked = rollAsked(state);
  if (asked === null) return [];
  const awaited = isNobodys(asked) ? asked.trucks : ofPlayers(asked);
  return awaited.filter((id) => !gathered.some(({ truck }) => truck === id));
}

/**
 * The seat throws these trucks, all of them or none. Faults: `no-roll`, `not-your-throw`, `other-trucks`,
 * `thrown-already`, `shaken`, `by-chance`, `given-up`, `bad-throw`, and `throw-<limit>` where no hand could throw so.
 * Throws are checked and kept in whole quanta, as they will be written and rolled: else a throw beside a limit would be
 * let pass here and refused when all are let go.
 */
export function giveThrows(
  state: TrexlandsState,
  gathered: Gathered,
  seat: Seat,
  throws: readonly HandThrow[],
): Result<Gathered> {
  const asked = rollAsked(state);
  if (asked === null) return { ok: false, fault: refusals.noRoll() };
  const others = throws.map(({ truck }) => truck).filter((truck) => ownerOf(truck) !== seat);
  if (others.length > 0) return { ok: false, fault: refusals.notYourThrow(listed(others)) };
  const twice = throws.find(({ truck }) => gathered.some((given) => given.truck === truck));
  if (twice !== undefined) return { ok: false, fault: refusals.thrownAlready(twice.truck) };
  const quantised = throws.map(quantiseHand);
  const hands = [...handsOf(gathered), ...quantised];
  const against = whyNotThrow(state, asked, hands);
  if (against !== null) return { ok: false, fault: against };
  const { freeThrow, truck } = state.options;
  const within = withinHandLimits(hands, freeThrow, trucksBy(truck).plain);
  return within.ok ? ok([...gathered, ...quantised]) : within;
}

/**
 * The seat hands its remaining throws to chance; only those of these trucks, where told. Any seat sets a roll going in
 * which all trucks are of seats that have given up. Faults: `no-roll`, `nothing-to-throw`.
 */
export function handToChance(
  state: TrexlandsState,
  gathered: Gathered,
  seat: Seat,
  only?: readonly PieceId[],
): Result<Gathered> {
  const asked = rollAsked(state);
  if (asked === null) return { ok: false, fault: refusals.noRoll() };
  const handed = notGiven(state, gathered).filter(
    (id) => isNobodys(asked) || (ownerOf(id) === seat && (only === undefined || only.includes(id))),
  );
  if (handed.length === 0) return { ok: false, fault: refusals.nothingToThrow(seat) };
  return ok([...gathered, ...handed.map((truck): ToChance => ({ truck, byChance: true }))]);
}

/** The roll, once something was given for every truck; else null. */
export const gatheredRoll = (state: TrexlandsState, gathered: Gathered): RollAction | null =>
  gathered.length > 0 && notGiven(state, gathered).length === 0 ? { do: 'roll', throws: handsOf(gathered) } : null;

/** A roll of several seats, each of which gives its part: the trucks that it throws; chance throws its others. */
export const jointRoll: Joint<TrexlandsState, TrexlandsAction> = {
  seats: (state) => {
    const asked = rollAsked(state);
    return asked === null || isNobodys(asked) ? [] : (throwers(state) ?? []);
  },
  join: (state, parts, seat, part) => {
    const others = parts.reduce<readonly HandThrow[]>(
      (given, one) => (one.do === 'roll' ? [...given, ...clearOf(state, given, one.throws)] : given),
      [],
    );
    if (part.do !== 'roll') return { ok: false, fault: refusals.noRoll() };
    const given = giveThrows(state, others, seatOf(seat), clearOf(state, others, part.throws));
    return given.ok ? ok({ do: 'roll', throws: handsOf(given.value) }) : given;
  },
};

/**
 * The same throws, those over a truck of another seat from beside it. Nobody sees where the others let go: a throw that
 * was refused for it could never be made well, and would tell where.
 */
const clearOf = (
  { options }: TrexlandsState,
  others: readonly HandThrow[],
  throws: readonly HandThrow[],
): readonly HandThrow[] =>
  throws.map(quantiseHand).reduce<readonly HandThrow[]>((clear, thrown, i) => {
    const beside = withinHandLimits([...others, thrown], true, trucksBy(options.truck).plain);
    if (beside.ok || beside.fault.code !== 'throw-overlap') return [...clear, thrown];
    const [xMm, , zMm] = thrown.atMm;
    const [x, , z] = thrown.velocityMmS;
    const hung = [...others, ...clear, ...throws.slice(i + 1)];
    const least = leastHandMm(options.freeThrow, { x, z });
    const { places, yMm } = TRUCKS_IN_HAND.hangingOver({ xMm, zMm }, 1, hung, least);
    const [at = { xMm, zMm }] = places;
    return [...clear, { ...thrown, atMm: [at.xMm, yMm, at.zMm] }];
  }, []);
