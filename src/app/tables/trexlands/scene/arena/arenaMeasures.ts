import data from '#sim/data/arena.json' with { type: 'json' };

/** Half the side of the arena's floor, within its rim, m. */
export const ARENA_HALF_M = data.sideMm / 2000;
/** The rim that the simulation's trucks roll against. */
export const RIM_M = { tall: data.rimMm / 1000, thick: data.rimThicknessMm / 1000 } as const;
