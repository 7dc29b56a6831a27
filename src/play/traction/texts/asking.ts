import { measured } from '#play/texts/lengths.ts';
import { capitalised, phrase } from '#play/texts/words.ts';

// Texts of what can be typed at the table, and of what is answered at once.

export const asking = {
  groups: { moving: 'Moving', asking: 'Asking', deciding: 'Deciding', hands: 'Other hands' },
  capitals:
    'PIECE for L1, or for 1-M1, which is M1 of seat 1; PLAYER for a name, or for the number of a seat, which is one less than the player’s: player 1 has seat 0',
  help: {
    walk: phrase(
      'walk PIECE CORNER DEGREES, CORNER DEGREES',
      'walks a piece, step by step: the corner to stand on and how far to swivel, counter-clockwise, with a minus clockwise.',
      'walk L1 C 135, B -90',
    ),
    tackle: phrase('tackle PIECE CORNER DEGREES', 'one step that is meant to hit.', 'tackle M2 D 120'),
    step: phrase(
      'step PIECE CORNER DEGREES',
      'one step of a walk, after which it may go on. Within the walk the piece need not be named.',
      'step S1 D 180',
    ),
    done: phrase('done', 'ends a walk that was made step by step.', 'done'),
    end: phrase('end', 'ends the turn.', 'end'),
    right: phrase('right PIECE PIECE', 'sets pieces that lie flat upright at the start of the turn.', 'right L1 S2'),
    arrange: phrase(
      'arrange PIECE RIGHT NEARER DEGREES, PIECE RIGHT NEARER',
      'before the first turn, places your pieces on your pad: millimetres from its middle to your right and nearer to you (minus for left and away), and degrees if turned. arrange usual puts all six back, and a name says whose: arrange Ann usual is about Ann’s pieces.',
      'arrange L1 -40 -19 45',
    ),
    look: phrase(
      'look',
      'how everything stands: whose turn, who may act, what lies flat, who is nearest to a pad. So does: where am I.',
      'look',
    ),
    pieces: phrase('pieces PLAYER', 'where every piece is; without a player, everybody’s.', 'pieces 1'),
    where: phrase('where PIECE or where pad of PLAYER', 'where it is: place, pad, heading, distances.', 'where L2'),
    nearest: phrase('nearest PIECE', 'the pieces nearest to it; a number says how many.', 'nearest L2'),
    reach: phrase('reach PIECE', 'what a step from each corner would do, how far it walks and tackles.', 'reach of L2'),
    between: phrase('between PIECE and PIECE or PAD', 'what stands in the lane between them.', 'between L2 and pad 1'),
    tackles: phrase('tackles PIECE', 'the pieces that it can tackle, with a corner and a swivel.', 'tackles L2'),
    what: phrase(
      'what can PIECE tackle, or what stands between PIECE and PAD',
      'the same questions, as people ask them.',
      'what stands between L2 and pad 1',
    ),
    way: phrase(
      'way PIECE to PLAYER',
      'a walk towards that player’s pad that touches nothing; without a player, towards the nearest.',
      'way S1',
    ),
    forecast: phrase(
      'forecast MOVE',
      'where a walk or a tackle would lead, and what it would meet: an estimate.',
      'forecast walk L1 C 135',
    ),
    measure: phrase(
      'measure PIECE or PAD to PIECE or PAD',
      'lays the ruler from edge to edge and reads it; to pad alone: to the nearest pad of another. Alone it reads the ruler; measure off takes it away.',
      'measure L1 to pad',
    ),
    last: phrase('last', 'what the referee said of the last action.', 'last'),
    log: phrase('log NUMBER', 'the last actions.', 'log 5'),
    rules: phrase('rules', 'surface and house rules of this match.', 'rules'),
    view: phrase(
      'view PLAYER',
      'from now on directions are as that player sees them; view turn: as the player to move sees them.',
      'view turn',
    ),
    penalise: phrase(
      'penalise PLAYER PIECE',
      'lays that piece flat, after its player moved a piece out of turn.',
      'penalise 1-M1',
    ),
    decline: phrase('decline', 'lets that foul pass: nothing is laid flat.', 'decline'),
    undo: phrase('undo NUMBER', 'asks to take the last action back, or the last few.', 'undo'),
    agree: phrase('agree', 'agrees to take back; with several asked, name who agrees.', 'agree'),
    refuse: phrase('refuse', 'refuses to take back.', 'refuse'),
    withdraw: phrase('withdraw', 'no longer wants to take back.', 'withdraw'),
    concede: phrase('concede', 'gives the match up; asked twice.', 'concede'),
    bump: phrase(
      'bump PIECE MM at CLOCK',
      'the table was bumped and moved that piece so far that way; what is left out is left to chance.',
      'bump 1-L1 20 at 3',
    ),
    touch: phrase('touch PIECE MM at CLOCK by PLAYER', 'a player out of turn shoves a piece.', 'touch L1 20 at 12'),
    pace: phrase('pace at once', 'moves are done at once; pace real: as fast as a hand does them.', 'pace at once'),
  },
  aPlayer: (names: readonly string[]) => `a player: ${names.join(', ')}`,
  aNumber: (least: number, most: number) => `a whole number from ${least} to ${most}`,
  aClock: 'a direction as on a clock, such as 3, or 3:30',
  aDistance: (most: number) => `millimetres from 1 to ${most}`,

  handMoves: (piece: string) => `${capitalised(piece)} is moving.`,
  onceMore: 'Type the step once more to take it.',
  stepDone: (piece: string, taken: number, left: string) =>
    `${piece} has taken ${taken === 1 ? 'a step' : `${taken} steps`}: ${left}.`,
  nextStep: (corner: string, deg: number) => `step ${corner} ${deg}`,
  whoTouches: (names: readonly string[]) => `Type who touches it: by ${names.join(', or by ')}.`,
  noWalk: 'No walk is under way: name the piece, such as step S1 D 180.',
  nobodyElse: 'Nobody else is left to touch anything.',
  viewSet: (name: string) => `Directions are now as ${name} sees them.`,
  viewTurn: 'Directions are now as the player to move sees them.',
  paceSet: { real: 'Moves take as long as a hand takes.', 'at-once': 'Moves are done at once.' },
  measured: (from: string, to: string, edges: number, middles: number) =>
    edges === 0
      ? `${capitalised(from)} and ${to} touch, or one is on the other; from middle to middle: ${measured(middles, 'both')}.`
      : `From the edge of ${from} to the edge of ${to}: ${measured(edges, 'both')}. From middle to middle: ${measured(middles, 'both')}.`,
  rulerReads: (mm: number) => `The ruler reads ${measured(mm, 'both')}.`,
  noRuler: 'No ruler is on the table: type between what, such as measure L1 to pad.',
  anotherThing: 'another piece or pad than the first',
  notMeasured: 'One of them is not on the table.',
  rulerAway: 'The ruler is away.',
  withdrawn: 'The request to take back is withdrawn.',
  refusedUndo: (name: string) => `${name} refuses; everything stays as it is.`,
  logLine: (turn: number, who: string, notation: string, mark: string | null) =>
    `${turn}. ${capitalised(who)}: ${notation}${mark === null ? '' : ` (${mark})`}`,
} as const;
