/** What the start page says of Trexlands: it is there before the game is. */
export const trexlandsStart = {
  name: 'Trexlands',
  lead: 'Tumble toy trucks in battle-rolls, wheels-up wins: from Camp over a board of Terra into the City, with an exchange of bids and bluffs in between.',
  newMatch: 'Play Trexlands',
  learn: 'Learn it by playing',
  setUp: 'Set up Trexlands',
  note: 'Two players, one device, every roll a real tumble. Set it up for three or four.',
};
