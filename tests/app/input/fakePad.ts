import type { NamedPad } from '#play/input/gamepad/padTable.ts';
import { PAD_BUTTONS, type PadButton } from '#play/input/gamepad/padState.ts';

/** A gamepad whose buttons and sticks a test moves. */
export class FakePad implements NamedPad {
  readonly index: number;
  readonly id: string;
  readonly mapping: string;
  readonly axes = [0, 0, 0, 0];
  readonly buttons = Array.from({ length: 17 }, () => ({ pressed: false, value: 0 }));

  constructor({
    index = 0,
    id = 'Test Pad (STANDARD GAMEPAD Vendor: 045e Product: 028e)',
    mapping = 'standard',
  }: Partial<Pick<NamedPad, 'index' | 'id' | 'mapping'>> = {}) {
    this.index = index;
    this.id = id;
    this.mapping = mapping;
  }

  set(button: PadButton, value: number): void {
    Object.assign(this.buttons[PAD_BUTTONS[button]] ?? {}, { pressed: value > 0.5, value });
  }

  /** -1 to 1, to the right and towards the player. */
  left(x: number, y: number): void {
    this.axes.splice(0, 2, x, y);
  }

  right(x: number, y: number): void {
    this.axes.splice(2, 2, x, y);
  }
}
