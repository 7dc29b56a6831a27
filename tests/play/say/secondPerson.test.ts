import { expect, it } from 'vitest';
import { namesSaid, secondPerson, YOU } from '#play/say/secondPerson.ts';

const person = { name: 'Ada', kind: 'person', colour: 0 } as const;
const computer = { name: 'Bo', kind: 'bot', level: 'careless', colour: 1 } as const;

it('the only person here is you, and several have their names', () => {
  expect([0, 1].map(namesSaid([person, computer]).seat)).toEqual([YOU, 'Bo']);
  expect([0, 1].map(namesSaid([person, { ...person, name: 'Cy' }]).seat)).toEqual(['Ada', 'Cy']);
});

it.each([
  ['You’s Tractor is ejected.', 'Your Tractor is ejected.'],
  ['Tractor: You’s Van is turned face down.', 'Tractor: your Van is turned face down.'],
  ['You spins the wrench: it points to You.', 'You spin the wrench: it points to you.'],
  ['You has given up. You is red.', 'You have given up. You are red.'],
  ['Bo takes a Van.', 'Bo takes a Van.'],
])('“%s” is said as “%s”', (told, said) => {
  expect(secondPerson(told)).toBe(said);
});
