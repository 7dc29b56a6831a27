import { describe, expect, it } from 'vitest';
import { withPieces } from '../../../../games/traction/support.ts';
import { seat } from '#sim/ids.ts';
import { answered, position } from './position.ts';

const ESTIMATE = 'An estimate by outlines: what happens on the table decides.';

/** Positions, what is asked, and every line of the answer. */
const TABLES: readonly [what: string, pieces: readonly string[], question: string, answer: readonly string[]][] = [
  [
    'a piece in the middle',
    ['0-L1 0 0'],
    'where L1',
    [
      'Ada’s L1, large, stands on the table.',
      'It is in the middle of the table.',
      'To Bo’s pad: 99 mm (3.9 in) at 12 o’clock (0°).',
      'Its corners point: A to half past 4 (135°), B to half past 7 (225°), C to half past 10 (315°) and D to half past 1 (45°).',
      'It may walk 1 step or tackle.',
    ],
  ],
  [
    'the same, turned by 45 degrees: its corners',
    ['0-L1 0 0 45'],
    'where L1',
    [
      'Ada’s L1, large, stands on the table.',
      'It is in the middle of the table.',
      'To Bo’s pad: 94 mm (3.7 in) at 12 o’clock (0°).',
      'Its corners point: A to 3 o’clock (90°), B to 6 o’clock (180°), C to 9 o’clock (270°) and D to 12 o’clock (0°).',
      'It may walk 1 step or tackle.',
    ],
  ],
  [
    'a piece on its own pad',
    ['0-S2 50 150'],
    'where is s2',
    [
      'Ada’s S2, small, stands on Ada’s pad.',
      'From the middle of the table: 158 mm (6.2 in) at half past 5.',
      'To Bo’s pad: 255 mm (10.0 in) at half past 11 (351°).',
      'Its corners point: A to half past 4 (135°), B to half past 7 (225°), C to half past 10 (315°) and D to half past 1 (45°).',
      'It may walk 4 steps or tackle.',
    ],
  ],
  [
    'a penalised piece',
    ['0-M1 0 150 90 flat'],
    'where M1',
    [
      'Ada’s M1, medium, lies flat on Ada’s pad after a foul, its tip towards 3 o’clock.',
      'From the middle of the table: 151 mm (5.9 in) at 6 o’clock.',
      'To Bo’s pad: 252 mm (9.9 in) at 12 o’clock (357°).',
      'M1 lies flat after a foul until it is set upright at the start of a turn (TR-24).',
    ],
  ],
  ['a piece that is not there', ['0-L1 0 0'], 'where 1-S2', ['Bo’s S2 is not on the table.']],
  [
    'a pad with pieces, and one without',
    ['0-L1 0 150', '1-S1 0 120'],
    'where pad of Ada',
    [
      'Ada’s pad, a card of 5 by 3 inches: its middle is 150 mm (5.9 in) from the middle of the table at 6 o’clock.',
      'On it: Ada’s L1 and Bo’s S1.',
    ],
  ],
  [
    'an empty pad',
    ['0-L1 0 150'],
    'where the pad 1',
    [
      'Bo’s pad, a card of 5 by 3 inches: its middle is 150 mm (5.9 in) from the middle of the table at 12 o’clock.',
      'Nothing is on it.',
    ],
  ],
  [
    'every piece in a line',
    ['0-L1 0 0', '0-S1 0 150 0 flat', '1-M2 50 -150'],
    'pieces',
    [
      'Ada’s L1 on the table, 99 mm (3.9 in) to Bo’s pad at 12 o’clock.',
      'Ada’s S1 flat on Ada’s pad.',
      'Bo’s M2 on Bo’s pad, 252 mm (9.9 in) to Ada’s pad at half past 6.',
    ],
  ],
  [
    'one seat’s pieces',
    ['0-L1 0 0', '1-M2 50 -150'],
    'pieces of Bo',
    ['Bo’s M2 on Bo’s pad, 252 mm (9.9 in) to Ada’s pad at half past 6.'],
  ],
  [
    'neighbours by distance',
    ['0-L2 0 0', '1-M1 0 -40', '0-S1 30 0', '1-L1 -200 -200'],
    'nearest to L2',
    [
      'Nearest to Ada’s L2:',
      'Ada’s S1: 10 mm (0.40 in) away at 3 o’clock.',
      'Bo’s M1: 17 mm (0.68 in) away at 12 o’clock.',
      'Bo’s L1: 247 mm (9.7 in) away at half past 10.',
    ],
  ],
  [
    'so many neighbours, as the other seat sees them',
    ['0-L2 0 0', '1-M1 0 -40', '0-S1 30 0'],
    'nearest L2 1',
    ['Nearest to Ada’s L2:', 'Ada’s S1: 10 mm (0.40 in) away at 3 o’clock.'],
  ],
  [
    'neighbours that touch or lie',
    ['0-L2 0 0', '0-S1 19.84 0', '1-L1 0 -60 0 flat'],
    'nearest L2',
    ['Nearest to Ada’s L2:', 'Ada’s S1: right beside it.', 'Bo’s L1, flat: 1.1 mm (0.04 in) away at 12 o’clock.'],
  ],
  ['nobody near', ['0-L2 0 0'], 'nearest L2', ['There is no other piece near Ada’s L2.']],
  [
    'what stands between, in the order of the way',
    ['0-L2 0 80', '0-S1 -9 10', '1-M1 9 -60', '1-M2 0 40', '1-S1 40 0', '1-S2 9 -20'],
    'what stands between L2 and pad 1',
    [
      'From Ada’s L2 to Bo’s pad: 179 mm (7.1 in) at 12 o’clock. In a lane 25 mm (1.0 in) wide: Bo’s M2 after 17 mm (0.68 in), across the way; Ada’s S1 after 50 mm (2.0 in), on the left; Bo’s S2 after 80 mm (3.2 in), on the right; Bo’s M1 after 117 mm (4.6 in), across the way.',
    ],
  ],
  [
    'nothing between',
    ['0-L2 0 80', '1-M1 100 0'],
    'between L2 and Bo’s M1',
    ['From Ada’s L2 to Bo’s M1: 96 mm (3.8 in) at half past 1. In a lane 25 mm (1.0 in) wide: nothing stands between.'],
  ],
  [
    'between pads',
    ['1-L1 0 0'],
    'between pad 0 and pad of Bo',
    [
      'From Ada’s pad to Bo’s pad: 224 mm (8.8 in) at 12 o’clock. In a lane 25 mm (1.0 in) wide: Bo’s L1 after 99 mm (3.9 in), across the way.',
    ],
  ],
  ['between with something that is not there', ['0-L1 0 0'], 'between L1 and 1-L1', ['Bo’s L1 is not on the table.']],
  [
    'the reach of a large piece before a rival',
    ['0-L1 0 0', '1-S1 0 -35'],
    'reach of L1',
    [
      'Ada’s L1 walks 1 step: at most 36 mm (1.4 in) in a straight line.',
      'Corner A, at half past 4: half a turn on it leads 36 mm (1.4 in) that way, touching nothing.',
      'Corner B, at half past 7: half a turn on it leads 36 mm (1.4 in) that way, touching nothing.',
      'Corner C, at half past 10: half a turn on it leads 36 mm (1.4 in) that way, and would touch Bo’s S1.',
      'Corner D, at half past 1: half a turn on it leads 36 mm (1.4 in) that way, touching nothing.',
      'Bo’s pad is at least 3 steps away, so 3 turns.',
      'In a tackle its base comes as far as 35 mm (1.4 in) from the corner that it stands on.',
      'Within that reach: Bo’s S1.',
      ESTIMATE,
    ],
  ],
  [
    'the reach of a small piece near a pad and near the edge',
    ['0-S1 0 -92'],
    'reach S1',
    [
      'Ada’s S1 walks 4 steps: at most 81 mm (3.2 in) in a straight line.',
      'Corner A, at half past 4: half a turn on it leads 20 mm (0.80 in) that way, touching nothing.',
      'Corner B, at half past 7: half a turn on it leads 20 mm (0.80 in) that way, touching nothing.',
      'Corner C, at half past 10: half a turn on it leads 20 mm (0.80 in) that way, and would touch Bo’s pad: a win.',
      'Corner D, at half past 1: half a turn on it leads 20 mm (0.80 in) that way, and would touch Bo’s pad: a win.',
      'Bo’s pad is at least 1 step away, so it can be reached in one walk.',
      'In a tackle its base comes as far as 20 mm (0.78 in) from the corner that it stands on.',
      'No rival’s piece is within that reach.',
      ESTIMATE,
    ],
  ],
  [
    'a flat piece reaches nothing',
    ['0-S1 0 150 0 flat'],
    'reach S1',
    ['Ada’s S1 lies flat: it reaches nothing until it is set upright.'],
  ],
  [
    'what can be tackled',
    ['0-L1 0 0', '1-S1 0 -35', '1-M1 200 0'],
    'what can L1 tackle',
    ['Ada’s L1 can try Bo’s S1: tackle L1 C 50', ESTIMATE],
  ],
  [
    'two side by side: each the long way round, where it is met alone',
    ['0-L1 0 0', '1-S1 -7 -20.4', '1-S2 8 -20.4'],
    'tackles L1',
    ['Ada’s L1 can try Bo’s S2: tackle L1 A 295', 'Ada’s L1 can try Bo’s S1: tackle L1 B -295', ESTIMATE],
  ],
  [
    'nothing to tackle but one’s own',
    ['0-L1 0 0', '0-S1 0 -35'],
    'tackles L1',
    ['Ada’s L1 has nothing within reach that its base would meet first.'],
  ],
  [
    'a flat piece tackles nobody',
    ['0-L1 0 130 0 flat', '1-S1 0 100'],
    'tackles L1',
    ['Ada’s L1 lies flat and cannot tackle.'],
  ],
  [
    'a forecast of steps',
    ['0-M1 0 0', '1-S1 0 -35'],
    'forecast walk M1 A 180, C -180',
    [
      'Step 1, on A by 180° counter-clockwise: lands 28 mm (1.1 in) away at half past 4, touching nothing.',
      'Step 2, on C by 180° clockwise: lands 28 mm (1.1 in) away at half past 4, touching nothing.',
      'Then Bo’s pad is 142 mm (5.6 in) away.',
      ESTIMATE,
    ],
  ],
  [
    'a forecast that meets a piece',
    ['0-L1 0 0', '1-S1 0 -35'],
    'forecast tackle L1 C 55',
    [
      'Step 1, on C by 55° counter-clockwise: lands 17 mm (0.65 in) away at half past 12, and would touch Bo’s S1.',
      'Then Bo’s pad is 78 mm (3.1 in) away.',
      ESTIMATE,
    ],
  ],
  [
    'a forecast over the edge, without a swivel',
    ['0-L1 280 0'],
    'forecast walk L1 A 0, D 180',
    [
      'Step 1, on A without a swivel: lands 0.0 mm (0.00 in) away at 12 o’clock, touching nothing.',
      'Step 2, on D by 180° counter-clockwise: lands 36 mm (1.4 in) away at half past 1, and would leave the table.',
      'Then Bo’s pad is 241 mm (9.5 in) away.',
      ESTIMATE,
    ],
  ],
  [
    'the way to a pad that can be reached',
    ['0-S1 0 -90'],
    'way S1',
    ['Towards Bo’s pad: walk S1 C 135', 'It would touch Bo’s pad: a win.', ESTIMATE],
  ],
  [
    'no way past a wall',
    [
      '0-L1 0 0',
      '1-L1 0 -26',
      '1-L2 26 -26',
      '1-M1 -24 -24',
      '1-M2 24 0',
      '1-S1 -21 0',
      '1-S2 0 21',
      '0-S1 -20 20',
      '0-S2 20 20',
    ],
    'way L1',
    ['No step brings Ada’s L1 nearer to Bo’s pad without touching something.'],
  ],
  [
    'where everybody is in all this',
    ['0-L1 0 0', '1-S1 0 150 0 flat', '1-M1 100 -20'],
    'where am I',
    [
      'Ada to move. Turn 1; 1 piece can still move.',
      'May walk or tackle: L1.',
      'Flat after a foul: Bo’s S1.',
      'Ada’s L1 is 99 mm (3.9 in) from Bo’s pad, at 12 o’clock.',
      'Bo’s M1 is 125 mm (4.9 in) from Ada’s pad, at 7 o’clock.',
    ],
  ],
  [
    'what may be set upright',
    ['0-L1 0 0', '0-S1 0 150 0 flat', '0-M1 40 150 0 flat'],
    'look',
    [
      'Ada to move. Turn 1; 1 piece can still move.',
      'May walk or tackle: L1.',
      'Ada’s M1: lies flat after a foul.',
      'Ada’s S1: lies flat after a foul.',
      'M1 and S1 lie flat and may be set upright before anything acts: right M1 S1',
      'Flat after a foul: Ada’s M1 and Ada’s S1.',
      'Ada’s L1 is 99 mm (3.9 in) from Bo’s pad, at 12 o’clock.',
    ],
  ],
  [
    'the rules',
    ['0-L1 0 0'],
    'rules',
    [
      'Surface: Back of a mousepad, coefficient of friction 0.90.',
      'A walk has up to 4 steps for a small piece, 2 for a medium one, 1 for a large one.',
      '2 pieces may act in a turn.',
      'It is a foul when another piece is moved by more than 1 mm or turned by more than 2°.',
    ],
  ],
  ['nothing played', ['0-L1 0 0'], 'last', ['Nothing has been played yet.']],
  ['nothing logged', ['0-L1 0 0'], 'log 3', ['Nothing has been played yet.']],
];

describe('a position in words', () => {
  it.each(TABLES)('%s', (_what, pieces, question, answer) => {
    expect(answered(position(pieces), question)).toEqual(answer);
  });

  it('tells what lies half on a pad, and what touches one', () => {
    const match = position(['1-M1 0 90']);
    const walked = { ...match, state: withPieces(match.state, { '1-M1': { zMm: 112 } }) };
    expect(answered(walked, 'where Bo’s M1').slice(0, 3)).toEqual([
      'Bo’s M1, medium, stands on the table, partly on Ada’s pad.',
      'From the middle of the table: 112 mm (4.4 in) at 6 o’clock.',
      'It touches Ada’s pad.',
    ]);
  });

  it('is told as whoever is to move sees it', () => {
    expect(answered(position(['0-L1 0 0', '1-S1 60 0'], 1), 'nearest 0-L1')).toEqual([
      'Nearest to Ada’s L1:',
      'Bo’s S1: 40 mm (1.6 in) away at 9 o’clock.',
    ]);
  });

  it('names no pad of who has given up as a goal (TR-63)', () => {
    const match = position(['0-L1 0 0']);
    const gone = { ...match, state: { ...match.state, conceded: [seat(1)] } };
    expect(answered(gone, 'where L1').filter((line) => line.includes('To Bo’s pad'))).toEqual([]);
  });

  it('names only sizes that may be tackled where the house rules say so', () => {
    const pieces = ['0-L1 0 0', '1-S1 0 -35'];
    expect(answered(position(pieces, 0, { tackling: 'rock-paper-scissors' }), 'tackles L1')).toEqual([
      'Ada’s L1 has nothing within reach that its base would meet first.',
    ]);
  });

  it('tells the house rules of designers, each as a file has it, and who may tackle whom in words', () => {
    const told = answered(
      position(['0-L1 0 0'], 0, {
        tackling: [
          [false, false, false],
          [true, false, true],
          [false, true, false],
        ],
        mostSwivelDeg: 90,
        win: 'rest',
        victims: 'all',
        filling: { densityGCm3: 1.6, heightMm: 20, sizes: ['S', 'L'] },
      }),
      'rules',
    );
    expect(told.slice(3, -1)).toEqual([
      'A small piece may tackle no piece.',
      'A medium piece may tackle a small one and a large one.',
      'A large piece may tackle a medium one.',
      'House rule mostSwivelDeg: 90.',
      'House rule win: rest.',
      'The match has small and large pieces filled up to 20 mm with 1.6 g/cm³.',
    ]);
  });

  it('tells all house rules that are not the usual ones', () => {
    const told = answered(
      position(['0-L1 0 0'], 0, {
        tackling: 'rock-paper-scissors',
        turnLimit: 60,
        starterFirstTurnOnePiece: true,
        ranges: [6, 3, 1],
      }),
      'rules',
    );
    expect(told.slice(1, -1)).toEqual([
      'A walk has up to 6 steps for a small piece, 3 for a medium one, 1 for a large one.',
      '2 pieces may act in a turn.',
      'In the very first turn only one.',
      'Large tackles medium, medium tackles small, small tackles large.',
      'The match ends after 60 turns each.',
    ]);
  });
});
