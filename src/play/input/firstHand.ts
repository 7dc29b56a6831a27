import type { TableHand } from './eitherHand.ts';
import type { Claim, PointerAt, PointerKind } from './pointer.ts';

/** The second hand gets every pointer that the first does not want when it goes down. */
export class FirstHand implements TableHand {
  constructor(
    private readonly first: TableHand,
    private readonly second: TableHand,
  ) {}

  get holding(): number | null {
    return this.first.holding ?? this.second.holding;
  }

  owns(id: number): boolean {
    return this.first.owns(id) || this.second.owns(id);
  }

  down(at: PointerAt): Claim {
    this.second.cancel(at.id, at.kind);
    const claim = this.first.down(at);
    return claim === 'camera' ? this.second.down(at) : claim;
  }

  move(at: PointerAt): void {
    this.handOf(at.id).move(at);
  }

  up(at: PointerAt): void {
    this.handOf(at.id).up(at);
  }

  cancel(id: number, kind?: PointerKind): void {
    this.handOf(id).cancel(id, kind);
  }

  leave(kind?: PointerKind): void {
    this.first.leave(kind);
    this.second.leave(kind);
  }

  escape(): void {
    this.first.escape();
    this.second.escape();
  }

  private handOf(id: number): TableHand {
    return this.first.owns(id) ? this.first : this.second;
  }
}
