import { pieceId, seat } from '#sim/ids.ts';
import { answered, both, bumped, jiggledOutOfTurn, righted, somebodyWalked, tackled, walked } from './goals.ts';
import { part } from './judge.ts';
import { lies, position, stands } from './position.ts';
import type { TractionDrill } from './stepping.ts';

export const TWO_PIECES: TractionDrill = {
  id: 'two-pieces',
  title: 'Two pieces a turn',
  parts: [
    part({
      task: 'Use a whole turn: walk with S1 and end its walk, then tackle the rival’s M1 with L1.',
      setup: position({ pieces: [stands('0-S1', 45, 50), stands('0-L1', 0, 30), stands('1-M1', -4, -16)] }),
      pieces: ['0-S1', '0-L1'],
      goal: both(walked('0-S1'), tackled('1-M1')),
      well: 'Two pieces have acted, each once, and the turn is over.',
      hints: {
        'walk-contact': 'A walking piece may touch nobody. Only a tackle may.',
        short: 'S1 was to walk and L1 to tackle M1, in the same turn.',
      },
      tips: [
        'One after the other: the first walk has to be ended before the next piece acts.',
        'Drag L1 on to M1, and answer “tackle” there.',
      ],
      solution: ['walk S1 D 90', 'tackle L1 C 90'],
    }),
  ],
};

export const RIGHT: TractionDrill = {
  id: 'right',
  title: 'Set it upright',
  parts: [
    part({
      task: 'After a foul your M1 lies flat on your pad. Set it upright, then take a step with another piece.',
      setup: position({ pieces: [lies('M1'), stands('0-L1', 0, 20), stands('0-S1', 45, 40)] }),
      pieces: ['0-L1', '0-S1'],
      goal: both(righted('0-M1'), somebodyWalked),
      lost: somebodyWalked,
      well: 'Setting upright is free. M1 may act again in your next turn.',
      hints: { short: 'Too late: once a piece has acted, nothing can be set upright in this turn.' },
      tips: ['It comes before everything else in the turn.', 'M1 itself may not act in this turn: step with L1 or S1.'],
      solution: ['right M1', 'walk L1 C 90'],
    }),
  ],
};

const BYSTANDERS = [stands('0-L1', -25, 25), stands('1-L1', 25, -25), stands('1-S1', -10, -55)];

export const OUT_OF_TURN: TractionDrill = {
  id: 'out-of-turn',
  title: 'A hand out of turn',
  parts: [
    part({
      task: 'Be your clumsy rival for once: in the menu let the other hand reach in out of turn, and shove a piece. Then lay a piece of theirs flat, or let it pass.',
      setup: position({ pieces: BYSTANDERS }),
      pieces: [],
      goal: answered,
      lost: jiggledOutOfTurn,
      well: 'Everything was put back. That was a foul: each opponent may lay one piece of that player flat, or let it pass.',
      hints: { short: 'That moved nothing by more than 1 mm, so it is no foul. Shove harder.' },
      tips: ['The menu asks whether something else moved a piece. Then drag a piece well out of its place.'],
      solution: [{ by: seat(1), piece: pieceId('0-L1'), pushMm: [20, 0] }, 'penalise 1-S1'],
    }),
  ],
};

export const BUMP: TractionDrill = {
  id: 'bump',
  title: 'Nobody’s fault',
  parts: [
    part({
      task: 'Somebody knocked against the table. Say so in the menu, and see what the referee makes of it.',
      setup: position({ pieces: BYSTANDERS }),
      pieces: ['0-L1'],
      goal: bumped,
      well: 'Nobody was at fault: what was moved is put back, nothing is laid flat, and the turn goes on.',
      hints: { short: 'That was a move of your own. The bump is in the menu.' },
      tips: ['The menu asks whether something else moved a piece. Then touch a piece, or let chance decide.'],
      solution: [{ by: null, piece: pieceId('0-L1'), pushMm: [20, 0] }],
    }),
  ],
};
