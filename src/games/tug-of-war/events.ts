import type { Aim, ModuleId, Pair, Seat, Strength, TowerOption } from './ids.ts';
import type { ModuleStates } from './modules/modules.ts';
import type { Gain, Hand } from './rewards.ts';
import type { Outcome } from './state.ts';

/** A module and how it stands after a turn's cards, before it is reset. */
export type Stands = { readonly [K in ModuleId]: { readonly module: K; readonly state: ModuleStates[K] } }[ModuleId];

/** The events of an action, in the order of TW-03. Nothing of this game is secret. */
export type TugOfWarEvent =
  /** `by`: the seat that has said so, or chance. */
  | { readonly type: 'first-chosen'; readonly first: Seat; readonly by: Seat | 'chance' }
  | { readonly type: 'first-declined'; readonly seat: Seat }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly module: ModuleId;
      readonly cards: readonly Strength[];
      readonly aims: readonly Aim[];
      readonly option: TowerOption | null;
    }
  | { readonly type: 'stands'; readonly seat: Seat; readonly spot: number | null; readonly now: Stands }
  /** `of`: points that win the module, where they are not those of the rule text. */
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly module: ModuleId;
      readonly points: number;
      readonly of?: number;
    }
  /** Conkers are released; `scorer`: null where they are level (TW-60). */
  | { readonly type: 'released'; readonly heights: Pair; readonly scorer: Seat | null; readonly points: number }
  | { readonly type: 'module-won'; readonly seat: Seat; readonly module: ModuleId }
  /** Without cards where the strength is 0 (TW-08). */
  | { readonly type: 'gained'; readonly gain: Gain }
  /** Block Move names a module for the rival's next turn (TW-69). */
  | { readonly type: 'forbidden'; readonly seat: Seat; readonly module: ModuleId }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: Hand; readonly by: 'choice' | 'time' }
  | { readonly type: 'reserve'; readonly seat: Seat; readonly tookMs: number; readonly leftMs: number }
  /** The position has stood so often; for the third time it ends the match (TW-72). */
  | { readonly type: 'repeated'; readonly times: number }
  | { readonly type: 'conceded'; readonly seat: Seat }
  /** `of`: machines that win the match. */
  | { readonly type: 'won'; readonly outcome: Outcome; readonly of?: number };
