import type { Ask } from '../protocol/asks.ts';
import type { RowBody } from './rows.ts';

/**
 * Something that happened in a room, for whoever keeps a server: no names, no keys, no code by which a room is entered,
 * nothing of what was chosen.
 */
export type RoomLine = { readonly match: string; readonly seq: number } & (
  | { readonly what: 'stored'; readonly did: RowBody['do']; readonly seat: number | null }
  | { readonly what: 'refused'; readonly did: Ask['do']; readonly code: string }
  | { readonly what: 'conflict' | 'store-away' }
  | { readonly what: 'broken'; readonly code: string }
);

/** The rest of a line, whose match and place are known where it is told. */
export type Happened = RoomLine extends infer L ? (L extends RoomLine ? Omit<L, 'match' | 'seq'> : never) : never;
