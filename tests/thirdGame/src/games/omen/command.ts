import { diceJudgementSchema } from '#engine/diceScenario/schema.ts';
import { diceScenariosOf } from '#engine/diceScenario/ofGame.ts';
import type { GameSchemas } from '#engine/module/gameModule.ts';
import { onPhysics, replayableBy } from '#engine/module/matches.ts';
import { partsOf } from '#engine/module/parts.ts';
import { ROLLS } from './dice.ts';
import { matchFile, matchSchema } from './matchFile.ts';
import { omen } from './omen.ts';
import { waiting } from './texts.ts';

// Omen's files as commands read them.

const dice = diceScenariosOf('omen', 'Omen');
const openTable = onPhysics(async () => Promise.resolve(ROLLS));

export const { scenarios } = dice;
export const matches = replayableBy({ game: omen, matchOf: matchFile.matchOf, openTable, waiting });
export const parts = partsOf({ game: omen, files: matchFile, tableOn: ROLLS.replayTable });
export const schemas: GameSchemas = { match: matchSchema, scenario: dice.schema, judgement: diceJudgementSchema };
