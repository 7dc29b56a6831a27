import type { PieceId, Seat } from '../../sim/ids.ts';
import { battleRolled } from './battle/rolled.ts';
import { BASE_TERRAIN, type TerrainId } from './board/terraDeck.ts';
import { breakTie, stillTied } from './ending.ts';
import { climaRolled } from './exchange/clima.ts';
import { fleetOf, ownerOf } from './ids.ts';
import { unranked } from './queries.ts';
import { rank } from './ranking.ts';
import { mustBeThrownAgain, wheelsUp, type RollReport } from './rollReport.ts';
import type { TrexlandsState } from './state.ts';
import { andThen, told, type Told } from './told.ts';

/** A roll that the match waits for. */
export interface RollAsked {
  readonly why: 'rank' | 'battle' | 'clima' | 'tie';
  /** All thrown at once (TX-17). */
  readonly trucks: readonly PieceId[];
  readonly surface: TerrainId;
  /** Those with a lowered centre of mass. */
  readonly ballast: readonly PieceId[];
}

/** How many trucks the arena takes at once; a Clima may ask for more, one lot after the other. House value. */
export const MOST_THROWN = 8;

/** Null unless a roll comes next. */
export function rollAsked(state: TrexlandsState): RollAsked | null {
  const [act] = state.agenda;
  if (act?.type === 'clima') return onBase('clima', act.rolling.slice(0, MOST_THROWN));
  if (act?.type === 'battle' && act.step === 'roll') {
    return { why: 'battle', trucks: act.rolling, surface: act.surface, ballast: act.rolling.filter((id) => act.ballast.includes(ownerOf(id))) };
  }
  if (state.outcome !== null) return null;
  if (state.phase.name === 'ranking') return onBase('rank', oneEach(unranked(state)));
  return state.phase.name === 'tie' ? onBase('tie', oneEach(stillTied(state))) : null;
}

const onBase = (why: RollAsked['why'], trucks: readonly PieceId[]): RollAsked => ({ why, trucks, surface: BASE_TERRAIN, ballast: [] });

/** One truck a player; all of a fleet are alike. */
const oneEach = (seats: readonly Seat[]): readonly PieceId[] => seats.flatMap((seat) => fleetOf(seat).slice(0, 1));

/** What follows from a roll. One that did not come to rest is thrown again. */
export function rolled(state: TrexlandsState, report: RollReport): Told {
  const asked = rollAsked(state);
  if (asked === null) throw new Error('no roll is asked for');
  const { trucks: thrown } = asked;
  const upright = wheelsUp(report, thrown);
  if (mustBeThrownAgain(report)) return told(state, { type: 'thrown-again', thrown });
  return andThen(told(state, { type: 'rolled', thrown, upright }), (s) => decided(s, thrown, upright));
}

function decided(state: TrexlandsState, thrown: readonly PieceId[], upright: readonly PieceId[]): Told {
  const [act] = state.agenda;
  if (act?.type === 'clima') return climaRolled(state, act, thrown, upright);
  if (act?.type === 'battle') return battleRolled(state, act, upright);
  return state.phase.name === 'tie' ? breakTie(state, state.phase, upright) : rank(state, upright);
}
