// Texts of the keyboard: what keys do at the table.

export const keys = {
  groups: { piece: 'Choose a piece', step: 'Take a step', place: 'Place your pieces' },
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
    'place-left': 'Place: 1 mm left',
    'place-right': 'Place: 1 mm right',
    'place-away': 'Place: 1 mm away',
    'place-nearer': 'Place: 1 mm nearer',
    'place-left-far': 'Place: 5 mm left',
    'place-right-far': 'Place: 5 mm right',
    'place-away-far': 'Place: 5 mm away',
    'place-nearer-far': 'Place: 5 mm nearer',
    'place-turn-left': 'Place: turn 15° counter-clockwise',
    'place-turn-right': 'Place: turn 15° clockwise',
    'place-turn-left-fine': 'Place: turn 1° counter-clockwise',
    'place-turn-right-fine': 'Place: turn 1° clockwise',
    'place-next': 'Place: next piece',
    'place-previous': 'Place: previous piece',
    'place-keep': 'Place: done',
    end: 'End the walk, or the turn',
    hand: 'Next hand: careful, natural, brisk, free',
    'drag-left': 'Out of turn: drag left',
    'drag-right': 'Out of turn: drag right',
    'drag-away': 'Out of turn: drag away',
    'drag-nearer': 'Out of turn: drag nearer',
    rings: 'Reach of the chosen piece, shown or not',
    footprints: 'Footprints of the last turn, shown or not',
  },
  /** Words of the hint line, after the keys. */
  hints: {
    choose: 'choose',
    corner: 'corner A–D',
    swivel: 'swivel',
    perform: 'do it',
    tip: 'hold to tip',
    end: 'end the walk',
    setDown: 'let go to set down',
    drag: 'drag',
    take: 'touch it',
    place: 'move it',
    placeTurn: 'turn it',
    rulerEnd: 'move the end',
    rulerSwap: 'other end',
    rulerThing: 'next thing',
  },
} as const;

/** Texts of gamepads. */
export const pads = {
  sticks: [
    ['Left stick', 'Points: the step goes there; a free hand swings the piece there'],
    ['Right trigger', 'Do it. Free hand: tips the piece as far as it is pulled, sets it down when it is let go'],
    ['Right stick', 'Turns the view; with the left trigger nearer and further'],
  ],
  /** A button's action as long as no other is chosen. */
  actions: {
    leftBumper: 'Previous piece',
    rightBumper: 'Next piece',
    left: 'Previous corner',
    right: 'Next corner',
    up: 'Swivel 1° counter-clockwise',
    down: 'Swivel 1° clockwise',
    south: 'Do it',
    east: 'Let go, or choose another',
    west: 'Walk or tackle',
    north: 'End the walk, or the turn',
    leftStick: 'Next hand: careful, natural, brisk, free',
    rightStick: 'From the seat, or from above',
    start: 'Menu',
  },
} as const;

/** Texts of the section of the settings. */
export const handSettings = {
  confirm: 'Confirm every step',
  confirmNote:
    'Letting go of a piece only aims at the step; “Do it” takes it. A tap on the table aims the chosen piece, too.',
  askBeforeFouls: 'Ask before a foul',
  askBeforeFoulsNote:
    'If an aimed step would probably be a foul, or a tackle hit nothing, you are asked before it is done.',
} as const;

export const settings = {
  table: 'On the table',
  hands: 'Hands',
} as const;
