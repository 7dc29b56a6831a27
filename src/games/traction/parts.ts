import { partsOf } from '#engine/module/parts.ts';
import * as files from './matchFile.ts';
import { replayTable } from './replayTable.ts';
import { traction } from './traction.ts';

/** Traction as whoever keeps its matches knows it. */
export const parts = partsOf({ game: traction, files, tableOn: replayTable });
