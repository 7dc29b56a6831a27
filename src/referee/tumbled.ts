import data from '#sim/data/arena.json' with { type: 'json' };

/** A body that turned over by less than this was placed, not rolled, degrees. */
export const LEAST_TUMBLE_DEG = data.tumble.leastDeg;

/** Whether it tumbled, by how far it turned about horizontal axes. */
export const tumbled = (turnedDeg: number): boolean => turnedDeg >= LEAST_TUMBLE_DEG;
