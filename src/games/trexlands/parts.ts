import { partsOf } from '#engine/module/parts.ts';
import * as files from './matchFile.ts';
import { replayTable } from './replayTable.ts';
import { trexlands } from './trexlands.ts';

/** Trexlands as whoever keeps its matches knows it. */
export const parts = partsOf({ game: trexlands, files, tableOn: replayTable });
