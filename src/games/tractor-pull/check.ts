import { ok, type Fault, type Result } from '#sim/result.ts';
import { numbersOf } from '#sim/roll/wrench/spin.ts';
import type {
  AwardAction,
  Choice,
  DeployAction,
  EjectAction,
  InstallAction,
  LocationAction,
  ResolveAction,
  SpinAction,
  TractorPullAction,
} from './actions.ts';
import { asked } from './asked.ts';
import { spotsOf } from './almanac/items.ts';
import { locationOf } from './almanac/locations.ts';
import { classOf } from './almanac/vehicles.ts';
import { mayPass } from './effects.ts';
import { listedOf } from './ejections.ts';
import { spaceAt } from './field.ts';
import { isTaken } from './spots.ts';
import { NUMBERS } from './numbers.ts';
import type { TractorPullState } from './state.ts';
import { isSameTarget, targetsOf } from './targets.ts';
import { refusals } from './texts.ts';

/** Whether the action may be played now. The faults' codes are those of `refusals` in texts.ts. */
export function check(state: TractorPullState, action: TractorPullAction): Result<TractorPullAction> {
  const against = objection(state, action);
  return against === null ? ok(action) : { ok: false, fault: against };
}

function objection(state: TractorPullState, action: TractorPullAction): Fault | null {
  if (state.outcome !== null) return refusals.matchOver();
  if (action.do === 'concede') return null;
  return againstStage(state, action) ?? againstAsked(state, action) ?? againstChoice(state, action);
}

type Asked = Exclude<TractorPullAction['do'], 'concede'>;

/** TP-14: each effect is resolved before anything else. */
function againstStage({ phase, queue }: TractorPullState, { do: does }: { readonly do: Asked }): Fault | null {
  const isResolving = does === 'resolve' || does === 'pass';
  if (queue.length > 0) return isResolving ? null : refusals.effectFirst();
  return PHASE_OF[does] === phase.name ? null : refusals.otherPhase(phase.name);
}

const PHASE_OF: Readonly<Record<Asked, TractorPullState['phase']['name'] | null>> = {
  face: 'faces',
  spin: 'spin',
  location: 'location',
  install: 'install',
  done: 'install',
  recruit: 'recruit',
  deploy: 'deploy',
  eject: 'eject',
  resolve: null,
  pass: null,
  award: 'award',
};

function againstAsked(state: TractorPullState, { do: does, seat }: TractorPullAction): Fault | null {
  if (asked(state).includes(seat)) return null;
  return does === 'face' || does === 'deploy' ? refusals.chosenAlready(seat) : refusals.notYourTurn(seat);
}

function againstChoice(state: TractorPullState, action: SpinAction | Choice): Fault | null {
  switch (action.do) {
    case 'spin':
      return againstSpin(action);
    case 'location':
      return againstLocation(state, action);
    case 'install':
      return againstItem(state, action);
    case 'recruit': // TP-07
      return state.garage.some(({ id }) => id === action.pair) ? null : refusals.noPair(action.pair);
    case 'deploy':
      return againstDeploy(state, action);
    case 'eject':
      return againstEject(state, action);
    case 'resolve':
      return againstTarget(state, action);
    case 'pass':
      return mayPass(state) ? null : refusals.mustResolve();
    case 'award':
      return againstAward(state, action);
    case 'face':
    case 'done':
    case 'concede':
      return null;
  }
}

/** TP-05: a hand's limits are the table's to say. */
const againstSpin = ({ flick }: SpinAction): Fault | null =>
  flick === null || numbersOf(flick).every(Number.isFinite) ? null : refusals.badFlick();

/** TP-01: a card that has not been used. */
const againstLocation = ({ unused }: TractorPullState, { location }: LocationAction): Fault | null =>
  unused.includes(locationOf(location)) ? null : refusals.usedLocation();

/** TP-30, TP-31: one's own card, where it says, where there is room. */
function againstItem(state: TractorPullState, { seat, item, spot }: InstallAction): Fault | null {
  if (!state.players[seat].items.includes(item)) return refusals.noItem(item);
  if (!spotsOf(item, seat).includes(spot)) return refusals.badSpot(item);
  return isTaken(state, seat, spot) ? refusals.takenSpot(spot) : null;
}

/** TP-12: three cards of the hand. */
function againstDeploy({ players }: TractorPullState, { seat, vehicles }: DeployAction): Fault | null {
  if (vehicles.length !== NUMBERS.deployed) return refusals.badRow();
  const hand = players[seat].hand.flatMap((card) => (card === null ? [] : [classOf(card)]));
  const missing = vehicles.find(
    (one) => vehicles.filter((other) => other === one).length > hand.filter((other) => other === one).length,
  );
  return missing === undefined ? null : refusals.notInHand(missing);
}

const againstEject = (state: TractorPullState, { seat, space }: EjectAction): Fault | null =>
  listedOf(state, seat).some((one) => spaceAt(one) === space) ? null : refusals.notListed();

function againstTarget(state: TractorPullState, { target }: ResolveAction): Fault | null {
  const [pending] = state.queue;
  if (pending === undefined) return refusals.otherPhase(state.phase.name);
  return targetsOf(state, pending).some((one) => isSameTarget(one, target)) ? null : refusals.badTarget(pending.source);
}

const againstAward = ({ phase }: TractorPullState, { item }: AwardAction): Fault | null =>
  phase.name === 'award' && phase.drawn.includes(item) ? null : refusals.noItem(item);
