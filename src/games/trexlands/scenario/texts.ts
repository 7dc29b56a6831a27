import type { PieceId } from '#sim/ids.ts';

/**
 * Every sentence of the scenarios of trucks that a person can read. Those of schemas end the sentence "expected ...".
 */
export const say = {
  // The schema's own words
  scenarioSchema:
    'Trucks, a terrain, how they are thrown (or where they lie) and, if wanted, what the referee should say.',
  judgementSchema: "The referee's answer to a scenario of trucks, one entry for each action.",
  legal: 'Always true: a throw that a hand may not make is refused before it is rolled.',
  again: 'Whether the trucks did not settle in time and are to be thrown again.',
  counts:
    'Whether it was a roll: the truck turned over by at least 120 degrees (TX-63), and all came to rest in time. Where it is false the truck is rolled again.',
  turned: 'Degrees turned about horizontal axes, summed from release to rest.',
  aTruckId: (seats: number, trucks: number) => `a truck <seat 0 to ${seats - 1}>-T<1 to ${trucks}>, such as "0-T1"`,
  aHolder: 'a truck such as "0-T1", "rim", or "table"',
  aClause: 'a clause such as "TX-02"',

  // The trucks
  once: 'every truck once',
  known: 'a truck of this scenario',
  placed: 'a truck that is placed, too: the referee looks at all of them',
  rotation: 'a rotation, which has the length 1',
  overTable: (halfMm: number) => `a place on the table (${-halfMm} to ${halfMm})`,
  onTable: (depthMm: number) => `a place where it is at most 0.5 mm deep in the table (it is ${depthMm.toFixed(2)} mm)`,
  besideRim: 'a place where it is not inside the rim by more than 0.5 mm',
  beside: (other: PieceId) => `a place where it is not inside ${other} by more than 0.5 mm`,
  onSomething: 'a place where it lies on something: nothing is within 0.2 mm of it',
  thrown: 'a truck that is thrown: all trucks of a battle roll together (TX-17)',
  withinLimits: (why: string) => `a throw that a hand may make (${why})`,
} as const;
