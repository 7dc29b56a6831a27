import type { RandomSource } from '#engine/random.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { SEATS, withOne, type ModuleId } from './ids.ts';
import { MODULES, type ModuleStates } from './modules/modules.ts';
import { checkOptions, type TugOfWarOptions } from './options.ts';
import { extentOf, setOf, SHARED } from './sets.ts';
import type { Machine, Machines, TugOfWarState } from './state.ts';
import { say } from './texts.ts';
import { fullClocks } from './time.ts';
import { begun, drawn } from './turn.ts';

/** The players' agreement before the match. */
export interface TugOfWarSetup {
  readonly options: TugOfWarOptions;
}

/** The position before the first choice. Faults: `bad-seats`, `bad-option`. */
export function setUp({ options }: TugOfWarSetup, seats: number, random: RandomSource): Result<TugOfWarState> {
  if (seats !== SEATS.max) return fault('bad-seats', say.badSeats(seats), '$.seats');
  const checked = checkOptions(options);
  if (!checked.ok) return checked;
  return ok(withFirst(laidOut(options), random));
}

function laidOut(options: TugOfWarOptions): TugOfWarState {
  return {
    options,
    first: null,
    turn: 0,
    active: 0,
    hands: [[], []],
    machines: machinesFor(options),
    last: [null, null],
    forbidden: null,
    blockMove: options.items.blockMove,
    phase: { name: 'play' },
    clocks: fullClocks({ options }),
    given: 0,
    back: 0,
    outcome: null,
  };
}

const machineFor = <K extends ModuleId>(id: K): Machine<ModuleStates[K]> => ({
  state: MODULES[id].start,
  points: [0, 0],
  wonBy: null,
});

/** TW-70: an item gives a point on the Conker. */
function machinesFor({ set, machines: played, items }: TugOfWarOptions): Machines {
  const machines: Machines = Object.fromEntries(extentOf(set, played).modules.map((id) => [id, machineFor(id)]));
  if (items.conkerStart === null) return machines;
  const points = withOne([0, 0], items.conkerStart, SHARED.items.conkerStart);
  return { ...machines, conker: { ...machineFor('conker'), points } };
}

/**
 * TW-23, where the match does not say it (TW-74): the advantage is drawn where no seat has it; without the item that
 * says who starts, chance says so.
 */
function withFirst(state: TugOfWarState, random: RandomSource): TugOfWarState {
  const { set, items, advantage, begins } = state.options;
  if (begins !== undefined) return begun(state, begins, 'chance').state;
  const chooser = setOf(set).chooser === 'items' ? items.starter : (advantage ?? drawn(random));
  if (chooser === null) return begun(state, drawn(random), 'chance').state;
  return { ...state, active: chooser, phase: { name: 'first', chooser, declined: [] } };
}
