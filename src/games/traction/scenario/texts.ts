import { show } from '#engine/files/shown.ts';
import type { PieceId, Seat } from '#sim/ids.ts';

/** Every sentence of the scenario format that a person can read. Those of schemas end the sentence "expected ...". */
export const say = {
  // The schema's own words
  scenarioSchema:
    'A position of Traction, a surface, the actions of one turn and, if wanted, what the referee should say.',
  judgementSchema: "The referee's answer to a scenario, one entry for each action.",
  push: 'Of a shove (`pushMm`): how far it was told to go, x and z, and how far the piece came. Friction, a neighbour or tipping over may hold it back; null where it no longer stands or lies as it did.',
  legal:
    'Whether nobody has done anything illegal: no fault of the mover, no crash by a hand out of turn. What nobody did (a bumped table) is never illegal, even if it was a crash and everything is put back (TR-31).',
  nearest:
    'The closest that the mover came to each other piece and pad, where that was 10 mm or less, nearest first; 0 where it touched. The tick is the first at which it was so near.',
  pivotSlipMm: 'The most that the pivot slipped in any of the steps; null where no step was taken.',
  mostTiltDeg: 'The most that the mover was tilted.',
  mostOtherMoveMm:
    'How far the one was moved that was moved furthest, from rest to rest; neither the mover nor what it tackled.',
  slipMargin:
    'Friction available over friction used at the pivot, its least while the hand held the piece on it: 1 is slipping. Null where no step was seen.',
  conceded: 'Seats that have given up: their pieces stay, and their pads are no goal any more (TR-63).',
  home: 'Where pieces had their place at set-up, upright on their own pad (TR-20). One that is not named here has it where it stands, if that is wholly on its pad, else in the slot of its name.',
  concededOnce: 'every seat once',
  concededTurn: (seat: Seat) => `another seat: seat ${seat}, whose turn it is, has not given up`,
  twoLeft: 'two seats or more that have not given up',
  concededCount: (count: number, seats: number) => `${count} of ${seats} seats`,
  tiltDeg:
    'How far the hand means to tip a piece; its finger is soft, and the piece stays some degrees behind. The practised hands mean 11.46.',
  aHand: '"careful", "natural", "brisk", or { "name", "steadiness", "grip", "tiltDeg" }',
  aPieceId: 'a pyramid <seat 0 to 4>-<S, M or L><1 or 2>, such as "0-L1"',
  aBodyId: 'a pyramid such as "0-L1", a pad such as "pad-1", or "table"',
  aClause: 'a clause such as "TR-10"',
  oneTouch: 'either "gesture" or "pushMm", and only one of them',

  // The file as a whole
  aGame: '"traction"',
  onlyTraction: '"traction": a scenario of Trexlands can be judged on the command line, but not opened here',

  // The position
  padOnce: (seat: Seat) => `one pad a seat, and seat ${seat} has one already`,
  padAt: (seat: Seat, x: number, z: number) => `seat ${seat}'s pad at (${x}, ${z})`,
  padOnTable: (tableMm: number) => `a pad of 127 x 76.2 mm wholly on the table of ${tableMm} mm`,
  padsApart: (other: Seat) => `a place where it does not overlap seat ${other}'s pad`,
  pieceOnce: 'every piece once',
  pieceAt: (id: PieceId, x: number, z: number) => `${id} at (${x}, ${z})`,
  pieceOnTable: (tableMm: number) =>
    `a piece on the table of ${tableMm} mm: upright with the centre of its base on it, flat wholly`,
  piecesApart: (other: PieceId, depthMm: number) =>
    `a place where it does not overlap ${other} by more than 0.1 mm (it does by ${depthMm.toFixed(2)} mm)`,

  // The turn
  known: 'a piece of this position',
  homePad: 'a piece of a seat that has a pad in this position',
  homeOnPad: (seat: Seat) => `a place at which it stands wholly on seat ${seat}'s pad`,
  ownPiece: (seat: Seat) => `a piece of seat ${seat}, whose turn it is`,
  standing: 'a piece that stands upright (a flat one is penalised and may not act)',
  actsOnce: 'a piece that has not acted in this turn (TR-12, TR-21)',
  piecesPerTurn: (most: number) => `at most ${most === 1 ? 'one piece' : `${most} pieces`} to act in this turn (TR-05)`,
  range: (id: PieceId, most: number) => `at most ${most}, the range of ${id}`,
  swivel: (most: number) => `-${most} to ${most}, which is how far a step may swivel in this house`,
  steps: (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`,
  aGesture: (fault: string) => `a gesture that a hand can make (${fault})`,
  outOfTurn: (seat: Seat) => `another seat or null: a touch out of turn is not by seat ${seat}, whose turn it is`,
  expectations: (actions: number) => `at most one expectation for each action, which is ${actions}`,

  // Found only while the turn is played
  action: (what: string, piece: PieceId) => `a ${what} of ${piece}`,
  gesture: (text: string) => show(text.length <= 40 ? text : `${text.slice(0, 37)}...`),
  afterWin: (seat: Seat) => `no action after the win of seat ${seat}`,
  offTable: 'a piece that is still on the table (this one has no pad to stand on)',
  mayAct: (fault: string) => `an action that may be played now (${fault})`,
} as const;
