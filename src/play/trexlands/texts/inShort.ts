// The whole game in a few lines: for its card on the start page, and for its help.

export const inShort = [
  'Bring trucks from your Camp (your home board) over the Terra (the squares) into the City. Each one scores 1 X. Most X wins.',
  'First, trucks are rolled for who begins. Then each player takes a Captain: one special ability for the whole match.',
  'The steering WHEEL shows whose turn it is. That player makes one MOVE: on to the board by a ramp, to the next Terra, or into the City.',
  'A truck that enters a Terra takes the V on it. V are coins, and they buy cards. Entering a rival’s Terra is a battle.',
  'A battle is rolled: a truck on its wheels, all four of them, wins; trucks that are down go back to Camp. One defender on its wheels holds the Terra.',
] as const;
