// Texts of what a session will not do, where the rules of its game have nothing against it.

export const refusals = {
  botsSeat: 'A computer player plays for this seat.',
  spectating: 'This match is played in another tab; take it over to play here.',
  nothingDone: 'Nothing has been done yet that could be taken back.',
  onItsWay: 'The last action is still on its way to where the match is kept.',
  notYours: 'Another player’s screen plays for this seat.',
  notSeen: 'The last action has not been seen to its end yet.',
  notInHand: 'The device is with somebody else.',
  rolling: 'What was thrown is still rolling.',
  noMatch: 'No match is being played.',
  matchOver: 'The match is over.',
} as const;
