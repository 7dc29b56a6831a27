import { partsOf } from '#engine/module/parts.ts';
import * as files from './matchFile.ts';
import { replayTable } from './perform.ts';
import { truckOff } from './truckOff.ts';

/** Truck Off as whoever keeps its matches knows it. */
export const parts = partsOf({ game: truckOff, files, tableOn: replayTable });
