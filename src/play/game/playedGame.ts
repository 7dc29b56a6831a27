import type { Reason } from '#bots/bot.ts';
import type { Game } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { RuleSet } from '#engine/ruleSets.ts';
import type { SeenEntry, SeenMatch } from '#engine/seen.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Result } from '#sim/result.ts';
import type { PadMap } from '../input/gamepad/padMap.ts';
import type { KeyMap } from '../input/keys/keyMap.ts';
import type { Offer } from './offer.ts';
import type { LogChapter } from '../say/chapters.ts';
import type { Saying } from '../say/saying.ts';
import type { SeatNames } from '../say/seatNames.ts';
import type { TurnSheet } from '../say/turnSheet.ts';
import type { BotsHere } from '../session/botSeats.ts';
import type { SessionBase } from '../session/sessionBase.ts';
import type { NewMatch } from '../session/state.ts';
import type { TableBase } from '../session/tableBase.ts';
import type { TableTypes } from '../session/tableTypes.ts';
import type { Settings } from '../settings/settings.ts';
import type { NoteStorage } from '../settings/textStorage.ts';
import type { Talk } from '../textTable/talk.ts';

/** A match at this table, as far as it may be seen. */
export type MatchAt<B extends TableTypes> = SeenMatch<B['rules']>;
/** The whole of it. */
export type WholeMatch<B extends TableTypes> = Match<B['rules']>;

/**
 * The parts that a session is made of. `think`: for the seats of computers, and of hints; left out where none sits.
 * Settings are left out where none are kept.
 */
export interface SittingBase<B extends TableTypes>
  extends SessionBase, Partial<Pick<TableBase, 'settings' | 'change'>> {
  readonly think?: BotsHere<B['rules'], never>['think'];
}

/** Values of a match for the page's attributes, by which tests and scripts wait for a state. */
export type TableData = Readonly<Record<`data-${string}`, string | number | undefined>>;

/** A player without a seat, as the players' plates show him. */
export interface Automatic {
  readonly name: string;
  readonly does: string;
  readonly colour: number;
  readonly count: string;
}

/** The outcome of the last action, sentence by sentence. */
export interface Happened {
  readonly sayings: readonly Saying[];
  /** Outcomes before that, back to a person's last action. */
  readonly earlier?: readonly Saying[];
  /** The sentence in sight where not all have room: the newest, if left out. */
  readonly shows?: 'first' | 'newest';
  /** Whether one that was put away stays so until there is news; left out: until the match has changed. */
  readonly isOfNews?: boolean;
  /** The first entry of the log whose reason may be asked for; left out: the last one. */
  readonly whyFrom?: number;
  /** Things that came with it and are seen over the sentences (`HudParts.picture`). */
  readonly came?: object;
}

/**
 * A game at a table without a page: what it says and does, for frames that know no game. `told` is the session's state.
 */
export interface PlayedGame<B extends TableTypes = TableTypes> {
  readonly game: Game<B['rules']>;
  readonly words: {
    readonly name: string;
    /** The table, for those who do not see it. */
    readonly label: string;
    /** How much a file tells of an action. */
    readonly move: string;
  };
  /** Whether files and screens tell of what only some players may see. */
  readonly hasSecrets: boolean;
  readonly keys: KeyMap;
  /** Gamepads at this table; left out where none plays. */
  readonly pad?: PadMap;
  /** Computer players, the weakest level first; left out where there are none. */
  readonly bots?: {
    readonly levels: readonly [string, ...string[]];
    /** The word by which they think of a hint; the strongest level's where it is left out. */
    readonly hint?: string;
    /** The hand of a seat in this match; as its seat agreed on, if left out. */
    steadinessIn?(header: WholeMatch<B>['header'], seat: number): Steadiness;
    /** The reason of a move as a sentence. */
    why(reason: Reason): string;
  };

  /** The match of one click, of persons: by the rule text, and as many as usual, if nothing else is named. */
  standardMatch(rules?: RuleSet, players?: number): NewMatch<B['rules']>;
  /** The set *first* gives no learner an advantage, so that two at one device begin by it as well. */
  readonly firstForTwo?: true;
  createSession(base: SittingBase<B>): B['session'];
  /**
   * Begins a match of which more is agreed on than the match, by the form's agreement or by one click; left out where
   * nothing more is. `rules`: the set of a match of one click.
   */
  begin?(session: B['session'], agreed: unknown, settings: Settings, rules: RuleSet): Result<WholeMatch<B>>;
  /** The match in a form's agreement; left out where the agreement is the match. */
  agreedMatch?(agreed: unknown): NewMatch<B['rules']>;
  /** Left out where pieces are only pointed at. */
  handOf?(session: B['session']): B['hand'];
  /** Notes on the device of what is under way, and the way to take it up again. Left out where nothing is noted. */
  keep?(
    session: B['session'],
    openStorage: () => NoteStorage,
    library: Pick<TableBase['library'], 'getState' | 'subscribe'>,
  ): { takeUp(id: string): void };
  /** The table in words. */
  talk(session: B['session'], settings: () => Settings): Talk;
  /** Effects of the game's own keys, by the ids of their actions. */
  keysDo(session: B['session'], hand: B['hand']): Readonly<Record<string, () => void>>;

  /**
   * Whether the seat that is asked chooses by what is secret, and has to have the device; left out, none does. For the
   * frames' own panels: a game that draws its own asks by itself.
   */
  isSecret?(state: B['rules']['state']): boolean;
  /**
   * The things on the table that the seat with the device can pick now, each with what it would bring; from that seat's
   * view alone. Left out where nothing says so yet.
   */
  offers?(told: B['state']): readonly Offer<object, B['state'], B['rules']['action']>[];
  /** How all stand, a line each, for the frames' own panels; left out where the game draws its own. */
  standing?(match: MatchAt<B>, names: SeatNames): readonly string[];
  /** A seat's figure beside its name, in a few characters: what counts in this game. Left out where nothing does. */
  countIn?(match: MatchAt<B>, seat: number): string;
  /** The result of two players in figures, as `2 to 1`; left out where none tells it. */
  score?(match: MatchAt<B>, winner: number): string | null;
  /** The same while the table tells how it came about; left out, it is as the match stands. */
  count?(told: B['state'], seat: number): string;
  /** A player without a seat, by the rules alone; left out, or null, where there is none. */
  automatic?(told: B['state']): Automatic | null;
  /** By what a match was won, for the frames' own end: the game's word for it in a sentence. */
  wonBy?(reason: string): string;

  /** More than the seats that are asked, and the one that holds the device. */
  data(match: MatchAt<B>, told: B['state']): TableData;
  /** Names what is told or asked within the same data. */
  step?(match: MatchAt<B>, told: B['state']): string;
  /**
   * Names what is asked now, where that is not all of the data and the step: with another name other buttons take the
   * place of those before.
   */
  asks?(match: MatchAt<B>, told: B['state']): string;
  /** A sentence of the rules or the session with names in it; left out where seats alone are named. */
  named?(sentence: string, match: MatchAt<B>): string;
  /** Whether taking back is offered now; always, if left out. */
  offersTakeBack?(told: B['state']): boolean;
  /** The name of what taking back takes now, where it is not the last action. */
  takesBack?(told: B['state']): { readonly name: string; readonly note: string } | null;
  /** By it the same key may do one thing or another (`KeyAction.when`); left out where keys do the same at any time. */
  situation?(told: B['state']): string;
  /** Whether consequences are still shown one by one, before the match goes on or ends; left out, they never are. */
  isTelling?(told: B['state']): boolean;
  turnSheet(match: MatchAt<B>, told: B['state'], names: SeatNames, isShort: boolean): TurnSheet;
  /** The events that are told now; the same list for as long as they are. */
  news(told: B['state']): readonly B['rules']['event'][];
  /** Left out where a panel of the game's own tells it. */
  happened?(match: MatchAt<B>, told: B['state']): Happened;
  /** A part of the log in sentences that everybody may hear. */
  sentences(match: MatchAt<B>, entries: readonly SeenEntry<B['rules']>[]): readonly string[];
  /** Left out where a panel of the game's own is the log. */
  chapters?(match: MatchAt<B>): readonly LogChapter[];
  /** The match without its secrets; left out where it has none. */
  publicPart?(match: WholeMatch<B>): WholeMatch<B>;
}

/** The figure of a seat that counts now; empty where nothing does. */
export const countNow = <B extends TableTypes>(play: PlayedGame<B>, told: B['state'], seat: number): string =>
  play.count?.(told, seat) ?? (told.match && play.countIn?.(told.match, seat)) ?? '';
