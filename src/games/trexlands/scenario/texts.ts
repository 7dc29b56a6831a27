/** Every sentence of the scenarios of trucks that a person can read. Those of schemas end the sentence "expected ...". */
export const say = {
  // The schema's own words
  scenarioSchema: 'Trucks, a terrain, how they are thrown and, if wanted, what the referee should say.',
  judgementSchema: "The referee's answer to a scenario of trucks, one entry for each action.",
  legal: 'Always true: a throw that a hand may not make is refused before it is rolled.',
  again: 'Whether the trucks did not settle in time and are to be thrown again.',
  counts: 'Whether it was a roll: the truck turned over by at least 120 degrees (TX-63), and all came to rest in time. Where it is false the truck is rolled again.',
  turned: 'Degrees turned about horizontal axes, summed from release to rest.',
  aTruckId: (seats: number, trucks: number) => `a truck <seat 0 to ${seats - 1}>-T<1 to ${trucks}>, such as "0-T1"`,
  aHolder: 'a truck such as "0-T1", "rim", or "table"',
  aClause: 'a clause such as "TX-02"',

  // The trucks
  once: 'every truck once',
  known: 'a truck of this scenario',
  thrown: 'a truck that is thrown: all trucks of a battle roll together (TX-17)',
  withinLimits: (why: string) => `a throw that a hand may make (${why})`,
} as const;
