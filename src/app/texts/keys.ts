import type { KeyActionId, KeyGroup } from '../input/keys/keyMap.ts';

// Texts of the keyboard: what keys do, and how they are chosen.

/** What is printed on a key, where it is not what it is called. */
const caps: Readonly<Record<string, string>> = {
  ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', PageUp: 'Page ↑', PageDown: 'Page ↓', Escape: 'Esc', '-': '−',
};

export const keys = {
  title: 'Keys',
  note: 'While the table has the focus, or nothing else needs the key.',
  change: 'Change keys',
  cap: (base: string, shift: boolean) => `${shift ? '⇧ ' : ''}${caps[base] ?? base}`,
  /** For the ear. */
  spoken: (base: string, shift: boolean) => `${shift ? 'Shift ' : ''}${base}`,
  none: 'no key',
  groups: { piece: 'Choose a piece', step: 'Take a step', match: 'The turn', view: 'The view', page: 'The page' } satisfies Record<KeyGroup, string>,
  actions: {
    'tab-next': 'Next piece, then on through the page',
    'tab-previous': 'Previous piece, then back through the page',
    'piece-previous': 'Previous piece',
    'piece-next': 'Next piece',
    walk: 'Walk',
    tackle: 'Tackle',
    cancel: 'Let go, or close what is open',
    'corner-a': 'Stand on corner A',
    'corner-b': 'Stand on corner B',
    'corner-c': 'Stand on corner C',
    'corner-d': 'Stand on corner D',
    'turn-left': 'Swivel 5° counter-clockwise',
    'turn-right': 'Swivel 5° clockwise',
    'turn-left-fine': 'Swivel 1° counter-clockwise',
    'turn-right-fine': 'Swivel 1° clockwise',
    'turn-left-far': 'Swivel 45° counter-clockwise',
    'turn-right-far': 'Swivel 45° clockwise',
    perform: 'Do it; free hand: take hold, then set down',
    tip: 'Do it; free hand: hold tipped while down',
    end: 'End the walk, or the turn',
    hand: 'Next hand: careful, natural, brisk, free',
    'take-back': 'Ask to take back',
    'drag-left': 'Out of turn: drag left',
    'drag-right': 'Out of turn: drag right',
    'drag-away': 'Out of turn: drag away',
    'drag-nearer': 'Out of turn: drag nearer',
    view: 'From the seat, or from above',
    'orbit-left': 'Turn the view left',
    'orbit-right': 'Turn the view right',
    'orbit-up': 'Look from higher',
    'orbit-down': 'Look from lower',
    'zoom-in': 'Nearer',
    'zoom-out': 'Further away',
    'pan-left': 'Move the view left',
    'pan-right': 'Move the view right',
    'pan-away': 'Move the view away',
    'pan-nearer': 'Move the view nearer',
    rings: 'Reach of the chosen piece, shown or not',
    footprints: 'Footprints of the last turn, shown or not',
    keys: 'Show these keys',
    menu: 'Menu',
    settings: 'Settings',
    help: 'Help',
    log: 'Log',
    text: 'Text table, or to its line',
    mute: 'Sound off or on',
  } satisfies Record<KeyActionId, string>,
  /** Words of the hint line, after the keys. */
  hints: { choose: 'choose', corner: 'corner', swivel: 'swivel', perform: 'do it', tip: 'hold to tip', end: 'end the walk', setDown: 'let go to set down', drag: 'drag', take: 'touch it' },
  withKey: (text: string, key: string) => `${text} (${key})`,
} as const;

/** Of the section of the settings. */
export const keySettings = {
  changeOf: (action: string, keys: string) => `Change the key for: ${action}. Now ${keys}`,
  press: 'Press a key…',
  pressNote: 'Esc leaves it as it is. Keys with Ctrl, Alt or ⌘ are the browser’s.',
  clash: (key: string, actions: string) => `${key} is the key for: ${actions}.`,
  reserved: (key: string, action: string) => `${key} stays the key for: ${action}. Press another.`,
  take: 'Use it here instead',
  leave: 'Leave it there',
  reset: 'Usual key',
  resetOf: (action: string) => `Usual key for: ${action}`,
  resetAll: 'All keys as usual',
  bound: (action: string, key: string) => `${key}: ${action}`,
  fixed: 'fixed',
} as const;
