// The whole game in a few lines: for its card on the start page, and for its help.

export const inShort = [
  'Spin the wrench: it says who is red and who is blue in this match.',
  'In each of three waves take two pairs of vehicles from the garage, and deploy three face down, one on each rope.',
  'Both rows are turned up; the strongest vehicle is ejected, and its effect happens.',
  'Then the ropes are pulled: more strength wins a rope, more ropes the match, two matches the game (a first game is one match).',
] as const;
