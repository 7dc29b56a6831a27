import { exp } from '#sim/maths/exponential.ts';
import { ln } from '#sim/maths/logarithm.ts';
import type { InputDesk } from '../inputDesk.ts';
import type { PadChanges } from './padChanges.ts';
import { padActions } from './padMap.ts';
import type { PadPage } from './padPage.ts';
import { far, REST, type PadButton, type PadState } from './padState.ts';
import { Repeater } from './repeater.ts';

/** House values. */
const ORBIT_DEG_S = 110;
const ZOOM_RATE = ln(1.6); // a second nearer or further: times 1.6

/**
 * One gamepad at the table. Its left stick and right trigger are the game's hand (`InputDesk.stick`); the right stick
 * is the eye.
 */
export class PadHand {
  private before: PadState = REST;
  private readonly repeater = new Repeater();

  constructor(
    private readonly desk: InputDesk,
    private readonly page: () => PadPage | null = () => null,
    private readonly changes: () => PadChanges = () => ({}),
  ) {}

  /** Takes the gamepad's state now, and the time since the last one, s. */
  poll(now: PadState, seconds: number): void {
    const { before } = this;
    this.before = now;
    const down = (button: PadButton): boolean => now.pressed.has(button) && !before.pressed.has(button);
    const page = this.page();
    if (down('select')) page?.toggle();
    if (page?.active()) return this.walkPage(page, now, down, seconds);
    this.press(now, down, seconds);
    this.desk.stick.squeeze(before.trigger, now.trigger);
    this.desk.stick.point(now.left, seconds);
    this.look(now, seconds);
  }

  private press(now: PadState, down: (button: PadButton) => boolean, seconds: number): void {
    for (const { button, wish, repeats } of padActions(this.desk.buttons, this.changes())) {
      if (down(button) || (repeats && this.repeater.due(button, now.pressed.has(button), seconds)))
        this.desk.carryOut(wish);
    }
  }

  private walkPage(page: PadPage, now: PadState, down: (button: PadButton) => boolean, seconds: number): void {
    const again = (button: PadButton): boolean =>
      down(button) || this.repeater.due(button, now.pressed.has(button), seconds);
    if (again('up') || down('leftBumper')) page.move(-1);
    if (again('down') || down('rightBumper')) page.move(1);
    if (again('left')) page.adjust(-1);
    if (again('right')) page.adjust(1);
    if (down('south')) page.press();
    if (down('east')) page.leave();
  }

  /** With the left trigger down the stick comes nearer and goes further away. */
  private look({ right, pressed }: PadState, seconds: number): void {
    const { eye } = this.desk;
    if (far(right) === 0) return;
    if (pressed.has('leftTrigger')) eye?.zoom(exp(ZOOM_RATE * right.y * seconds));
    else eye?.orbit(ORBIT_DEG_S * right.x * seconds, -ORBIT_DEG_S * right.y * seconds);
  }
}
