import type { Evidence } from '#engine/evidence.ts';
import type { Game, Performer } from '#engine/game.ts';
import { startMatch, type Match, type MatchPlan } from '#engine/match.ts';
import { fault, ok, type Result } from '#sim/result.ts';

/**
 * Nim, with a physical side: `take` is a choice, `flick` takes as many as fall over (what the table says), `shuffle`
 * draws a new heap by chance. Who takes the last wins. `peek` reveals something.
 */
export interface NimTypes {
  readonly setup: { readonly most: number };
  readonly state: NimState;
  readonly action: NimAction;
  readonly performed: { readonly fallen: number; readonly evidence: Evidence };
  readonly event: string;
  readonly free: { readonly do: 'flick' };
}

export interface NimState {
  readonly seats: number;
  readonly heap: number;
  readonly seat: number;
  readonly gone: readonly number[];
  readonly winner: number | null;
}

export type NimAction =
  | { readonly do: 'take'; readonly count: number }
  | { readonly do: 'flick' }
  | { readonly do: 'shuffle' }
  | { readonly do: 'peek' }
  | { readonly do: 'leave'; readonly seat: number };

export const nim: Game<NimTypes> = {
  id: 'nim',
  rulesVersion: 3,
  seats: { min: 1, max: 5 },
  setup: ({ most }, seats, random): Result<NimState> =>
    most < 1
      ? fault('empty-heap', 'The heap would be empty.')
      : ok({ seats, heap: random.integer(1, most), seat: 0, gone: [], winner: null }),
  seatOf: (state, action) => (action.do === 'leave' ? action.seat : action.do === 'shuffle' ? null : state.seat),
  check: (state, action) =>
    action.do === 'take' && (action.count < 1 || action.count > 3 || action.count > state.heap)
      ? fault('bad-count', 'One to three, and no more than there are.')
      : ok(action),
  isPhysical: (action) => action.do === 'flick',
  apply(state, action, performed, random) {
    const next = (state.seat + 1) % state.seats;
    if (action.do === 'shuffle') return { state: { ...state, heap: random.integer(10, 1000) }, events: ['shuffled'] };
    if (action.do === 'peek') return { state, events: ['peeked'] };
    if (action.do === 'leave')
      return { state: { ...state, gone: [...state.gone, action.seat] }, events: [`${action.seat} left`] };
    const taken = action.do === 'take' ? action.count : (performed?.fallen ?? NaN);
    const heap = state.heap - taken;
    return {
      state: { ...state, heap, seat: next, winner: heap === 0 ? state.seat : null },
      events: [`${state.seat} takes ${taken}`],
    };
  },
  evidence: (performed) => performed.evidence,
  result: ({ winner }) => (winner === null ? null : { winners: [winner], reason: 'last' }),
  asked: ({ seat, winner }) => (winner === null ? [seat] : []),
  legal: ({ heap, seat: mover }, seat) =>
    seat === mover
      ? {
          actions: [1, 2, 3].filter((count) => count <= heap).map((count) => ({ do: 'take', count })),
          free: [{ do: 'flick' }],
        }
      : { actions: [], free: [] },
  playing: ({ seats, gone }) => Array.from({ length: seats }, (_, i) => i).filter((s) => !gone.includes(s)),
  takeBack: (_state, action) => (action.do === 'peek' ? 'never' : action.do === 'flick' ? 'consent' : 'free'),
  view: (state) => state,
};

export const evidenceOfFlick = (fallen: number): Evidence => ({
  hash: `h${fallen}`,
  ticks: 100 + fallen,
  marks: [{ tick: 10, text: `${fallen} fall` }],
});

/** A table on which so many always fall. */
export const table =
  (fallen: number): Performer<NimTypes> =>
  () =>
    ok({ fallen, evidence: evidenceOfFlick(fallen) });

export const flicked = (fallen: number): NimTypes['performed'] => ({ fallen, evidence: evidenceOfFlick(fallen) });

export const PLAN: MatchPlan<NimTypes> = {
  build: 'toy@1',
  tickHz: 240,
  seed: 7,
  seats: [
    { name: 'Ann', colour: 0, kind: 'person' },
    { name: 'Ben', colour: 1, kind: 'person' },
    { name: 'Cy', colour: 2, kind: 'bot' },
  ],
  setup: { most: 20 },
};

/** A match with that many in the heap. */
export function nimMatch(heap = 20, plan: Partial<MatchPlan<NimTypes>> = {}): Match<NimTypes> {
  const match = must(startMatch(nim, { ...PLAN, ...plan }));
  return { ...match, state: { ...match.state, heap } };
}

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.value;
}

export const codeOf = (result: Result<unknown>): string | null => (result.ok ? null : result.fault.code);
