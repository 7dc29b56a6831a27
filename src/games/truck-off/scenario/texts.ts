/** Sentences of scenarios of dice; those of schemas end the sentence "expected ...". */
export const say = {
  scenarioSchema: 'Dice, how they are let go into the tray and, if wanted, how the referee should read them.',
  judgementSchema: "The referee's answer to a scenario of dice.",
  legal: 'Always true: a throw that a hand may not make is refused before it is rolled.',
  aDieId: 'a die such as "d6", or "d6-2" where there are several',
  once: 'every die once',
  known: 'a die of this scenario',
  thrown: 'a die that is thrown: all roll together',
  own: (sides: string) => `a die that is called by its sides, such as "${sides}"`,
  withinLimits: (why: string) => `a throw that a hand may make (${why})`,
  throwOf: (dice: string) => `throw of ${dice}`,
  shows: (die: string, face: number) => `${die} shows ${face}`,
  again: (die: string) => `${die} to be thrown again`,
} as const;
