import { hypot } from '#sim/maths/trig.ts';

/** Buttons of a gamepad by where they are; the indices of the standard mapping (W3C Gamepad, section 8). */
export const PAD_BUTTONS = {
  south: 0,
  east: 1,
  west: 2,
  north: 3,
  leftBumper: 4,
  rightBumper: 5,
  leftTrigger: 6,
  rightTrigger: 7,
  select: 8,
  start: 9,
  leftStick: 10,
  rightStick: 11,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const;
export type PadButton = keyof typeof PAD_BUTTONS;

/** A stick, -1 to 1 to the right and towards the player, dead in the middle. */
export interface Stick {
  readonly x: number;
  readonly y: number;
}

/** A gamepad at one moment, as far as it matters. */
export interface PadState {
  readonly pressed: ReadonlySet<PadButton>;
  readonly trigger: number; // the right one, 0 to 1
  readonly left: Stick;
  readonly right: Stick;
}

/** As much of the browser's gamepad as is read. */
export interface PadLike {
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
  readonly axes: readonly number[];
}

/** Sticks never come back to their very middle, and cheap ones stop a little beside it (house values). */
const DEAD = 0.2;
const DEAD_TRIGGER = 0.08;
/** A stick is never pushed beyond its rim: so near to it counts as there. */
const RIM = 0.95;

export const REST: PadState = { pressed: new Set(), trigger: 0, left: { x: 0, y: 0 }, right: { x: 0, y: 0 } };

export function readPad({ buttons, axes }: PadLike): PadState {
  const names = Object.entries(PAD_BUTTONS) as [PadButton, number][];
  const [x = 0, y = 0, rx = 0, ry = 0] = axes;
  const trigger = buttons[PAD_BUTTONS.rightTrigger]?.value ?? 0;
  return {
    pressed: new Set(names.filter(([, index]) => buttons[index]?.pressed).map(([name]) => name)),
    trigger: trigger < DEAD_TRIGGER ? 0 : Math.min(1, trigger),
    left: stick(x, y),
    right: stick(rx, ry),
  };
}

/**
 * Dead by its distance from the middle, not by axis, so that every direction is alike; what is left runs from 0 to 1.
 */
function stick(x: number, y: number): Stick {
  const far = hypot(x, y);
  if (!(far > DEAD)) return { x: 0, y: 0 };
  const share = Math.min(1, (far - DEAD) / (RIM - DEAD)) / far;
  return { x: x * share, y: y * share };
}

export const far = ({ x, y }: Stick): number => hypot(x, y);
