// Texts of what the table will not do, where the rules themselves have nothing against it.

export const refusals = {
  handOnTable: (piece: string) => `${piece} is still moving: wait a moment.`,
  something: 'Something',
  walkUnderWay: 'A walk is under way. End it first; then it can also be taken back, all of it.',
  noAim: 'Choose a piece and a corner first, and how far to swivel.',
  noCorner: 'Choose a piece and the corner to tip it over first.',
  nothingToEnd: 'There is no walk to put to an end.',
  noPiece: 'There is no piece on the table to move.',
  shoveTooFar: (mm: number, most: number) => `${mm} mm is no way for a shove; it goes at most ${most} mm.`,
  otherPieceUnderWay: (piece: string) => `${piece} is in the middle of its walk; end that first.`,
  stepsLeft: (piece: string, steps: string) =>
    `${piece} has ${steps} left. To end the turn all the same, press End turn again.`,
  ownTurn: 'This player is to move and cannot also reach out of turn.',
} as const;
