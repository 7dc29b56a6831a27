import type { Seat } from '#sim/ids.ts';
import type { BattleAct } from '../acts.ts';
import { tileOf } from '../board/paths.ts';
import { announce } from '../changes.ts';
import { CAPTAIN_TERMS } from '../captains.ts';
import { ownerOf, type TerraId } from '../ids.ts';
import type { Move } from '../moves/move.ts';
import { enemiesIn, isCaptain, truckOf } from '../queries.ts';
import type { TrexlandsState } from '../state.ts';
import { applied, type Applied } from '../applied.ts';
import { turnOf, withTurn } from '../turn.ts';
import { waitingFor } from '../windows.ts';

/** TRUX and TREX are in one Terra: a battle, at once (TX-17, TX-19). The attackers stand there already. */
export function startBattle(
  state: TrexlandsState,
  seat: Seat,
  { trucks }: Move,
  terra: TerraId,
  origin: BattleAct['origin'],
): Applied {
  const defenders = enemiesIn(state, terra, seat).map(({ id }) => id);
  const [first] = defenders;
  if (first === undefined) throw new Error(`there is nobody in ${terra} to battle`);
  const defender = ownerOf(first);
  const raid = origin !== 'camp' && turnOf(state)?.raid === true;
  const begun = raid ? withTurn(state, () => ({ raid: false })) : state;
  const all = [...trucks, ...defenders];
  const act: BattleAct = {
    type: 'battle',
    seat,
    defender,
    terra,
    origin,
    attackers: trucks,
    defenders,
    surface: tileOf(state.board, terra).terrain,
    ballast: [],
    charge: false,
    raid,
    step: 'before',
    rolling: all,
    rolledTwice: false,
    upright: [],
    towed: [],
    stake: stakeOf(state, [seat, defender], all),
    waiting: [],
  };
  return applied(announce(begun, { ...act, waiting: waitingFor(begun, act) }), {
    type: 'battle',
    attacker: seat,
    defender,
    terra,
  });
}

/** Captain Marshal: a stack of his, or by his terms any truck, makes it a battle for a stake. */
const stakeOf = (state: TrexlandsState, seats: readonly Seat[], trucks: BattleAct['attackers']): Seat | null =>
  seats.find(
    (seat) =>
      isCaptain(state, seat, 'marshal') &&
      trucks.some((id) => ownerOf(id) === seat && (CAPTAIN_TERMS.marshal.anyTruck || truckOf(state, id).mate !== null)),
  ) ?? null;
