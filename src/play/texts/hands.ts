import type { Steadiness } from '#sim/hand/steadiness.ts';

// Texts of hands: handicaps, and gamepads.

/** A handicap, always shown: at the seat, in the log, in the file. */
export const handicap = {
  title: 'Unequal hands',
  of: (n: number, name: string) => `Hand of player ${n}, ${name}`,
  note: 'A shaky hand trembles by some tenths of a millimetre, assisted or free. Such a hand needs a surface that grips, and more room. A steady hand takes its time, even if your finger hurries. The referee allows every hand the same. Everybody sees which hand is whose.',
  names: { steady: 'Steady', usual: 'Usual', shaky: 'Shaky', 'very-shaky': 'Very shaky' } satisfies Record<
    Steadiness,
    string
  >,
  hands: {
    steady: 'steady hand',
    usual: 'usual hand',
    shaky: 'shaky hand',
    'very-shaky': 'very shaky hand',
  } satisfies Record<Steadiness, string>,
  /** In the corner of a badge. */
  marks: { steady: '–', usual: '', shaky: '~', 'very-shaky': '≈' } satisfies Record<Steadiness, string>,
} as const;

/** Texts of gamepads. Buttons are named by their places: the print on them differs. */
export const pads = {
  title: 'Gamepad',
  news: {
    connected: (name: string) => `${name} is connected and can play.`,
    gone: (name: string) => `${name} is disconnected. The piece that it held is set down.`,
    unknown: (name: string) => `${name} is connected, but this browser does not know its buttons, so it cannot play.`,
  },
  dismiss: 'Dismiss',
  wake: 'Connect a gamepad and press a button on it: only then does the browser show it to the page.',
  select: [
    'Select',
    'Goes to the panels and back. In the panels the arrow buttons move, A or ✕ presses, B or ○ leaves',
  ],
  /** The name of a part, */
  parts: {
    leftBumper: 'Left bumper',
    rightBumper: 'Right bumper',
    left: 'Left arrow button',
    right: 'Right arrow button',
    up: 'Up arrow button',
    down: 'Down arrow button',
    south: 'Lower button (A, ✕)',
    east: 'Right button (B, ○)',
    west: 'Left button (X, □)',
    north: 'Upper button (Y, △)',
    leftStick: 'Left stick, pressed',
    rightStick: 'Right stick, pressed',
    start: 'Start',
  },
  /** and in the line of hints. */
  caps: {
    leftBumper: 'LB',
    rightBumper: 'RB',
    left: '✚ ←',
    right: '✚ →',
    up: '✚ ↑',
    down: '✚ ↓',
    south: 'A ✕',
    east: 'B ○',
    west: 'X □',
    north: 'Y △',
    leftStick: 'L3',
    rightStick: 'R3',
    start: 'Start',
  },
  change: (action: string) => `Button for: ${action}`,
  swapNote: 'If another action has the button, the two swap buttons.',
  reset: 'All buttons as usual',
} as const;
