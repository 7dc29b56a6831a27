/** Scenarios and judgements of every game call themselves so. */
export const SCENARIO_FORMAT = 'tumbletop/scenario';
export const SCENARIO_VERSION = 1;
export const JUDGEMENT_FORMAT = 'tumbletop/judgement';
export const JUDGEMENT_VERSION = 1;
