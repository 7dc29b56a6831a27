import type { TerraId } from '#games/trexlands/ids.ts';
import type { Seat } from '#sim/ids.ts';

/** A typed line, understood: a question or an order. A seat left out is the one that is asked. */
export type Saying = Question | Order;

export type Question =
  | { readonly ask: 'look' | 'board' | 'city' | 'market' | 'arena' | 'score' | 'roll' | 'choices' }
  | { readonly ask: 'terra'; readonly terra: TerraId }
  | { readonly ask: 'camp'; readonly of: Seat | null }
  | { readonly ask: 'log'; readonly count: number };

export type Order =
  /** A command in the notation, by a seat that says so or by the one that is asked. */
  | { readonly do: 'command'; readonly text: string; readonly by: Seat | null }
  | { readonly do: 'go-on' | 'roll-all' | 'nobody' | 'undo' | 'never-mind' | 'put-down' | 'hint' }
  | { readonly do: 'agree' | 'refuse' | 'concede'; readonly seat: Seat | null }
  | { readonly do: 'device'; readonly seat: Seat };
