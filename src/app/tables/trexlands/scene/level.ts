/** Heights over the level that trucks stand on, m: the tops of Terra, mats and arena are all there. House values. */

/** The table's top: cards and mats lie on it, thick as a beer mat. */
export const TABLE_TOP_M = -0.003;
/** Heights of prints, of lit places, and of things on top: far enough apart that nothing flickers. */
export const PRINT_M = 0.0003;
export const LIT_M = 0.0006;
export const OUTLINE_M = 0.0012;

/**
 * The drawing order among solid things (at 0): prints on the ground, shadows over them, then lines around trucks, which
 * hide no depth, and at last the trucks within those lines.
 */
export const ORDER = { prints: 0.02, shade: 0.05, casing: 0.1, line: 0.11, inLine: 0.2 } as const;
