import { describe, expect, it } from 'vitest';
import { exampleOf } from '#play/truck-off/teach/examples.ts';

describe('an example of a rule of Truck Off', () => {
  it.each([
    ['TO-11', 'Gaming Con: 17, 3 trucks: 5 each, 2 lost.'],
    ['TO-19', '“Reroll” at Concert, Street Fair, Sporting Event and Gaming Con.'],
    ['TO-21', 'at Vermilion’s 20 and Yellow’s 12, to Concert, Street Fair and Sporting Event.'],
    ['TO-24', 'at Street Fair, Sporting Event and Gaming Con.'],
    ['TO-26', 'Blue’s 20, Vermilion’s 20 and Yellow’s 12 go home.'],
    ['TO-36', 'r4c1, r4c2 and r4c3 are free.'],
  ])('%s is worked out by the rules themselves', (clause, told) => expect(exampleOf(clause)).toContain(told));

  it('is there for every rule about the object of a card and about payouts', () => {
    for (let n = 11; n <= 26; n += 1) {
      if (n === 17 || n === 18) continue;
      expect(exampleOf(`TO-${n}`)).toMatch(/^Example\. .*\.$/);
    }
  });

  it('is not made up where there is none', () => expect(exampleOf('TO-50')).toBeNull());
});
