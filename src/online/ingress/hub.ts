import type { RoomKeeper } from '../rooms/roomKeeper.ts';
import type { Presence, Told } from '../protocol/messages.ts';

/** A connection as its room knows it. */
export interface Guest {
  readonly seat: number | null;
  readonly here: 'here' | 'away';
  tell(told: Told): void;
  /** There are more rows. */
  grown(): void;
}

/** All connections of one room in this process. */
export class Hub {
  private readonly guests = new Set<Guest>();
  private readonly goneSince = new Map<number, number>();
  private readonly stop: () => void;

  constructor(
    readonly keeper: RoomKeeper,
    private readonly now: () => number,
  ) {
    this.stop = keeper.listen(() => {
      for (const guest of this.guests) guest.grown();
    });
  }

  get size(): number {
    return this.guests.size;
  }

  join(guest: Guest): void {
    this.guests.add(guest);
    this.tellPresence();
  }

  /** Returns whether nobody is left. */
  leave(guest: Guest): boolean {
    this.guests.delete(guest);
    if (guest.seat !== null) this.goneSince.set(guest.seat, this.now());
    this.tellPresence();
    if (this.guests.size > 0) return false;
    this.stop();
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

  /** To all but who says it. It is of the present: not for those who are to see the match later. */
  pass(from: Guest | null, told: Told): void {
    for (const guest of this.guests) {
      if (guest !== from && (guest.seat !== null || this.keeper.delayMs === 0)) guest.tell(told);
    }
  }

  tellPresence(): void {
    const told: Told = { t: 'presence', seats: this.presence(), watching: this.watching() };
    for (const guest of this.guests) guest.tell(told);
  }

  tellAll(told: Told): void {
    for (const guest of this.guests) guest.tell(told);
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

  private watching(): number {
    return [...this.guests].filter(({ seat }) => seat === null).length;
  }
}
