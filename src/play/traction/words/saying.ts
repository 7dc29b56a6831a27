import type { TackleCommand, WalkCommand } from '#games/traction/commands.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Pace } from '#play/session/state.ts';
import type { Thing } from './situation.ts';

/** A question at the text table. */
export type Question =
  | { readonly ask: 'look' | 'last' | 'rules' }
  | { readonly ask: 'pieces'; readonly of: Seat | null }
  | { readonly ask: 'where'; readonly thing: Thing }
  | { readonly ask: 'nearest'; readonly thing: Thing; readonly count: number }
  | { readonly ask: 'reach' | 'tackles'; readonly piece: PieceId }
  | { readonly ask: 'between'; readonly from: Thing; readonly to: Thing }
  | { readonly ask: 'way'; readonly piece: PieceId; readonly pad: Seat | null }
  | { readonly ask: 'forecast'; readonly command: WalkCommand | TackleCommand }
  | { readonly ask: 'log'; readonly count: number };

/** An order at the text table. */
export type Order =
  /** A line of the notation, whole. */
  | { readonly do: 'move' }
  | { readonly do: 'step'; readonly piece: PieceId | null; readonly step: StepCommand }
  | { readonly do: 'done' | 'end' | 'withdraw' }
  | { readonly do: 'undo'; readonly actions: number }
  | { readonly do: 'agree' | 'refuse' | 'concede'; readonly seat: Seat | null }
  | { readonly do: 'bump'; readonly piece: PieceId | null; readonly shove: Shove | null }
  | { readonly do: 'touch'; readonly piece: PieceId; readonly shove: Shove; readonly by: Seat | null }
  | { readonly do: 'view'; readonly seat: Seat | null }
  | { readonly do: 'pace'; readonly pace: Pace }
  /** From nothing: what the ruler reads now; to nothing: to the nearest pad of another. */
  | { readonly do: 'measure'; readonly from: Thing | null; readonly to: Thing | null }
  | { readonly do: 'ruler-away' };

/** So far, that way. */
export interface Shove {
  readonly mm: number;
  readonly bearingDeg: number;
}

export type Saying = Question | Order;
