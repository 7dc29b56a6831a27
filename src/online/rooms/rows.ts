import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { DailyScore } from '#engine/module/daily.ts';
import type { Seed } from '#engine/random.ts';
import type { UndoRequested } from '#play/session/master.ts';
import type { RoomClock } from '../protocol/asks.ts';
import type { Ladder } from '../protocol/rated.ts';
import type { Simulated } from './simulator.ts';

/** The room was opened for a match that is to be played: its file without seed and actions. */
export interface Opened {
  readonly do: 'open';
  readonly head: MatchJson;
  /** Hash of the host's key. */
  readonly host: string;
  /** Left out: none. */
  readonly clock?: RoomClock | undefined;
}

/** `key`: hash of the seat's secret. */
export interface Sat {
  readonly do: 'sit';
  readonly seat: number;
  readonly name: string;
  readonly key: string;
}

/** The host made a seat free again before the match. */
export interface Freed {
  readonly do: 'free';
  readonly seat: number;
}

/** The host gave a free seat to a computer. */
export interface Staffed {
  readonly do: 'bot';
  readonly seat: number;
  readonly level?: string | undefined;
}

export interface Locked {
  readonly do: 'lock';
  readonly locked: boolean;
}

/** The host chose a clock for the next match, or none. */
export interface Clocked {
  readonly do: 'clock';
  readonly clock: RoomClock | null;
}

/** The host chose how much later the next match is seen by who looks on. */
export interface Delayed {
  readonly do: 'delay';
  readonly s: number;
}

/** The seat of the row wants another match, now that this one is over. */
export interface Again {
  readonly do: 'again';
}

/** The match began, or the next one in the same room: then everybody has moved on by one seat. */
export interface Began {
  readonly do: 'begin';
  readonly seed: Seed;
  /** 128 bits of chance, without which nobody can guess what is sealed. */
  readonly salt: string;
}

export interface Acted {
  readonly do: 'act';
  readonly order: object;
  readonly simulated: Simulated | null;
  /** Of the position after it. */
  readonly hash: string;
  /** The seat's time was up, and another seat has said so. */
  readonly flag?: true;
}

/** The seat of the row has given its part of an action that others have still to give theirs of. */
export interface GavePart {
  readonly do: 'part';
  readonly order: object;
}

export interface Paused {
  readonly do: 'pause';
  readonly paused: boolean;
}

export interface Ended {
  readonly do: 'end';
}

export interface Renamed {
  readonly do: 'rename';
  readonly seat: number;
  readonly name: string;
}

/** The seat of the row gives another one time. */
export interface Given {
  readonly do: 'give';
  readonly seat: number;
  readonly s: number;
}

/** The seat of the row wants a computer to play for another one. */
export interface Voted {
  readonly do: 'vote';
  readonly seat: number;
}

/** The seat of the row plays itself again. */
export interface CameBack {
  readonly do: 'back';
}

export interface Undone {
  readonly do: 'undo';
  readonly request: UndoRequested;
}

/** The host chose whether the next match counts for its players' ratings. */
export interface Rated {
  readonly do: 'rate';
  readonly rated: boolean;
}

/** The seat of the row plays under the name of its player's key. */
export interface Signed {
  readonly do: 'sign';
  /** Hash of the public key. */
  readonly player: string;
}

/** The host chose whether the next match is practice. */
export interface Practised {
  readonly do: 'practise';
  readonly practice: boolean;
}

/** Practice went back to the position after that row. */
export interface Rewound {
  readonly do: 'rewind';
  readonly to: number;
  /** Chance goes on from it; left out: as it did before. */
  readonly seed?: Seed | undefined;
}

/** Practice keeps its present position under a name. */
export interface KeptPosition {
  readonly do: 'keep';
  readonly name: string;
}

/** A rated match that is over. */
export interface FinishedMatch extends Ladder {
  readonly code: string;
  /** Players by their seats. */
  readonly seats: readonly string[];
  /** When each has signed, ms since 1970; null for a computer. */
  readonly signedAt?: readonly (number | null)[];
  /** Seats. */
  readonly winners: readonly number[];
}

/** A row of the ratings, under a code that no room has: they begin, a match counts, a player is called so, or gone. */
export type OfRatings =
  | { readonly do: 'ratings' }
  | { readonly do: 'rated'; readonly match: FinishedMatch }
  | { readonly do: 'named'; readonly player: string; readonly name: string }
  | { readonly do: 'forgot'; readonly player: string }
  /** In the place of a row whose content was taken out. */
  | { readonly do: 'erased' };

/** The list of a day begins: rows of a game's challenge, under a code that is no room's. */
export interface DayBegan {
  readonly do: 'day';
  /** Of the physics: by another one the same gestures may come to something else. */
  readonly build: string;
}

/** An entry for a day's challenge, as it was performed. */
export interface Entered {
  readonly do: 'entry';
  /** Hash of the player's secret. */
  readonly player: string;
  readonly name: string;
  readonly by: 'person' | 'machine';
  readonly gesture: object;
  /** By it everything that is left to chance was drawn; null where nothing is. */
  readonly seed: string | null;
  readonly score: DailyScore;
  /** Of the bodies at the end. */
  readonly hash: string;
}

export type RowBody =
  | Opened
  | Sat
  | Freed
  | Staffed
  | Locked
  | Clocked
  | Delayed
  | Again
  | Began
  | Acted
  | GavePart
  | Undone
  | Paused
  | Ended
  | Renamed
  | Given
  | Voted
  | CameBack
  | Rated
  | Signed
  | Practised
  | Rewound
  | KeptPosition
  | DayBegan
  | Entered
  | OfRatings;

/** A row before it is stored. */
export interface NewRow {
  readonly seq: number;
  /** By it a request that comes twice is known. */
  readonly id: string;
  /** The seat that did it; null where none did. */
  readonly seat: number | null;
  readonly body: RowBody;
}

export interface Row extends NewRow {
  /** The store's time, ms since 1970. */
  readonly at: number;
}
