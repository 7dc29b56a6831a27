/** What scenarios and their judgements call themselves, whatever the game. */
export const SCENARIO_FORMAT = 'tumbletop/scenario';
export const SCENARIO_VERSION = 1;
export const JUDGEMENT_FORMAT = 'tumbletop/judgement';
export const JUDGEMENT_VERSION = 1;
