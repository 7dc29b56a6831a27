import type { DieCode } from '#referee/dice.ts';

const AGAIN: Readonly<Record<Exclude<DieCode, 'read'>, string>> = {
  cocked: 'is cocked: no face is up within 5 degrees',
  stacked: 'lies on another die',
  'off-tray': 'has left the tray',
  'did-not-tumble': 'did not tumble',
  unsettled: 'did not come to rest',
};

/** Sentences about dice. Those of schemas end the sentence "expected ...". */
export const say = {
  aDieId: 'a die’s name: letters, digits and -, such as "d6-1"',
  scenarioSchema: 'Dice and how they are thrown; numbers in mm, mm/s and degrees.',
  judgementSchema: 'The number that each die shows, or why it is thrown again.',
  once: 'every die once',
  known: 'a die of $.dice',
  thrown: 'only dice that are thrown',
  placed: 'only dice that are placed',
  withinLimits: (limits: string) => `a throw that a hand may make (${limits})`,
  reading: (id: string, code: DieCode, value: number | null) =>
    code === 'read' ? `${id} shows ${value ?? ''}.` : `${id} ${AGAIN[code]}; it is thrown again.`,
  rollOf: (dice: string) => `roll of ${dice}`,
  restOf: (dice: string) => `${dice} at rest`,
} as const;
