import type { RoomKeeper } from '../rooms/roomKeeper.ts';
import type { Presence, Told } from '../protocol/messages.ts';
import { LIMITS } from './limits.ts';
import type { Passing, Relay } from './relay.ts';

/** A connection as its room knows it. */
export interface Guest {
  readonly seat: number | null;
  readonly here: 'here' | 'away';
  tell(told: Told): void;
  /** There are more rows. */
  grown(): void;
  /** There are too many of its seat: it makes way. */
  makeWay(): void;
}

/** All connections of one room in this process. `relay`: to those of other processes. */
export class Hub {
  private readonly guests = new Set<Guest>();
  /** They have said hello, and are not there yet. */
  private readonly coming = new Set<Guest>();
  private readonly goneSince = new Map<number, number>();
  private readonly stops: readonly (() => void)[];
  /** Its last guest has left: whoever comes has another one. */
  isOver = false;

  constructor(
    readonly keeper: RoomKeeper,
    private readonly now: () => number,
    private readonly relay: Relay | null = null,
  ) {
    const grown = (): void => {
      for (const guest of this.guests) guest.grown();
    };
    this.stops = [
      keeper.listen(grown),
      relay?.join(keeper.code, (told) => this.tellPresent(told)) ?? (() => undefined),
    ];
  }

  get size(): number {
    return this.guests.size + this.coming.size;
  }

  get watching(): number {
    return [...this.guests].filter(({ seat }) => seat === null).length;
  }

  come(guest: Guest): void {
    this.coming.add(guest);
  }

  join(guest: Guest): void {
    this.coming.delete(guest);
    this.guests.add(guest);
    const ofSeat = [...this.guests].filter(({ seat }) => seat !== null && seat === guest.seat);
    if (ofSeat.length > LIMITS.ofSeat) ofSeat[0]?.makeWay();
    this.tellPresence();
  }

  /** Returns whether nobody is left. */
  leave(guest: Guest): boolean {
    this.coming.delete(guest);
    if (this.guests.delete(guest)) {
      if (guest.seat !== null) this.goneSince.set(guest.seat, this.now());
      this.tellPresence();
    }
    if (this.size > 0) return false;
    this.isOver = true;
    for (const stop of this.stops) stop();
    this.keeper.rest();
    return true;
  }

  /** The last row for that guest, and the time in which the guest is. */
  headFor({ seat }: Guest): { readonly head: number; readonly now: number } {
    return { head: this.keeper.headFor(seat), now: this.now() - (seat === null ? this.keeper.delayMs : 0) };
  }

  tellHeads(): void {
    for (const guest of this.guests) guest.tell({ t: 'head', ...this.headFor(guest) });
  }

  /** To all but who says it (null: who hears it, too). */
  pass(from: Guest | null, told: Passing): void {
    this.tellPresent(told, from);
    this.relay?.pass(this.keeper.code, told);
  }

  tellPresence(): void {
    const told: Told = { t: 'presence', seats: this.presence(), watching: this.watching };
    for (const guest of this.guests) guest.tell(told);
  }

  tellAll(told: Told): void {
    for (const guest of this.guests) guest.tell(told);
  }

  /** It is of the present: not for those who are to see the match later. */
  private tellPresent(told: Passing, from: Guest | null = null): void {
    for (const guest of this.guests) {
      if (guest !== from && (guest.seat !== null || this.keeper.delayMs === 0)) guest.tell(told);
    }
  }

  private presence(): readonly (Presence | null)[] {
    return (this.keeper.room?.seats ?? []).map(({ key }, seat) => {
      const those = [...this.guests].filter((guest) => guest.seat === seat);
      if (those.some(({ here }) => here === 'here')) return 'here';
      if (those.length > 0) return 'away';
      const goneSince = this.goneSince.get(seat);
      return key === null || goneSince === undefined ? null : { goneSince };
    });
  }
}
