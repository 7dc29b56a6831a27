import { partsOf } from '#engine/module/parts.ts';
import * as files from './matchFile.ts';
import { replayTable } from './perform.ts';
import { tractorPull } from './tractorPull.ts';

/** Tractor Pull as whoever keeps its matches knows it. */
export const parts = partsOf({ game: tractorPull, files, tableOn: replayTable });
