/** Sentences about scenario files of any game. Those of schemas end the sentence "expected ...". */
export const say = {
  empty: 'The file is empty; expected a scenario.',
  aBound: 'bounds: "atMost", "atLeast", or both',
  aCondition: 'a condition: "not", "atMost" or "atLeast", or several of them',
  openBounds: 'bounds with a number between them: "atLeast" not above "atMost"',
  aWithin: 'a number, or { "mm", "deg", "ticks" }',
  aPreset: (presets: readonly string[]) => `one of ${presets.map((id) => JSON.stringify(id)).join(', ')}, or { "friction": 0 to 2, "restitution": 0 to 0.9 }`,
} as const;
