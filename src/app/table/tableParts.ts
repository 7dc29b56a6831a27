import type { ComponentType } from 'react';
import type { Vec3 } from '#sim/maths/vec3.ts';
import type { TableHand } from '#play/input/eitherHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { WholeMatch } from '#play/game/playedGame.ts';
import type { Passage } from '#play/session/filmRunner.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import type { ClauseInWords } from '#play/teach/findClauses.ts';
import type { SomeFiles } from '#play/storage/gameFiles.ts';
import type { Speaker } from '../audio/speaker.ts';
import type { Sight } from '../frame/uncovered/useUncovered.ts';
import type { Scenery, SceneState } from '../scene/tableScene.ts';

/** The table that is played at, drawn. */
export interface SceneParts<B extends TableTypes = TableTypes> {
  /** The scenery of what the table shows now: the same one until something of it has changed. Asked once a table. */
  watch(): { scenery(told: B['state']): Scenery | null };
  /** How pieces look, and the rest of the picture, where it is not the usual one. */
  look?(told: B['state'], hand: B['hand']): Partial<SceneState>;
  /** Over the table. */
  readonly Marks?: ComponentType;
  /** The hand that has the table's pointers, and the sign of the mouse's arrow; left out where nothing is touched. */
  readonly pointer?: {
    hand(session: B['session'], hand: B['hand'], thingOn: (ray: Ray) => unknown): TableHand;
    cursor(told: B['state'], hand: B['hand']): 'auto' | 'pointer' | 'grab' | 'grabbing';
  };
  /** Places that tests and curious people may ask the window for, by name; left out for none. */
  spots?(session: B['session']): Spots;
}

/** Each finds a place on the table; null where there is none now. */
export type Spots = Readonly<Record<string, (...what: never[]) => Vec3 | null>>;

/** Panels around the table, each in its own place. */
export interface HudParts {
  /** The class of everything around this game's table. */
  readonly className: string;
  readonly Dock: ComponentType;
  /** How all stand; left out, as the game says it in lines. */
  readonly Standings?: ComponentType;
  /** Buttons in the toolbar. */
  readonly Tools?: ComponentType;
  /** Between a refusal and what has happened. */
  readonly Notes?: ComponentType;
  /** Below what has happened: the lesson of this moment. */
  readonly Guide?: ComponentType;
  /** The end of the match; there is one when it is shown. Left out: its winners, by what, and how all stand. */
  readonly End?: ComponentType;
  readonly Help: ComponentType<HelpProps>;
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
  /** A stretch of what a hand has done. */
  passage?(passage: Passage): void;
}

/** The drawn parts of a game's table. */
export interface TableParts<B extends TableTypes = TableTypes> {
  readonly files: SomeFiles;
  readonly clauses: readonly { readonly clauses: readonly ClauseInWords[] }[];
  readonly sight: Sight;
  readonly scene: SceneParts<B>;
  readonly hud: HudParts;
  /** Left out where nothing is heard. */
  readonly ear?: (speaker: Speaker) => TableEar<B>;
  /** Whether a replay says where the match turned. */
  readonly isAnalysed?: boolean;
  /** The plan of a new match with the same players; left out, it takes header and set-up over. */
  sameAgain?(match: WholeMatch<B>): unknown;
}
