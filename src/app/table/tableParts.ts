import type { FormWords } from '#play/form/agreed.ts';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { Vec3 } from '#sim/maths/vec3.ts';
import type { TableHand } from '#play/input/eitherHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { WholeMatch } from '#play/game/playedGame.ts';
import type { Passage } from '#play/session/filmRunner.ts';
import type { RulerDesk } from '#play/ruler/ruler.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import type { ClauseInWords } from '#play/teach/findClauses.ts';
import type { SomeFiles } from '#play/storage/gameFiles.ts';
import type { Physics } from '#sim/physics.ts';
import type { Speaker } from '../audio/speaker.ts';
import type { InMenuProps, MenuParts } from '../frame/menu/TableSheets.tsx';
import type { Sight } from '../frame/uncovered/useUncovered.ts';
import type { Film } from '../replay/film.ts';
import type { Scenery, SceneState } from '../scene/tableScene.ts';
import type { LastPointer } from '../scene/usePointers.ts';
import type { Rulebook } from '../teach/rulesSheet.tsx';

/** A table as it is watched: it may remember what it has shown. */
export interface Watched<B extends TableTypes = TableTypes> {
  /**
   * The scenery of what the table shows now, and what is played, which the eye comes near to (left out where it never
   * does): the same ones until something of them has changed.
   */
  scenery(told: B['state']): Scenery | null;
  inHand?(told: B['state']): SceneState['inHand'];
  look?: SceneParts<B>['look'];
  /** Real time passes. Returns whether the next picture will differ. */
  advance?(seconds: number): boolean;
}

/** The first touch of a first match. */
export interface TableLead {
  /** Cards of the hand, the first of which is taken in the place of that thing; a selector. */
  readonly card?: string;
  readonly from: Vec3;
  /** Null where a press is all. */
  readonly to: Vec3 | null;
  readonly goal: Vec3 | null;
}

/** The table that is played at, drawn. */
export interface SceneParts<B extends TableTypes = TableTypes> {
  /** Asked once a table. `changed`: it looks otherwise from now on, though nothing has been told. */
  watch(session: B['session'], changed: () => void): Watched<B>;
  /** How pieces look, and the rest of the picture, where it is not the usual one. */
  look?(told: B['state'], hand: B['hand']): Partial<SceneState>;
  /** Binds keys to the hand while the table's element has the focus; draws nothing. */
  readonly Keys?: ComponentType<{ readonly root: RefObject<HTMLElement | null> }>;
  /** Over the table, whose element is `root`. */
  readonly Marks?: ComponentType<{ readonly root: RefObject<HTMLDivElement | null> }>;
  /** The hand that has the table's pointers, and the sign of the mouse's arrow; left out where nothing is touched. */
  readonly pointer?: {
    hand(session: B['session'], hand: B['hand'], thingOn: (ray: Ray) => unknown, last: LastPointer): TableHand;
    cursor(told: B['state'], hand: B['hand']): 'auto' | 'pointer' | 'grab' | 'grabbing' | 'not-allowed';
  };
  /** The things that are offered (`PlayedGame.offers`), on the table; left out where none are. */
  readonly offers?: {
    /** The middle of its badge; null where it is not on the table. */
    spot(told: B['state'], at: object, isCompact: boolean): Vec3 | null;
    pointed(told: B['state']): object | null;
    point(session: B['session'], at: object | null): void;
    press(session: B['session'], at: object): void;
    /** They answer a question, and have every press on them, wherever they had to make room for each other. */
    readonly areAnswers?: boolean;
    /** Cards of the hand that are dragged on to things: buttons with this attribute; left out where none are. */
    readonly cards?: {
      readonly attribute: `data-${string}`;
      /** Returns whether it may be. It is shown what it would bring where. */
      lift(session: B['session'], card: string): boolean;
      /** Null: it was let go over nothing. */
      drop(session: B['session'], card: string, at: object | null): void;
    };
  };
  /** The touch that is shown first in a first match; left out, it follows from the offers. */
  lead?(told: B['state']): TableLead | null;
  /** The ruler of the table, for panels and keys, too; left out where there is none. */
  ruler?(session: B['session']): RulerDesk;
  /** Places that tests and curious people may ask the window for, by name; left out for none. */
  spots?(session: B['session']): Spots;
  /** Further answers of that handle, which need no picture. */
  facts?(session: B['session']): Facts;
}

/** Each finds a place on the table; null where there is none now. */
export type Spots = Readonly<Record<string, (...what: never[]) => Vec3 | null>>;
export type Facts = Readonly<Record<string, (...what: never[]) => unknown>>;

/** `wordsOnly`: the table in words takes the place of what is pressed, and says what has happened. */
interface NoteProps {
  readonly wordsOnly: boolean;
}

/** Ways of keys to the page around the table. */
export interface KeysProps {
  readonly onSheet: (what: 'keys' | 'menu' | 'settings' | 'help') => void;
  readonly onLog: () => void;
  readonly onText: () => void;
}

/** Panels around the table, each in its own place. */
export interface HudParts {
  /** The class of everything around this game's table. */
  readonly className: string;
  /** A sentence with more than words in it; left out where words are all. */
  readonly Words?: ComponentType<{ readonly children: string }>;
  readonly Dock: ComponentType;
  /** How all stand; left out, as the game says it in lines. It may open sheets. */
  readonly Standings?: ComponentType<Pick<InMenuProps, 'onSheet'>>;
  /** Beside the menu, while it is needed there. */
  readonly Tools?: ComponentType;
  /** The figure that counts of a seat, drawn beside its name; left out, the game says it (`PlayedGame.count`). */
  readonly Count?: ComponentType<{ readonly seat: number }>;
  /** Answered before play goes on: below taking back. */
  readonly Questions?: ComponentType;
  /** Over a refusal. */
  readonly Prompts?: ComponentType<NoteProps>;
  /** Between a refusal and what has happened. */
  readonly Notes?: ComponentType;
  /** In the place of what has happened, where that is more than sentences. */
  readonly Happened?: ComponentType<NoteProps>;
  /** Things that came with what has happened, as they look, over the sentences about it (`Happened.came`). */
  picture?(came: object): ReactNode;
  /** Below what has happened: what is pointed at, and the lesson of this moment. */
  readonly Guide?: ComponentType;
  /** In the place of the log, where that is more than sentences. */
  readonly Log?: ComponentType;
  /** Over the dock. */
  readonly FootNote?: ComponentType;
  /**
   * The match's end, once it is shown; left out: its winners, by what, and how all stand. `besideText`: the table in
   * words says it, and keeps the focus.
   */
  readonly End?: ComponentType<{ readonly besideText: boolean }>;
  readonly Help: ComponentType<HelpProps>;
  /** The rules on a sheet of their own; left out where they are part of the help. */
  readonly Rules?: ComponentType<HelpProps>;
  readonly menu?: MenuParts;
  /** Binds keys and pads to an input desk of the game's own; draws nothing. Left out where keys always do the same. */
  readonly Keys?: ComponentType<KeysProps>;
}

export interface HelpProps {
  /** The clause that was asked for; null for the beginning. */
  readonly clause: string | null;
  readonly onClose: () => void;
}

/** Makes what is seen of a table heard; while its speaker may not sound, nothing is worked out. */
export interface TableEar<B extends TableTypes = TableTypes> {
  /** These events begin to be seen; at once where it is calm. */
  played(events: readonly B['rules']['event'][], isCalm: boolean): void;
  /** All that they bring about has been seen. */
  seen?(events: readonly B['rules']['event'][]): void;
  /** A stretch of what a hand has done in this position. */
  passage?(passage: Passage, before: B['rules']['state']): void;
  /** Hears more of the session than that. Returns how to stop it. */
  listen?(session: B['session']): () => void;
}

/** Makes a film of a match as everybody may watch it. */
export interface FilmMaker<B extends TableTypes = TableTypes> {
  filmOf(physics: Physics, match: WholeMatch<B>): Film;
}

/** A game's table on this screen, but for its picture. */
export interface PartsAround<B extends TableTypes = TableTypes> {
  readonly files: SomeFiles;
  /** Every clause in its words, or where they are loaded from. */
  readonly clauses: readonly { readonly clauses: readonly ClauseInWords[] }[] | Rulebook['load'];
  /** All that can be agreed on, in its words. */
  readonly form: () => Promise<FormWords>;
  /** Left out where style sheets say what panels cover of the picture. */
  readonly sight?: Sight;
  readonly scene?: SceneParts<B>;
  readonly hud: HudParts;
  /** Around the table and its panels: what they share besides the session. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  /** Left out where nothing is heard. */
  readonly ear?: (speaker: Speaker) => TableEar<B>;
  /** The match as it can be watched, of which the last move is seen again; left out where none is. */
  film?(): Promise<FilmMaker<B>>;
  /** The plan of a new match with the same players; left out, it takes header and set-up over. */
  sameAgain?(match: WholeMatch<B>, session: B['session']): unknown;
}

/** The drawn parts of a game's table. */
export interface TableParts<B extends TableTypes = TableTypes> extends PartsAround<B> {
  readonly scene: SceneParts<B>;
}
