import type { PieceId, Seat } from '#sim/ids.ts';
import { battleRolled } from './battle/rolled.ts';
import { BASE_TERRAIN, type TerrainId } from './board/terraDeck.ts';
import { breakTie, stillTied } from './ending.ts';
import type { RollReason } from './events.ts';
import { climaRolled } from './exchange/clima.ts';
import { fleetOf, ownerOf } from './ids.ts';
import { stillPlaying, unranked } from './queries.ts';
import { rank } from './ranking.ts';
import { isByChance, rolledOn, type Reroll } from './rerolls.ts';
import { mustBeThrownAgain, wheelsUp, type RollReport } from './rollReport.ts';
import type { TrexlandsState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';

/** A roll that the match waits for. */
export interface RollAsked {
  readonly why: RollReason;
  /** All thrown at once (TX-17). */
  readonly trucks: readonly PieceId[];
  readonly surface: TerrainId;
  /** Those with a lowered centre of mass. */
  readonly ballast: readonly PieceId[];
  /** A truck that did not tumble, rolled again alone (TX-63). */
  readonly again: boolean;
  /** No hand throws it any more: it has not tumbled twice. */
  readonly byChance: boolean;
  /** Trucks of seats that have given up, and so have handed every throw to chance (TX-62). */
  readonly givenUp: readonly PieceId[];
}

/** Trucks of the roll that hands may throw. */
export const throwable = (asked: RollAsked): readonly PieceId[] => (asked.byChance ? [] : ofPlayers(asked));

/** Trucks of the roll whose seats still play. */
export const ofPlayers = ({ trucks, givenUp }: RollAsked): readonly PieceId[] =>
  trucks.filter((id) => !givenUp.includes(id));

/** Whether all trucks of the roll are of seats that have given up: it only has to be set going. */
export const isNobodys = ({ trucks, givenUp }: RollAsked): boolean => givenUp.length === trucks.length;

/** How many trucks the arena takes at once; a Clima may ask for more, one lot after the other. House value. */
export const MOST_THROWN = 8;

/** Null unless a roll comes next. */
export function rollAsked(state: TrexlandsState): RollAsked | null {
  const whole = wholeRoll(state);
  const next = state.reroll?.left[0];
  if (whole === null || state.reroll === null || next === undefined) return whole;
  const only = (ids: readonly PieceId[]): readonly PieceId[] => ids.filter((id) => id === next.truck);
  return {
    ...whole,
    trucks: [next.truck],
    ballast: only(whole.ballast),
    again: true,
    byChance: isByChance(state.reroll),
    givenUp: only(whole.givenUp),
  };
}

/** The seats that throw next, or may set going what chance alone throws; null unless a roll is asked for. */
export function throwers(state: TrexlandsState): readonly Seat[] | null {
  const asked = rollAsked(state);
  if (asked === null) return null;
  return isNobodys(asked) ? stillPlaying(state) : [...new Set(ofPlayers(asked).map(ownerOf))];
}

/**
 * Goes on without trucks that take part in the roll no more, as their seat has given up: what the others rolled counts.
 */
export function withoutGivenUp(state: TrexlandsState): Applied {
  const { reroll } = state;
  const whole = wholeRoll(state);
  if (reroll === null || whole?.trucks.join() === reroll.thrown.join()) return applied(state);
  const takesPart = (id: PieceId): boolean => whole?.trucks.includes(id) === true;
  const rest: Reroll = {
    thrown: reroll.thrown.filter(takesPart),
    upright: reroll.upright.filter(takesPart),
    left: reroll.left.filter(({ truck }) => takesPart(truck)),
  };
  if (whole === null || rest.thrown.length === 0) return applied({ ...state, reroll: null });
  return rest.left.length > 0 ? applied({ ...state, reroll: rest }) : over(state, whole, rest);
}

/** The roll that comes next, all trucks of it. */
function wholeRoll(state: TrexlandsState): RollAsked | null {
  const [act] = state.agenda;
  const onBase = (why: RollReason, trucks: readonly PieceId[]): RollAsked => ({
    why,
    trucks,
    surface: BASE_TERRAIN,
    ballast: [],
    ...FIRST,
    givenUp: givenUpOf(state, trucks),
  });
  if (act?.type === 'clima') return onBase('clima', act.rolling.slice(0, MOST_THROWN));
  if (act?.type === 'battle' && act.step === 'roll') {
    const { rolling, surface, ballast } = act;
    return {
      why: 'battle',
      trucks: rolling,
      surface,
      ballast: rolling.filter((id) => ballast.includes(ownerOf(id))),
      ...FIRST,
      givenUp: givenUpOf(state, rolling),
    };
  }
  if (state.outcome !== null) return null;
  if (state.phase.name === 'ranking') return onBase('rank', oneEach(unranked(state)));
  return state.phase.name === 'tie' ? onBase('tie', oneEach(stillTied(state))) : null;
}

const FIRST = { again: false, byChance: false } as const;

const givenUpOf = ({ conceded }: TrexlandsState, trucks: readonly PieceId[]): readonly PieceId[] =>
  trucks.filter((id) => conceded.includes(ownerOf(id)));

/** One truck a player; all of a fleet are alike. */
const oneEach = (seats: readonly Seat[]): readonly PieceId[] => seats.flatMap((seat) => fleetOf(seat).slice(0, 1));

/**
 * The consequences of a roll. One that did not come to rest is thrown again; a truck that did not tumble is rolled
 * again before anything follows (TX-63).
 */
export function rolled(state: TrexlandsState, report: RollReport): Applied {
  const asked = rollAsked(state);
  if (asked === null) throw new Error('no roll is asked for');
  const { trucks: thrown } = asked;
  const upright = wheelsUp(report, thrown);
  if (mustBeThrownAgain(report)) return applied(state, { type: 'thrown-again', thrown });
  const reroll = rolledOn(state.reroll, report, upright);
  const again = reroll.left.map(({ truck }) => truck).filter((truck) => thrown.includes(truck));
  const said: Applied = applied(
    { ...state, reroll: reroll.left.length === 0 ? null : reroll },
    ...(again.length === 0 ? [] : [{ type: 'did-not-tumble', trucks: again, byChance: isByChance(reroll) } as const]),
  );
  if (reroll.left.length > 0) return said;
  return andThen(said, (s) => over(s, asked, reroll));
}

/** All have tumbled: what follows. */
function over(state: TrexlandsState, { why }: RollAsked, { thrown, upright }: Reroll): Applied {
  const rolledOut = applied({ ...state, reroll: null }, { type: 'rolled', why, thrown, upright });
  return andThen(rolledOut, (s) => decided(s, thrown, upright));
}

function decided(state: TrexlandsState, thrown: readonly PieceId[], upright: readonly PieceId[]): Applied {
  const [act] = state.agenda;
  if (act?.type === 'clima') return climaRolled(state, act, thrown, upright);
  if (act?.type === 'battle') return battleRolled(state, act, upright);
  return state.phase.name === 'tie' ? breakTie(state, upright) : rank(state, upright);
}
