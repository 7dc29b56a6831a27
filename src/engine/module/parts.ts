import type { Physics } from '#sim/physics.ts';
import type { Game, GameTypes } from '../game.ts';
import type { MatchFiles } from '../matchFile/matchFiles.ts';
import type { RecordedAction, TickingTable } from '../replay.ts';

/** All that whoever keeps matches of a game without a page needs of it. */
export interface GameParts<T extends GameTypes, R extends RecordedAction<T>> {
  readonly game: Game<T>;
  readonly files: Pick<MatchFiles<T, R>, 'orders' | 'matchOf' | 'makeMatch' | 'recordMatch'>;
  readonly tableOn: (physics: Physics) => TickingTable<T>;
}

/** The parts of a game whose types nobody outside needs to know: they are handed to a function that takes any. */
export type AnyParts = <V>(use: <T extends GameTypes, R extends RecordedAction<T>>(parts: GameParts<T, R>) => V) => V;

export const partsOf =
  <T extends GameTypes, R extends RecordedAction<T>>(parts: GameParts<T, R>): AnyParts =>
  (use) =>
    use(parts);
