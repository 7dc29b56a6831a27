/** What is printed on the table of Trexlands. */
export const trexBoard = {
  city: 'City',
  v: (coins: number): string => `${coins} V`,
  x: (tokens: number): string => `${tokens} X`,
  rank: (rank: number): string => `#${rank}`,
  captain: 'Captain',
  clima: 'Clima',
  exchange: 'EXCHANGE',
};
