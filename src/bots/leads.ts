/** The seat that leads, by the game's own measure; null where none does alone. */
export type Leader = number | null;

/** The parts of a game's that tell who leads. */
export interface LeadOf<S> {
  /** In the game's own unit of length: the number of the one under way, from 1. */
  readonly lengthOf: (state: S) => number;
  readonly leaderOf: (state: S) => Leader;
}

/** Notes who leads after each unit of a match's length, for as long as the match goes on. */
export class Leads<S> {
  readonly after: Leader[] = [];

  constructor(private readonly parts: LeadOf<S>) {}

  /** Takes every position of a match that is not over, in their order. */
  note(state: S): void {
    const over = this.parts.lengthOf(state) - 1;
    if (this.after.length >= over) return;
    const leader = this.parts.leaderOf(state);
    while (this.after.length < over) this.after.push(leader);
  }
}

/** How often the lead went from one seat to another; that nobody leads between them changes nothing. */
export function changesOf(leads: readonly Leader[]): number {
  const held = leads.filter((leader) => leader !== null);
  return held.filter((leader, i) => i > 0 && leader !== held[i - 1]).length;
}

/** The one with the most, if that is no tie; null where nobody has anything. */
export function alone(seats: readonly number[], worthOf: (seat: number) => number): Leader {
  const worths = seats.map((seat) => ({ seat, worth: worthOf(seat) })).toSorted((a, b) => b.worth - a.worth);
  const [first, second] = worths;
  if (first === undefined || first.worth === -Infinity) return null;
  return second !== undefined && second.worth === first.worth ? null : first.seat;
}
