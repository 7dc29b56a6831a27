import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableBase } from '#play/session/tableBase.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import type { OpenTable } from '../pages/tableModule.ts';
import { openTableBy } from './openTableBy.tsx';
import type { TableParts } from './tableParts.ts';
import { TableView } from './TableView.tsx';

/** A game's table on this screen: of what it says and does, and the parts that are drawn of it. */
export const defineTable =
  <B extends TableTypes>(play: PlayedGame<B>, parts: TableParts<B>): ((base: TableBase) => OpenTable) =>
  (base) =>
    drawnTable(play, parts, base);

const drawnTable = (play: PlayedGame, parts: TableParts, base: TableBase): OpenTable =>
  openTableBy(play, parts, base, (drawn) => (drawn ? <TableView play={play} parts={parts.scene} /> : null));
