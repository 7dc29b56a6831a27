import type { Choice, TrexlandsAction } from '#games/trexlands/actions.ts';
import type { BattleAct } from '#games/trexlands/acts.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import { view } from '#games/trexlands/view.ts';
import type { Seat } from '#sim/ids.ts';
import type { Thinking } from '../bot.ts';
import type { ActionValue } from '../turningPoints.ts';
import { chosen, expected } from './imagine.ts';
import { KEEN } from './keen.ts';
import { weighedTurn, worthOfOption } from './turnChoice.ts';
import { keenWorth } from './worth.ts';

/** One action of a match, as the analysis asks for it. Plain data. */
export interface ToValue {
  readonly before: TrexlandsState;
  readonly action: TrexlandsAction;
  readonly after: TrexlandsState;
}

/** Whether there is anything to value: a choice in a seat's own turn, or the roll of a battle. */
export const isValued = ({ before, action }: Pick<ToValue, 'before' | 'action'>): boolean =>
  chooserOf(before, action) !== null || battleRolled(before, action) !== null;

/**
 * The value of one action, as a seat's chance to win. A choice is held against the best of its turn, both before chance
 * has spoken and as the seat saw the table; the roll of a battle against what was to be expected of it, for the seat
 * that it was against.
 */
export function* valuing({ before, action, after }: ToValue): Thinking<ActionValue | null> {
  const chooser = chooserOf(before, action);
  if (chooser !== null) return yield* ofChoice(view(before, chooser.seat), chooser, after);
  const battle = battleRolled(before, action);
  return battle === null ? null : ofRoll(before, battle, after);
}

/** The choice, where it is one of a turn with nothing announced. */
function chooserOf(before: TrexlandsState, action: TrexlandsAction): Choice | null {
  const turn = turnOf(before);
  if (turn === null || before.agenda.length > 0 || before.outcome !== null) return null;
  if (action.do === 'roll' || action.do === 'time' || action.do === 'concede') return null;
  return action.seat === turn.seat ? action : null;
}

function battleRolled({ agenda }: TrexlandsState, action: TrexlandsAction): BattleAct | null {
  const [act] = agenda;
  return action.do === 'roll' && act?.type === 'battle' ? act : null;
}

function* ofChoice(seen: TrexlandsState, choice: Choice, after: TrexlandsState): Thinking<ActionValue> {
  const { seat } = choice;
  const [best] = yield* weighedTurn(seen, seat, KEEN, () => 0);
  const left = goesOn(seen, after) ? null : worthOf(seen, choice);
  // The thought leaves out choices that differ in nothing: the best is at least what was chosen.
  return { seat, best: Math.max(best?.worth ?? 0, left ?? 0), left };
}

/** With the best that can follow it in the turn; where nothing that it was made for can, as it stands then. */
function worthOf(seen: TrexlandsState, choice: Choice): number {
  const { seat } = choice;
  const worth = worthOfOption(seen, seat, choice, KEEN);
  return Number.isFinite(worth) ? worth : expected(chosen(seen, choice), (settled) => keenWorth(settled, seat));
}

/** Stacking leaves the whole turn to come. */
function goesOn(before: TrexlandsState, after: TrexlandsState): boolean {
  const [was, is] = [turnOf(before), turnOf(after)];
  return was !== null && is !== null && was.number === is.number && after.agenda.length === 0 && is.movesLeft > 0;
}

/** Known to all alike, as V and cards in Camps lie open. A roll that is not over, or goes as it should, is none. */
function ofRoll(before: TrexlandsState, { seat, defender }: BattleAct, after: TrexlandsState): ActionValue {
  const worthFor = (state: TrexlandsState, of: Seat): number =>
    expected(view(state, null), (settled) => keenWorth(settled, of));
  const [attacks, defends] = [seat, defender].map((of) => ({
    seat: of,
    best: worthFor(before, of),
    left: worthFor(after, of),
    byChance: true as const,
  }));
  if (attacks === undefined || defends === undefined) throw new Error('a battle has two sides');
  return attacks.best - attacks.left >= defends.best - defends.left ? attacks : defends;
}
