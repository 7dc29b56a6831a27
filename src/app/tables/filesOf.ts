import type { DoingTypes } from '#engine/matchFile/ruledActions.ts';
import { idleTable, type RecordedAction } from '#engine/replay.ts';
import type { Rolls } from '#engine/rolls.ts';
import { rollTask } from '#play/offThread/rollSteps.ts';
import type { GameFiles } from '#play/storage/gameFiles.ts';
import { helperFor } from './gameHelper.ts';

type Own =
  | 'game'
  | 'recordMatch'
  | 'makeMatch'
  | 'orders'
  | 'readingMatch'
  | 'tellMatch'
  | 'shortMatch'
  | 'readShort'
  | 'checkOf';

/** The parts of a game's files that are its own; `rolls` is null where nothing is performed on its table. */
interface FilesParts<T extends DoingTypes, R extends RecordedAction<T>, P extends T['action'], G>
  extends
    Pick<GameFiles<T, R>, Own | 'glanceOfState'>,
    Partial<Pick<GameFiles<T, R>, 'glanceOfSetup' | 'actionsToTell' | 'recordedToTell'>> {
  readonly rolls: Rolls<T, P, G> | null;
}

const nothingPerformed = (): never => {
  throw new Error('nothing is performed on a table');
};

/** A game's matches as files, where its table has one kind of roll, or none. All may be told unless it says else. */
export const filesOf = <T extends DoingTypes, R extends RecordedAction<T>, P extends T['action'], G>({
  rolls,
  ...parts
}: FilesParts<T, R, P, G>): GameFiles<T, R> => ({
  glanceOfSetup: () => ({}),
  actionsToTell: ({ log }) => log.length,
  ...parts,
  helperOf: helperFor(parts.game.id),
  replayTable: (physics) => rolls?.replayTable(physics) ?? idleTable<T>(physics.build),
  taskOf: rolls === null ? nothingPerformed : rollTask(rolls),
});
