import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '#games/traction/commands.ts';
import { makeCommand, parseCommand } from '#games/traction/notation.ts';
import { PIECE_NAMES } from '#games/traction/pieces.ts';
import { HANDS } from '#sim/assist/assist.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { pieceId, seat } from '#sim/ids.ts';

const L1 = pieceId('0-L1');

const examples: readonly [text: string, command: Command][] = [
  [
    'walk L1 C 135, B -90',
    {
      do: 'walk',
      piece: L1,
      steps: [
        { corner: 'C', swivelDeg: 135 },
        { corner: 'B', swivelDeg: -90 },
      ],
      hand: 'careful',
    },
  ],
  ['walk L1 A 90 brisk', { do: 'walk', piece: L1, steps: [{ corner: 'A', swivelDeg: 90 }], hand: 'brisk' }],
  ['tackle M2 D 120', { do: 'tackle', piece: pieceId('0-M2'), corner: 'D', swivelDeg: 120, hand: 'careful' }],
  [
    'tackle M2 D -0.25 natural',
    { do: 'tackle', piece: pieceId('0-M2'), corner: 'D', swivelDeg: -0.25, hand: 'natural' },
  ],
  ['arrange usual', { do: 'arrange', seat: seat(0), places: 'usual' }],
  [
    'arrange L1 -20 10.5, S1 0 0 45',
    {
      do: 'arrange',
      seat: seat(0),
      places: [
        { piece: L1, xMm: -20, zMm: 10.5, yawDeg: 0 },
        { piece: pieceId('0-S1'), xMm: 0, zMm: 0, yawDeg: 45 },
      ],
    },
  ],
  ['right L1 S2', { do: 'right', pieces: [L1, pieceId('0-S2')] }],
  ['penalise 1-M1', { do: 'penalise', piece: pieceId('1-M1') }],
  ['decline', { do: 'penalise', piece: null }],
  ['end', { do: 'end-turn' }],
  ['concede', { do: 'concede' }],
];

describe('commands as text', () => {
  it.each(examples)('%s', (text, command) => {
    expect(parseCommand(text, seat(0))).toEqual({ ok: true, value: command });
    expect(makeCommand(command)).toBe(text);
  });

  it('are read as they were written', () => {
    const swivelDeg = fc.integer({ min: -36000, max: 36000 }).map((n) => n / 100 + 0);
    const step = fc.record({ corner: fc.constantFrom(...CORNERS), swivelDeg });
    const hand = fc.constantFrom(...HANDS);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4 }).chain((s) => {
          const piece = fc.constantFrom(...PIECE_NAMES).map((name) => pieceId(`${s}-${name}`));
          const command: fc.Arbitrary<Command> = fc.oneof(
            fc.record({
              do: fc.constant('walk' as const),
              piece,
              steps: fc.array(step, { minLength: 1, maxLength: 8 }),
              hand,
            }),
            fc.record({
              do: fc.constant('tackle' as const),
              piece,
              corner: fc.constantFrom(...CORNERS),
              swivelDeg,
              hand,
            }),
            fc.record({ do: fc.constant('right' as const), pieces: fc.array(piece, { minLength: 1, maxLength: 6 }) }),
            fc.record({ do: fc.constant('penalise' as const), piece: fc.option(piece) }),
            fc.constant({ do: 'end-turn' as const }),
            fc.constant({ do: 'concede' as const }),
          );
          return fc.tuple(fc.constant(seat(s)), command);
        }),
        ([s, command]) => {
          expect(parseCommand(makeCommand(command), s)).toEqual({ ok: true, value: command });
        },
      ),
    );
  });

  it.each([
    ['WALK l1 c 135,b -90', 'walk L1 C 135, B -90'],
    ['  walk   L1  C 135 ,B -90  CAREFUL ', 'walk L1 C 135, B -90'],
    ['walk 0-L1 A +90.50', 'walk L1 A 90.5'],
    ['walk L1 A -0', 'walk L1 A 0'],
    ['walk L1 A -360, A 360', 'walk L1 A -360, A 360'],
    ['penalise 4-s2', 'penalise 4-S2'],
  ])('"%s" is read as "%s"', (text, plain) => {
    const read = parseCommand(text, seat(0));
    expect(read.ok ? makeCommand(read.value) : read.fault.message).toBe(plain);
    if (read.ok && read.value.do === 'walk')
      for (const { swivelDeg } of read.value.steps) expect(Object.is(swivelDeg, -0)).toBe(false);
  });

  const verbs = 'one of walk, tackle, arrange, right, penalise, decline, end, concede';
  const pieces = 'a piece of seat 0: L1, L2, M1, M2, S1, S2';
  const degrees = 'degrees from -360 to 360, to two decimals at most';
  it.each([
    ['', 1, '', `the line ends; expected ${verbs}`],
    ['   ', 4, '', `the line ends; expected ${verbs}`],
    ['run L1', 1, 'run', `"run"; expected ${verbs}`],
    ['walk', 5, '', `the line ends; expected ${pieces}`],
    ['walk X1 A 90', 6, 'X1', `"X1"; expected ${pieces}`],
    ['walk 1-L1 A 90', 6, '1-L1', `"1-L1"; expected ${pieces}`],
    ['walk L3 A 90', 6, 'L3', `"L3"; expected ${pieces}`],
    ['walk LL1 A 90', 6, 'LL1', `"LL1"; expected ${pieces}`],
    ['walk L11 A 90', 6, 'L11', `"L11"; expected ${pieces}`],
    ['walk L1 E 90', 9, 'E', '"E"; expected one of A, B, C, D'],
    ['walk L1 A', 10, '', `the line ends; expected ${degrees}`],
    ['walk L1 A 361', 11, '361', `"361"; expected ${degrees}`],
    ['walk L1 A -360.01', 11, '-360.01', `"-360.01"; expected ${degrees}`],
    ['walk L1 A 1.234', 11, '1.234', `"1.234"; expected ${degrees}`],
    ['walk L1 A 1e1', 11, '1e1', `"1e1"; expected ${degrees}`],
    ['walk L1 A x90', 11, 'x90', `"x90"; expected ${degrees}`],
    ['walk L1 A 0090', 11, '0090', `"0090"; expected ${degrees}`],
    ['walk L1 A 90,', 14, '', 'the line ends; expected one of A, B, C, D'],
    ['walk L1 A 90, , B 10', 15, ',', '","; expected one of A, B, C, D'],
    ['walk L1 A 90 fast', 14, 'fast', '"fast"; expected one of careful, natural, brisk'],
    ['walk L1 A 90 brisk B 10', 20, 'B', '"B"; expected the end of the line'],
    ['tackle L1 A 90, B 10', 15, ',', '","; expected one of careful, natural, brisk'],
    ['right', 6, '', `the line ends; expected ${pieces}`],
    ['right L1 end', 10, 'end', `"end"; expected ${pieces}`],
    ['penalise M1', 10, 'M1', '"M1"; expected a piece with its seat, such as 1-M1'],
    ['penalise 5-M1', 10, '5-M1', '"5-M1"; expected a piece with its seat, such as 1-M1'],
    ['penalise', 9, '', 'the line ends; expected a piece with its seat, such as 1-M1'],
    ['decline 1-M1', 9, '1-M1', '"1-M1"; expected the end of the line'],
    ['end turn', 5, 'turn', '"turn"; expected the end of the line'],
    ['concede all', 9, 'all', '"all"; expected the end of the line'],
  ])('"%s" is refused at column %i', (text, column, word, message) => {
    expect(parseCommand(text, seat(0))).toEqual({
      ok: false,
      fault: { code: 'notation', column, word, message: `Column ${column}: ${message}.` },
    });
  });

  describe('that call players by name', () => {
    const names = ['Ann', 'Mary Ann', 'L1', 'Bo’s sister', 'Ann Bee'];
    it.each([
      ['penalise mary ann M1', 'penalise 1-M1'],
      ['penalise ann bee M1', 'penalise 4-M1'],
      ["penalise Mary Ann's M1", 'penalise 1-M1'],
      ['penalise ANN’s m1', 'penalise 0-M1'],
      // it is a piece, whatever a player is called
      ['penalise L1 S2', 'Column 10: "L1"; expected a piece with its seat, such as 1-M1.'],
      ['penalise 2-S2', 'penalise 2-S2'],
      ["penalise Bo’s sister' S1", 'penalise 3-S1'],
      ['walk Ann L1 A 90', 'walk L1 A 90'],
      ['walk Mary Ann L1 A 90', 'Column 15: "L1"; expected a piece of seat 0: L1, L2, M1, M2, S1, S2.'],
      ['penalise Ann 1-M1', 'Column 14: "1-M1"; expected a piece with its seat, such as 1-M1.'],
      ['penalise Ann', 'Column 13: the line ends; expected a piece with its seat, such as 1-M1.'],
    ])('"%s" is read as "%s"', (text, plain) => {
      const read = parseCommand(text, seat(0), names);
      expect(read.ok ? makeCommand(read.value) : read.fault.message).toBe(plain);
    });
  });

  it('never fails on anything a person could type', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', 'walk ', 'walk L1 ', 'right L1 ', 'tackle S1 A '), (text, start) => {
        const read = parseCommand(start + text, seat(0));
        if (!read.ok) expect(read.fault.column).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
