import { partsOf } from '#engine/module/parts.ts';
import { idleTable } from '#engine/replay.ts';
import * as files from './matchFile.ts';
import { tugOfWar } from './tugOfWar.ts';

/** Tug of War as whoever keeps its matches knows it. */
export const parts = partsOf({ game: tugOfWar, files, tableOn: ({ build }) => idleTable(build) });
