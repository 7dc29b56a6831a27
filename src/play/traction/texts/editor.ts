import type { HiddenCharacter } from '#engine/hidden.ts';
import type { PyramidSize } from '#sim/pyramid.ts';
import { card } from './card.ts';
import { count, hiddenCharacter } from '#play/texts/words.ts';
import { SIZE_WORDS } from './sizes.ts';

// Texts of the position editor.

export const editor = {
  title: card.editor,
  notKept: 'This browser keeps nothing for the page: save the position as a file before you leave it.',
  back: { match: 'Back to the match', watch: 'Back to the replay' },
  lead: 'Put pieces and pads anywhere, ask the referee, play from here.',
  table: 'The position, seen from above. Arrow keys move the selected piece or pad.',
  undo: 'Undo',
  redo: 'Redo',
  fresh: 'Clear',
  open: 'Open a file',
  save: 'Save as a file',
  share: 'Share a link',
  shareNote: 'The link holds the position, the surface, the rules and the actions.',
  play: 'Play from here',
  fileName: 'position.json',
  refused: (name: string, why: string) => `${name} was not opened. ${why}`,
  name: 'Name of the position',
  hiddenInName: (hidden: HiddenCharacter) => `The name has ${hiddenCharacter(hidden)}.`,

  pieces: 'Pieces',
  add: (seat: string, size: PyramidSize) => `Add a ${SIZE_WORDS[size]} piece of ${seat}`,
  pad: (seat: string) => `Pad of ${seat}`,
  addPad: (seat: string) => `Add the pad of ${seat}`,
  padShort: 'Pad',

  inHand: 'Selected',
  nothing: 'Choose a piece or a pad, on the table or in the list.',
  x: 'Right of the middle, mm',
  z: 'Towards you, mm',
  yaw: 'Turned, degrees',
  upright: 'Upright',
  flat: 'Flat',
  pose: 'How it stands',
  turnLeft: 'Turn left by 15°',
  turnRight: 'Turn right by 15°',
  remove: 'Take it away',
  keys: 'Keys: arrows move by 1 mm, with Shift by 10; , and . turn; U lays flat or sets upright; Delete takes it away.',

  ground: 'Table',
  surface: 'Surface',
  tableMm: 'Side of the table, mm',
  custom: 'Another surface',
  turn: 'Whose turn it is',
  tolerance: 'Tolerance',

  actions: 'Actions of the turn',
  none: 'No actions yet.',
  type: 'An action in notation',
  placeholder: 'walk L1 C 135, B -90',
  addAction: 'Add',
  onlyMoves: 'Ending a turn, penalties and the like can be typed in a match only.',
  removeAction: (n: number) => `Take action ${n} away`,
  gesture: (piece: string) => `a free hand on ${piece}`,
  ownHand: (command: string, steadiness: string | null, grip: string | null, tiltDeg: number | null) =>
    [
      command,
      ...[steadiness, grip, tiltDeg === null ? null : `tips by ${tiltDeg}°`].filter((way) => way !== null),
    ].join(', '),
  disturb: (piece: string) => `${piece} is touched out of turn`,

  judge: 'Ask the referee',
  notJudged: 'The referee could not be asked just now: try again.',
  judging: (done: number, of: number) => `Judging… ${done} of ${count(of, 'action')}`,
  answer: (n: number, legal: boolean) => `Action ${n}: ${legal ? 'no foul' : 'a foul'}`,
  quiet: 'Nothing to rule on.',
  won: (seat: string) => `${seat} wins.`,
  travel: (mm: number, slip: number) => `Went ${mm.toFixed(1)} mm; the pivot slipped ${slip.toFixed(2)} mm.`,
  closeness: (tiltDeg: number, margin: number | null, movedMm: number) =>
    `Tilted by up to ${tiltDeg.toFixed(1)}°; ${margin === null ? 'no slip margin' : `slip margin ${margin.toFixed(2)}`}; others moved by up to ${movedMm.toFixed(2)} mm.`,
  nearest: (body: string, mm: number) => `Came as near as ${mm.toFixed(2)} mm to ${body}.`,
  trouble: (why: string) => `This position is not possible yet. ${why}`,
} as const;
