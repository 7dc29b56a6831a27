import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TractionEvent } from '../../../../games/traction/events.ts';
import { layoutOf } from '../../../../games/traction/perform.ts';
import { traction, type TractionMatch } from '../../../../games/traction/traction.ts';
import { rulingsUnder } from '../../../../games/traction/verdict.ts';
import { checkAction } from '../../../../engine/play.ts';
import type { TractionAction } from '../../../../games/traction/actions.ts';
import type { Physics } from '../../../../sim/physics.ts';
import type { Fault, Result } from '../../../../sim/result.ts';
import { buildTableWorld } from '../../../../sim/world/tableWorld.ts';
import type { LastAction, Resuming, SessionState } from './sessionTypes.ts';
import type { ShownTable } from './shownTable.ts';
import { SESSION_FAULTS } from './faults.ts';

const BEFORE_ANY_MATCH: SessionState = {
  match: null,
  handMode: 'assisted',
  hand: 'careful',
  verb: 'walk',
  intent: null,
  corner: null,
  aim: null,
  forecast: null,
  hovered: null,
  hoveredPad: null,
  stage: 'idle',
  stepsTaken: 0,
  stepsLeft: 0,
  rulings: [],
  lastAction: null,
  bodyHash: null,
  fault: null,
  reachFor: null,
  arranging: null,
  bumping: false,
  overlay: { colliders: false, hash: false },
  camera: 'seat',
  lookingOn: false,
};

/** No piece chosen, nothing under way, no hand out of turn. */
export const NOTHING_CHOSEN = {
  intent: null,
  corner: null,
  aim: null,
  forecast: null,
  stage: 'idle',
  stepsTaken: 0,
  stepsLeft: 0,
  reachFor: null,
  arranging: null,
  bumping: false,
} as const;

const NEW_TABLE = {
  ...NOTHING_CHOSEN,
  hovered: null,
  hoveredPad: null,
  rulings: [],
  lastAction: null,
  bodyHash: null,
  fault: null,
  verb: 'walk',
  camera: 'seat',
} as const;

/** How long the last action's end stays in sight before pieces go where the rules put them, and how long they take, s. */
export interface Aftermath {
  readonly waitS: number;
  readonly homingS: number;
}

/** Pieces that are taken back or set upright go there by nobody's hand. */
export const SOFTLY: Aftermath = { waitS: 0, homingS: 0.5 };
const AT_ONCE: Aftermath = { waitS: 0, homingS: 0 };

/** The state of a session and the only places where a match gets into it. */
export class Core {
  readonly store: StoreApi<SessionState> = createStore(() => BEFORE_ANY_MATCH);

  /** For whoever wants less motion: what is put back is there at once. */
  calm = false;

  constructor(
    readonly physics: Physics,
    readonly shown: ShownTable,
    private readonly onChange: (match: TractionMatch) => void,
  ) {}

  get state(): SessionState {
    return this.store.getState();
  }

  set(patch: Partial<SessionState>): void {
    this.store.setState(patch);
  }

  refuse(fault: Fault): false {
    this.set({ fault });
    return false;
  }

  /** Whether the rules let the action be played now, and in this tab. */
  check(action: TractionAction): Result<TractionAction> {
    const { match, lookingOn } = this.state;
    if (lookingOn) return { ok: false, fault: SESSION_FAULTS.lookingOn };
    return match ? checkAction(traction, match, action) : { ok: false, fault: SESSION_FAULTS.noMatch };
  }

  /** Sits down at a match: new, resumed, or (null) none. */
  open(match: TractionMatch | null, { last = null, lookingOn = false }: Resuming = {}): void {
    this.set({
      ...NEW_TABLE,
      lookingOn,
      ...(match ? told(match, last) : { match }),
      bodyHash: last?.report?.hash ?? null,
    });
    this.shown.show(match && buildTableWorld(this.physics, layoutOf(match.state)));
    if (match) this.onChange(match);
  }

  /** The match has come further (or back): everything chosen is dropped, and the table shows how it stands. */
  commit(match: TractionMatch, last: LastAction | null, aftermath: Aftermath = AT_ONCE): void {
    const ended = (last?.events ?? []).some(endsTurn);
    const bodyHash = last?.report?.hash ?? (last ? this.state.bodyHash : null);
    this.set({
      ...NOTHING_CHOSEN,
      ...(ended ? { verb: 'walk' as const } : {}),
      ...told(match, last),
      bodyHash,
      fault: null,
    });
    this.shown.showAfter(
      buildTableWorld(this.physics, layoutOf(match.state)),
      aftermath.waitS,
      this.calm ? 0 : aftermath.homingS,
    );
    this.onChange(match);
  }
}

const told = (match: TractionMatch, last: LastAction | null) => ({
  match,
  lastAction: last,
  rulings: rulingsUnder(last?.report?.rulings ?? [], match.state.options.tackling),
});

const endsTurn = (event: TractionEvent): boolean => event.type === 'turn-ended';
