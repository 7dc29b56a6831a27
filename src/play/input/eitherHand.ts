import type { Claim, PointerAt, PointerKind } from './pointer.ts';

/** As much of a hand as pointers need. */
export interface TableHand {
  readonly holding: number | null;
  owns(id: number): boolean;
  down(at: PointerAt): Claim;
  move(at: PointerAt): void;
  up(at: PointerAt): void;
  cancel(id: number, kind?: PointerKind): void;
  leave(kind?: PointerKind): void;
  escape(): void;
}

/**
 * While the ruler lies on the table its hand has the pointers that go down, else the player's. Each pointer stays to
 * its end with the hand that had it first.
 */
export class EitherHand implements TableHand {
  private readonly measuring = new Set<number>();

  constructor(
    private readonly player: TableHand,
    private readonly ruler: TableHand,
    private readonly measures: () => boolean,
  ) {}

  get holding(): number | null {
    return this.ruler.holding ?? this.player.holding;
  }

  owns(id: number): boolean {
    return this.handOf(id).owns(id);
  }

  down(at: PointerAt): Claim {
    this.measuring.delete(at.id);
    if (this.measures() && this.player.holding === null) this.measuring.add(at.id);
    return this.handOf(at.id).down(at);
  }

  move(at: PointerAt): void {
    if (this.measuring.has(at.id)) this.ruler.move(at);
    else if (!this.measures() || this.player.holding === at.id) this.player.move(at);
  }

  up(at: PointerAt): void {
    this.handOf(at.id).up(at);
    this.measuring.delete(at.id);
  }

  cancel(id: number, kind?: PointerKind): void {
    this.handOf(id).cancel(id, kind);
    this.measuring.delete(id);
  }

  leave(kind?: PointerKind): void {
    this.player.leave(kind);
  }

  escape(): void {
    this.player.escape();
  }

  private handOf(id: number): TableHand {
    return this.measuring.has(id) ? this.ruler : this.player;
  }
}
