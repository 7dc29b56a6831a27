import type { Choice, MoveAction } from '#games/trexlands/actions.ts';
import { check } from '#games/trexlands/check.ts';
import { CITY } from '#games/trexlands/ids.ts';
import { candidates } from '#games/trexlands/legal.ts';
import { enemiesIn, truckOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Then } from './followUp.ts';

/** Habits that nothing is weighed against: of experiments alone. */
export interface Manner {
  readonly attacks?: 'never' | 'always';
  readonly stacks?: 'never';
  readonly exchange?: 'never';
  readonly captain?: 'any';
}

/** The choices that differ: trucks of a seat that stand alike are one, and ramps to the same Terra. */
export function optionsOf(state: TrexlandsState, seat: Seat, then: Then, manner?: Manner): readonly Choice[] {
  const thought = candidates(state, seat).filter((choice) => then(state, choice));
  const allowed = different(state, thought, true).filter((choice) => check(state, choice).ok);
  return inManner(state, different(state, allowed, false), manner);
}

function different(state: TrexlandsState, choices: readonly Choice[], byRamp: boolean): readonly Choice[] {
  const seen = new Set<string>();
  return choices.filter((choice) => {
    const key = keyOf(state, choice, byRamp);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The choices that the manner leaves. */
function inManner(state: TrexlandsState, choices: readonly Choice[], manner: Manner = {}): readonly Choice[] {
  const isAttack = (choice: Choice): boolean =>
    choice.do === 'move' && choice.move.to !== CITY && enemiesIn(state, choice.move.to, choice.seat).length > 0;
  const attacks = manner.attacks === 'always' ? choices.filter(isAttack) : [];
  if (attacks.length > 0) return attacks;
  return choices.filter(
    (choice) =>
      !(manner.attacks === 'never' && isAttack(choice)) &&
      !(manner.stacks === 'never' && (choice.do === 'stack' || (choice.do === 'move' && choice.move.stack))),
  );
}

function keyOf(state: TrexlandsState, choice: Choice, byRamp: boolean): string {
  switch (choice.do) {
    case 'move':
      return movesAlike(state, choice, byRamp);
    case 'stack':
    case 'unstack':
      return [choice.do, alike(state, choice.trucks)].join();
    case 'play':
      return choice.target.on === 'entry'
        ? [choice.card, choice.target.terra, alike(state, [choice.target.truck])].join()
        : [choice.card, ...Object.values(choice.target)].join();
    default:
      return choice.do;
  }
}

function movesAlike(state: TrexlandsState, { move }: MoveAction, byRamp: boolean): string {
  const { trucks, via, to, stack, ramp } = move;
  return ['move', alike(state, trucks), via, to, stack, byRamp ? ramp : null].join();
}

/** The same for trucks that stand in the same place, as single trucks or a stack, and have moved alike in this turn. */
function alike(state: TrexlandsState, trucks: readonly PieceId[]): string {
  const { moved = [], restacked = [] } = turnOf(state) ?? {};
  return trucks
    .map((id) => {
      const { at, mate } = truckOf(state, id);
      return `${at}${mate === null ? '' : '+'}${moved.includes(id) ? '-' : ''}${restacked.includes(id) ? '!' : ''}`;
    })
    .join();
}
