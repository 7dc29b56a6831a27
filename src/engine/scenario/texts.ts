import type { HiddenCharacter } from '../hidden.ts';

/** Sentences about scenario files of any game. Those of schemas end the sentence "expected ...". */
export const say = {
  empty: 'The file is empty; expected a scenario.',
  aBound: 'bounds: "atMost", "atLeast", or both',
  aCondition: 'a condition: "not", "atMost" or "atLeast", or several of them',
  openBounds: 'bounds with a number between them: "atLeast" not above "atMost"',
  aWithin: 'a number, or { "mm", "deg", "ticks" }',
  aPreset: (presets: readonly string[]) =>
    `one of ${presets.map((id) => JSON.stringify(id)).join(', ')}, or { "friction": 0 to 2, "restitution": 0 to 0.9 }`,
  nothingHidden: ({ code, place }: HiddenCharacter) =>
    `a text in which everything is seen and nothing turns the direction of writing (character ${place} is ${code})`,
  noSpaceAround: 'a text without spaces around it',
  lowBelow: 'at most the coefficient itself',
  highAbove: 'at least the coefficient itself',
  tooLong: (path: string, most: number) =>
    `${path} goes on beyond tick ${most} of the scenario; expected at most ${most} ticks for all actions together.`,
} as const;
