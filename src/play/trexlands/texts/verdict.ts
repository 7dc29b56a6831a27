// The last word on a roll, in one line.

export const verdict = {
  takes: (attacker: string, terra: string) => `${attacker} takes ${terra}.`,
  holds: (defender: string, terra: string) => `${defender} holds ${terra}.`,
  holdsBoth: (defender: string, terra: string) =>
    `Both sides are on their wheels: ${defender}, the defender, holds ${terra}.`,
  soFar: (outcome: string) => `So far ${outcome} Somebody may still play a card.`,
  allDown: (trucks: number, terra: string) => `${trucks === 2 ? 'Both' : 'All'} down: ${terra} is empty.`,
  up: (trucks: string, n: number) => `${trucks} ${n === 1 ? 'is on its' : 'are on their'} wheels`,
  down: (trucks: string, n: number) => `${trucks} ${n === 1 ? 'is' : 'are'} down`,
  ranked: (name: string, rank: number) => `${name} is #${rank}.`,
  again: (upright: number, who: string) =>
    `${upright === 0 ? 'All down' : `${upright} on their wheels`}: ${who} roll again.`,
  rollsAgain: (name: string, card: string) => `${name} rolls again with ${card}.`,
  won: (name: string) => `${name} wins.`,
  allStay: 'All on their wheels: every truck stays.',
  noTumble: (trucks: string, n: number) =>
    `${trucks} turned over too little and ${n === 1 ? 'is' : 'are'} thrown again.`,
  noRest: (trucks: string, n: number) =>
    n === 1
      ? `${trucks} did not come to rest and is thrown again.`
      : `${trucks} did not all come to rest and are thrown again.`,
} as const;
