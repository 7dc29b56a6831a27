// The whole game in a few lines: for its card on the start page, and for its help.

export const howToPlay = [
  'Each player has six pyramids, two of each size, on a pad. The first piece to touch a rival’s pad wins.',
  'On your turn up to two of your pieces act, one after the other. Each either walks or tackles.',
  'A step: tip the piece on to one corner of its base, swivel around that corner as far as you like, set it down.',
  'A walk has up to four steps for a small piece, two for a medium one, one for a large one.',
  'A walking piece may touch no other pyramid, not even one of your own.',
  'A tackle is one step that is meant to hit: touch a rival’s piece with your base, and both pieces go back to their pads.',
  'Only the base tackles. Hitting with a side or the point is a foul, and so is hitting your own piece.',
  'The corner you stand on must not slide, and every piece must end up standing on its base.',
  'Moving anybody else’s piece by more than a nudge is a foul: everything is put back.',
  'After a foul the piece lies flat on its pad: in your next turn it may only be set upright. It acts from the turn after.',
] as const;
