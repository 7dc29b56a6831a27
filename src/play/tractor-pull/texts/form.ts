// Texts of the form of a new match.

export const form = {
  title: 'New game of Tractor Pull',
  lead: 'Two players, one device that is handed on while cards are secret. Whoever wins two of three matches wins.',
  /** The rule text lets the youngest spin first. */
  youngest: 'The first player is the younger one: the youngest spins the wrench first.',
  tuned:
    'vehicles are between 3 and 8 strong in place of 1 and 8, and most locations are red’s, which recruits last: red then wins about 47 of 100 matches, not about 39.',
  first: 'one match wins; there are no characters, no locations and no items.',
  rules: 'Cards that are played with',
  characters: 'Characters',
  charactersNote: 'Each player has one with an ability for the whole game.',
  locations: 'Locations',
  locationsNote: 'Red picks one for each match; it twists the rules.',
  items: 'Items',
  itemsNote: 'Won after a match and placed before the next.',
  overtimeEject: 'Ejections in overtime',
  overtimeEjectNote: 'The strongest of the overtime row go as in any wave.',
  seats: ['Junior', 'Senior'],
} as const;
