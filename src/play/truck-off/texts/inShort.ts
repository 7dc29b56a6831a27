// The whole game in a few lines: for its card on the start page, and for its help.

export const inShort = [
  'Send two of your food trucks in secret; each goes to the venue of its number.',
  'Each venue’s die is thrown: its number is the money that its trucks share.',
  'Choose any number of action cards, and play them one by one around the table.',
  'Most money after five rounds wins; two players play four, a first match has three.',
] as const;
