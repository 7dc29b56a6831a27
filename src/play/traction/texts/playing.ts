import type { PieceId } from '#sim/ids.ts';
import type { PyramidSize } from '#sim/pyramid.ts';
import { sizeOf } from '#games/traction/pieces.ts';
import type { RulingCode } from '#games/traction/referee/ruling.ts';
import { length, roughly, type Units } from '#play/texts/lengths.ts';
import type { Expected, FoulCost } from '../session/expected.ts';
import { capitalised, count, listed, possessive } from '#play/texts/words.ts';
import { colours } from '#play/texts/choosing.ts';
import { SIZE_WORDS } from './sizes.ts';
import { rules } from './teaching.ts';

// Texts of the table: whose turn it is, what may be done, what is told of it.

export const names = {
  /** `whose`: as `Ann's`. */
  pad: (whose: string) => `${whose} pad`,
  your: 'your',
  rivals: 'the rival’s',
  one: (size: PyramidSize) => `${SIZE_WORDS[size]} one`,
  the: (size: PyramidSize) => `the ${SIZE_WORDS[size]} one`,
  /** Over the goal, or at an arrow that points there; with the fewest steps that lead there. */
  padAt: (whose: string, mm: number, steps: number, units: Units) =>
    `${capitalised(names.pad(whose))} ${roughly(mm, units)}, ${count(steps, 'step')}`,
  table: 'the table',
  sized: (size: PyramidSize, copy: string) => `${capitalised(SIZE_WORDS[size])} ${copy}`,
} as const;

/** A foul costs the same in every sentence; `turns`: in the last of them the piece may be righted (TR-22, TR-23). */
const priceOfLying = (whose: string, turns: number): string =>
  turns === 1
    ? `in ${whose} next turn it may only be set upright`
    : `it misses ${whose} next ${turns === 2 ? 'turn' : `${turns - 1} turns`}, and in the one after it may only be set upright`;

export const turn = {
  number: (turn: number) => `Turn ${turn}`,
  byLot: 'Begins, drawn by lot',
  /** To the only person at a table with one computer, before the first move. */
  alone: (you: string, computer: string, youBegin: boolean, byLot: boolean) =>
    `You are ${you}, the computer ${computer}. ${youBegin ? 'You begin' : 'The computer begins'}${byLot ? ', drawn by lot' : ''}.`,
  /** The same where there is little room, as the colours are seen on the table. */
  aloneShort: (you: string, youBegin: boolean, byLot: boolean) =>
    `You are ${you}. ${youBegin ? 'You begin' : 'The computer begins'}${byLot ? ', by lot' : ''}.`,
  /** To one of two persons. */
  rival: (rival: string) => `rival: ${rival}`,
  inColour: (name: string, colour: string) => `${name} (${colour})`,
  /** Colours of pieces in the plainest words. */
  seen: { ...colours, vermilion: 'orange', charcoal: 'dark grey' },
  ofLimit: (round: number, limit: number) => `Round ${round} of ${limit}`,
  chooses: (name: string) => `${name} chooses a penalty`,
} as const;

export const tray = {
  label: (name: string) => `${possessive(name)} pieces`,
  ready: (sized: string, steps: number) => `${sized}: may walk ${count(steps, 'step')} or tackle`,
  /** By the code of the refusal: for the eye in a word, for the ear in a few. */
  why: {
    'already-acted': { short: 'acted', long: 'has acted this turn' },
    'barred-returned': { short: 'back', long: 'went back to its pad this turn' },
    'barred-penalised': { short: 'flat', long: 'made a foul this turn' },
    'barred-righted': { short: 'set upright, waits', long: 'was set upright this turn' },
    flat: { short: 'flat', long: 'lies flat after a foul' },
    'all-acted': { short: 'waits', long: 'no more pieces may act this turn' },
    'no-place': { short: 'gone', long: 'off the table' },
  } as Readonly<Record<string, { readonly short: string; readonly long: string }>>,
  cannot: (sized: string, why: string) => `${sized}: ${why}`,
} as const;

/** How a sentence calls pieces, and owners of pads. */
interface Named {
  piece(piece: PieceId): string;
  whose(seat: number): string;
}

const tooFar = ({ lackSteps }: { readonly lackSteps: number | null }): string =>
  lackSteps === null ? '' : `; too far to tackle by ${count(lackSteps, 'step')}`;

const STEPS = ['one step', 'two steps', 'three steps', 'four steps'];

export const action = {
  steps: (n: number) => STEPS[n - 1] ?? count(n, 'step'),
  stepsLeft: (n: number) => (n === 0 ? 'no steps left' : `${count(n, 'step')} left`),
  done: 'End walk',
  doneNote: 'End this walk here',
  endTurn: 'End turn',
  /** On the button, in small letters; nothing is lost but these actions. */
  endTurnLeaves: (n: number) => `${count(n, 'move')} left`,
  endTurnNote: (n: number) => (n === 0 ? 'End turn' : `End turn: ${count(n, 'piece')} can still move`),
  hand: 'Hand',
  /** In the choice: a hand that does what is aimed at, and one's own. */
  handKinds: { assisted: 'You aim, a hand moves it', free: 'You move it' },
  hands: {
    careful: 'Careful hand',
    natural: 'Natural hand (quicker)',
    brisk: 'Brisk hand (quickest, may slip)',
    free: 'Free hand',
  },
  aim: 'The step that is aimed at',
  corner: 'Corner',
  cornerName: (corner: string) => `Pivot on corner ${corner}`,
  swivel: { walk: 'How far to swing it', tackle: 'Swing it into a rival’s piece' },
  swivelDegrees: 'How far to swing it, in degrees, counter-clockwise. Whatever it brushes on the way counts as touched',
  degrees: (deg: number) => `${Math.round(deg)}°`,
  turnLeft: 'Swivel 1° more counter-clockwise',
  turnRight: 'Swivel 1° more clockwise',
  perform: 'Do it',
  aimHint: {
    assisted: 'Drag it where it should go, or tap there.',
    free: 'Pull it by its tip on to a corner, swing, set it flat.',
  },
  /** On a phone: in two short lines beside a button, and in one. */
  handleHint: {
    assisted: 'Drag its ring over a corner, or tap where to go.',
    free: 'Pull it by its ring on to a corner, swing, set it flat.',
  },
  /** At the handle itself, until it was used. */
  handleWord: { assisted: 'drag this ring', free: 'pull by this ring' },
  allActed: 'None of your pieces may act any more this turn: end it.',
  /** Where there is only one. */
  tapHint: (steps: number) =>
    `Drag your pyramid there. ${capitalised(action.steps(steps).replace('step', 'dot'))}: ${action.steps(steps)} a turn.`,
  taskHint: 'Drag a pyramid, as the task says.',
  threat: (piece: string) => `${capitalised(piece)} is one walk from your pad: stand in its way.`,
  lead: (piece: string, steps: number) => `${capitalised(piece)} is about ${action.steps(steps)} from the rival’s pad.`,
  /** In a first match, before and after the first walk. */
  first: {
    choose: 'Drag a pyramid to the rival’s pad: who touches it first wins.',
    another: 'Another piece may move, too; or end your turn.',
  },
  mayTackle: (own: string, rival: string) => `Drag ${own} on to ${rival}: a tackle sends both home.`,
  /** On a phone beside the table: nothing is dragged there. */
  atHand: {
    choose: 'Choose a pyramid, and walk it to the rival’s pad: who touches it first wins.',
    aim: 'Choose a corner, and how far to swing: the table shows where it lands.',
    onlyFree: 'This match is moved by free hand, which needs the table: Room, This device shows the table, too.',
    mayTackle: (own: string, rival: string) => `${capitalised(own)} can tackle ${rival}: that sends both home.`,
  },
  /** Said while Tackle is chosen, in the place of other hints. */
  tackleHint: 'One step that hits a rival’s piece sends both home.',
  moving: 'is on its way',
  inHand: 'in your hand',
  between: 'Take the next step, or end the walk here.',
  /** The likely outcome of an aimed step, in a few words. */
  expected: (expected: Expected, naming: Named, units: Units): string => {
    switch (expected.kind) {
      case 'clear':
        return expected.shortMm === undefined
          ? `Touches nothing${tooFar(expected)}`
          : `${length(expected.shortMm, units)} short of the rival’s pad`;
      case 'off-table':
        return 'Leaves the table';
      case 'too-far':
        return 'Further than this table’s rules allow a step';
      case 'touches':
        return `Touches ${listed(expected.pieces.map(naming.piece))}${tooFar(expected)}`;
      case 'reaches':
        return expected.sure
          ? `Wins: touches ${listed(expected.pads.map((seat) => names.pad(naming.whose(seat))))}`
          : 'May just miss the pad';
      case 'hits':
        return `Hits ${naming.piece(expected.piece)}`;
      case 'misses':
        return `Misses ${naming.piece(expected.piece)} by ${length(expected.mm, units)}`;
    }
  },
  foulHeld: (what: string, miss: FoulCost['miss']) =>
    `${what}. ${miss === null ? 'Looks like a foul.' : 'That tackles nothing.'}`,
  /** By the rules of penalties: the piece lies flat on its pad and misses turns, or only goes back there. */
  foulCost: ({ piece, miss, missesTurns, endsTurn }: FoulCost): string => {
    const yours = `your ${names.one(sizeOf(piece))}`;
    const cost =
      miss !== null
        ? `${capitalised(yours)} ${miss === 'stays' ? 'stays where it is set down' : 'goes back to where it stands'} and has acted.`
        : missesTurns === 0
          ? `Then ${yours} goes back to its pad and may not act again this turn.`
          : `Then ${yours} lies flat on its pad: ${priceOfLying('your', missesTurns)}.`;
    return endsTurn ? `${cost} Your turn ends with it.` : cost;
  },
  asksAtRival: 'Tackle it, or stop short? A tackle sends both home.',
  /** Asked at a rival's piece: on the table, and in the dock. */
  atRival: { tackle: 'tackle', short: 'stop short', walk: 'only walk' },
  performAnyway: 'Do it anyway',
  cancelStep: 'Cancel',
} as const;

/** Before the first turn (TR-41). */
export const arranging = {
  offer: 'Change where your pieces start',
  title: (name: string) => `${possessive(name)} pieces on the pad`,
  whose: 'Whose pieces',
  keepFirst: 'Done or Cancel first',
  right: 'Right, mm',
  nearer: 'Nearer, mm',
  turned: 'Turned, °',
  turnLeft: 'Turn 15° counter-clockwise',
  turnRight: 'Turn 15° clockwise',
  stands: (piece: string, xMm: number, zMm: number, yawDeg: number) =>
    `${piece}: ${xMm} mm right and ${zMm} mm nearer than the middle of the pad, turned ${yawDeg}°.`,
  hint: 'Drag the pieces about their pad, or type where they stand. They may touch.',
  usual: 'Usual places',
  cancel: 'Cancel',
  done: 'Done',
} as const;

export const right = {
  title: 'Tap what lies flat, in light, to set it upright: it may not act this turn.',
  piece: (piece: string) => `Set ${piece} upright`,
  all: 'Set all upright',
  later: (n: number) => (n === 1 ? 'Leave it' : 'Leave them'),
} as const;

export const penalty = {
  title: (chooser: string, culprit: string) => `${chooser}: pick one of ${possessive(culprit)} pieces`,
  text: (culprit: string) =>
    `${culprit} moved a piece out of turn, which is a foul. The piece you pick is laid flat on its pad.`,
  decline: 'Let it pass',
} as const;

const AIMED = 'The player aimed, and a helping hand moved the piece';
const PACES =
  'Careful, Natural and Brisk are its paces; with Free hand players move their pieces themselves. A match is set up for both, or for one of them.';

/** Faults as something that a piece did, where the referee's call of one says it in another way. */
const DID: Partial<Readonly<Record<RulingCode, string>>> = {
  'pivot-slide': 'slid on its corner',
  'too-many-steps': 'took too many steps',
  'tackle-size': 'hit a piece of a size that it may not tackle',
  'no-tip': 'touched another piece before it was tipped',
};

export const log = {
  /** Words of the lesson, where both kinds of hands are met. */
  hands: { assisted: 'by helping hand', free: 'by own hand' },
  handsExplained: {
    careful: `${AIMED} carefully. ${PACES}`,
    natural: `${AIMED} at a natural pace. ${PACES}`,
    brisk: `${AIMED} briskly. ${PACES}`,
    assisted: `${AIMED}. ${PACES}`,
    free: 'The player moved the piece; nothing helped. With Careful, Natural or Brisk players only aim, and a helping hand moves the piece. A match is set up for both, or for one of them.',
  },
  foul: 'foul',
  bumped: 'put back',
  turnOf: (turn: number, name: string) => `${turn}. ${name}`,
  walked: (piece: string, steps: number, mm: number) =>
    steps === 0 ? `${piece} was touched` : `${piece} walked ${count(steps, 'step')}, ${Math.round(mm)} mm`,
  tackled: (piece: string, victims: readonly string[]) => `${piece} tackled ${listed(victims)}`,
  triedToTackle: (piece: string) => `${piece} tackled and hit nothing`,
  failed: (piece: string, fault: RulingCode) => `${piece} ${DID[fault] ?? rules.calls[fault] ?? fault}`,
  disturb: (piece: string) => `touch ${piece}`,
  bump: (piece: string) => `bump ${piece}`,
  arrange: 'places the pieces',
  right: (pieces: readonly string[]) => `sets ${listed(pieces)} upright`,
  picked: (piece: string) => `picks ${piece} for the penalty`,
  letPass: 'lets the foul pass',
  endTurn: 'ends the turn',
  concede: 'gives up',
} as const;

export const referee = {
  lies: (piece: string, whose: string, turns: number) =>
    `${piece} lies flat on its pad: ${priceOfLying(whose, turns)}.`,
  /** A turn's walks, the nearest to the reader's pad first, and how near; endlessly far where there is none. */
  walks: (whose: string, walks: readonly { piece: PieceId; steps: number; mm: number }[], units: Units) =>
    `${walks
      .map(({ piece, steps, mm }, i) => {
        const one = names.one(sizeOf(piece));
        if (i > 0) return `its ${one} ${count(steps, 'step')}`;
        const near = mm > 0 && mm < Infinity ? `, now ${roughly(mm, units)} from your pad` : '';
        return `${capitalised(whose)} ${one} walked ${count(steps, 'step')}${near}`;
      })
      .join('; ')}.`,
  tackle: (home: number) => (home === 2 ? 'Tackle! Both pieces go home.' : `Tackle! All ${home} pieces go home.`),
} as const;
