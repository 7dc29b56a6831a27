import { ok, type Fault, type Result } from '#sim/result.ts';
import type { DiscardAction, PlayAction, TugOfWarAction } from './actions.ts';
import { asked } from './asked.ts';
import { blockOf } from './blocked.ts';
import { laidOf, laying, moverOf } from './bout.ts';
import type { ModuleId } from './ids.ts';
import { mayBlock, mostCards, usable } from './legal.ts';
import { inOrder, tooMany, without } from './rewards.ts';
import { setOf } from './sets.ts';
import { extentIn, inPlay, machineOf, rulesOf, type TugOfWarState } from './state.ts';
import { refusals } from './refusals.ts';
import { againstTime, whyNotTime } from './time.ts';

/**
 * Whether the action may be played now. One that may not changes nothing: the clock runs on (TW-06). The faults' codes
 * are those of refusals.ts.
 */
export function check(state: TugOfWarState, action: TugOfWarAction): Result<TugOfWarAction> {
  const against = objection(state, action);
  return against === null ? ok(action) : { ok: false, fault: against };
}

function objection(state: TugOfWarState, action: TugOfWarAction): Fault | null {
  if (state.outcome !== null) return refusals.matchOver();
  if (action.do === 'concede') return null;
  if (action.do === 'time') return whyNotTime(state, action);
  return againstTurn(state, action) ?? againstTime(state, action) ?? againstChoice(state, action);
}

type Choice = Exclude<TugOfWarAction, { readonly do: 'time' | 'concede' }>;

function againstTurn(state: TugOfWarState, { do: what, seat }: Choice): Fault | null {
  if (state.phase.name !== what) return refusals.otherPhase(state.phase.name);
  return asked(state).includes(seat) ? null : refusals.notYourTurn(seat);
}

function againstChoice(state: TugOfWarState, action: Choice): Fault | null {
  switch (action.do) {
    case 'first':
      return action.first === null && setOf(state.options.set).chooser !== 'items' ? refusals.mustChoose() : null;
    case 'play':
      return againstModule(state, action) ?? againstCards(state, action) ?? againstItem(state, action);
    case 'discard':
      return againstDiscard(state, action);
  }
}

/** Why the seat may not use the module this turn; null where it may (TW-13 to TW-16, TW-69). */
export function againstModule(
  state: TugOfWarState,
  { seat, module }: Pick<PlayAction, 'seat' | 'module'>,
): Fault | null {
  const { modules, name } = extentIn(state);
  if (!modules.includes(module)) return refusals.notInSet(module, name);
  const { wonBy } = machineOf(state, module);
  if (wonBy !== null) return refusals.inactive(module, wonBy);
  const why = blockOf(state, seat, module);
  return why === null || usable(state, seat).includes(module) ? null : refusals.blocked(module, why);
}

function againstCards(state: TugOfWarState, action: PlayAction): Fault | null {
  const { seat, module, cards } = action;
  const most = mostCards(module);
  if (cards.length === 0 || cards.length > most) return refusals.badCount(module, most);
  if (without(state.hands[seat], cards) === null) return refusals.notInHand(state.hands[seat]);
  if (module === 'tower' && action.option === undefined) return refusals.noOption();
  if (module !== 'tower' && action.option !== undefined) return refusals.strangeOption(module);
  return againstAims(action) ?? againstLaying(state, action, module);
}

function againstAims({ module, cards, aims }: PlayAction): Fault | null {
  if (module !== 'maze' && module !== 'path') return aims === undefined ? null : refusals.strangeAim(module);
  if (aims !== undefined && aims.length === cards.length) return null;
  return module === 'maze' ? refusals.noDirection() : refusals.noTile();
}

function againstLaying<K extends ModuleId>(state: TugOfWarState, action: PlayAction, id: K): Fault | null {
  const { seat, cards, aims } = action;
  return laying(id, machineOf(state, id).state, laidOf(cards, aims), moverOf(state, seat), rulesOf(state)).fault;
}

/** TW-69. */
function againstItem(state: TugOfWarState, { seat, block }: PlayAction): Fault | null {
  if (block === undefined) return null;
  if (!mayBlock(state, seat)) return refusals.noBlockMove();
  return inPlay(state).includes(block) ? null : refusals.notInPlay(block);
}

/** TW-09: exactly as many as are too many. */
function againstDiscard(state: TugOfWarState, { seat, cards }: DiscardAction): Fault | null {
  const hand = state.hands[seat];
  if (cards.length !== tooMany(hand)) return refusals.badDiscard(tooMany(hand));
  if (without(hand, cards) === null) return refusals.notInHand(hand);
  return inOrder(cards).join() === cards.join() ? null : refusals.notInOrder();
}
