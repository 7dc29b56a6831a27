import { rivalOf, type ModuleId, type Seat } from './ids.ts';
import { extentIn, inPlay, type TugOfWarState } from './state.ts';

/** Why a module may not be used this turn. */
export type Block = 'own' | 'rival' | 'item';

/**
 * Null where the seat may use the module. Modules left are counted before the turn's choice (TW-15): with 7 to 5 both
 * last modules are blocked (TW-13), with 4 or 3 only one's own (TW-14), as always with three machines (TW-74); an item
 * blocks another one (TW-69).
 */
export function blockOf(state: TugOfWarState, seat: Seat, module: ModuleId, left = inPlay(state).length): Block | null {
  const { both, own } = extentIn(state).blocked;
  if (left >= own && state.last[seat] === module) return 'own';
  if (left >= both && state.last[rivalOf(seat)] === module) return 'rival';
  return state.forbidden === module && seat === state.active ? 'item' : null;
}

/** The modules in play that the seat may not use, were it to choose now. */
export function blockedFor(state: TugOfWarState, seat: Seat): readonly ModuleId[] {
  const left = inPlay(state);
  return left.filter((module) => blockOf(state, seat, module, left.length) !== null);
}
