import { TickRecorder } from '../recording/tickRecorder.ts';
import type { Roll, Rolled } from './roll.ts';

/** Rolls, and keeps where everything was. */
export class RollRecorder extends TickRecorder<Rolled> {
  /** @param rolling a roll that has not begun */
  constructor(private readonly rolling: Roll) {
    super(rolling.arena.pieces, rolling.tick);
  }

  protected tick(): Rolled | null {
    const more = this.rolling.advance();
    this.see(this.rolling.tick);
    return more ? null : this.rolling.finish();
  }
}
