/** The outcome of a throw. A die that shows no number is thrown again (TO-33). */
export type { DiceReport as RollReport } from '#engine/dice/rulings.ts';
