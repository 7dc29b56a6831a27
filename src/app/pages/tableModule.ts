import type { ComponentType, ReactNode } from 'react';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { Physics } from '#sim/physics.ts';
import type { Result } from '#sim/result.ts';
import type { FormWords } from '#play/form/agreed.ts';
import type { TableSession } from '#play/session/tableTypes.ts';
import type { DrawnGame } from '../saved/drawnGame.ts';
import type { GameControls } from '../settings/gameControls.ts';
import type { AnyMatch } from '#play/storage/gameFiles.ts';
import type { RulingPlace } from '#play/route.ts';
import type { TableBase } from '#play/session/tableBase.ts';

/** A game's table on this screen, made once. */
export interface OpenTable {
  readonly session: TableSession;
  /**
   * Sits down at a new match; `agreed` is what the game's form made, null for the standard match. Faults: those of the
   * set-up.
   */
  begin(agreed: unknown): Result<AnyMatch>;
  /**
   * The match file, without any action, of a new match that is kept elsewhere. Faults: those of the set-up.
   */
  headOf(agreed: unknown): Result<MatchJson>;
  /** The words of the game's form, for what was agreed on in it elsewhere. */
  form(): Promise<FormWords>;
  /** Takes up what was under way in the match of this id, which is at the table again, when its page went away. */
  takeUp?(id: string): void;
  /** The whole page while a match is at the table. */
  readonly Tableside: ComponentType<TablesideProps>;
}

export interface TablesideProps {
  /** Whether the table is drawn; else it is told in words only. */
  readonly drawn: boolean;
  /** Beside the dock, or in its place while another tab plays the match. */
  readonly foot: ReactNode;
}

export interface WatchedProps {
  readonly id: string;
  readonly match: AnyMatch;
  readonly physics: Physics;
  readonly ruling: RulingPlace | null;
}

/** Pages that only one game has, at addresses of its own. */
export interface OwnPages {
  /**
   * The page at this path (such as `/learn/first-steps`), or null where it is none of the game's. Pages of one place
   * stay as they are from path to path.
   */
  at(path: string): { readonly place: string; readonly page: ReactNode } | null;
}

/** A game on the start page. Part of the shell: a few words and no more. */
export interface GameCard {
  /** The thing that one does in it, in a word. */
  readonly verb: string;
  /** The game in one line. */
  readonly lead: string;
  /** For how many it is, and how long it takes: figures. */
  readonly players: string;
  readonly minutes: string;
  /** A picture of the table, in the page's own folder. */
  readonly picture?: { readonly src: string; readonly alt: string };
  /** The whole game in a few lines, behind the shell: read once they are asked for. */
  inShort(): Promise<readonly string[]>;
  /** Where one learns it. */
  readonly learn: { readonly href: string };
  /** Where its puzzles are; left out where it has none. */
  readonly puzzles?: string;
  /** Whether the computer can play against one person: `agreed` is then `ALONE`. */
  readonly alone?: boolean;
  readonly more: readonly { readonly label: string; readonly href: string }[];
  /** How far a match has come, in a word or two; null where there is nothing to say yet. */
  howFar(turn: number | null): string | null;
}

/** Everything that the page has to know of a game; `tables/registry.ts` has one line for each. */
export interface TableModule extends DrawnGame {
  readonly card: GameCard;
  /** Nothing at its table is simulated, so that it is played where the physics cannot be had. */
  readonly withoutPhysics?: true;
  /** The form that a match is agreed on in. Loaded when it is opened, as all components here. */
  readonly Form: ComponentType;
  /** Keys, buttons and settings of the game. */
  controls(): Promise<GameControls>;
  /** The table itself: scene, hand and everything around it. */
  load(): Promise<{ openTable(base: TableBase): OpenTable }>;
  /** The hand of one seat, for a phone; `performs`: what it does is simulated there, too. */
  hand(): Promise<{ openHand(base: TableBase): OpenTable; readonly performs?: true }>;
  readonly Watching: ComponentType<WatchedProps>;
  /** A table of the game that stands behind the start page: its picture, and itself. */
  readonly room?: { readonly still: string; readonly Living: ComponentType };
  /**
   * A link's contents other than a match (a position to play from), read and drawn; absent where the game knows no such
   * thing.
   */
  sent?(text: string, packed: string): Promise<Result<ReactNode>>;
  /** A prepared match under a name of its own (an example of a clause); null for any other id. */
  matchCalled?(id: string, physics: Physics): Promise<Result<AnyMatch>> | null;
  readonly pages?: OwnPages;
}
