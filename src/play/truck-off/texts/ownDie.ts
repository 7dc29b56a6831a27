// Texts of dice of one's own: of the form, of the rules of a match, and of the sheet of rolls.

/** `chances`: from 1 on, as parts of 1; numbers that are not on the die are left out. */
const odds = (chances: readonly number[]): string =>
  chances.flatMap((chance, i) => (chance === 0 ? [] : [`${i + 1}: ${(100 * chance).toFixed(1)} %`])).join(', ');

export const ownDie = {
  legend: 'Dice of your own',
  note: 'A body that you have described, drawn or printed takes the place of a die: its file comes from the lab, where its sides have the numbers as names. Everybody sees it, the match carries it, and computers know its chances.',
  place: 'In place of',
  choose: 'Choose a body file',
  remove: (die: string): string => `Remove the own ${die}`,
  refused: (name: string, why: string): string => `${name}: ${why}`,
  mesh: 'The lab reads meshes: open it there, name its sides by numbers, and save its body file.',
  toLab: 'To the lab',
  told: (title: string, grams: number, mm: number, chances: readonly number[]): string =>
    `${title}: ${grams.toFixed(1)} g, ${mm.toFixed(1)} mm across; by geometry ${odds(chances)}`,
  inPlace: (die: string): string => `Own die in place of ${die}`,
  rolled: (die: string): string => `own die in place of ${die}, expected by geometry`,
  rule: 'A house rule: a match may carry a die of its own in the place of each usual one. It shows the number that its file names for the side on which it lies; one that has been thrown eight times and not read shows a number by chance, as often as by geometry.',
} as const;
