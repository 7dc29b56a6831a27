import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '#games/trexlands/commands.ts';
import { legalActions } from '#games/trexlands/legal.ts';
import { makeCommand, parseCommand } from '#games/trexlands/notation.ts';
import { randomPlayer } from '#bots/trexlands/player.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { playMatch } from './bots.ts';

const zero = seat(0);
const [T1, T2] = [pieceId('0-T1'), pieceId('0-T2')];
const over = { ramp: null, via: null, stack: false } as const;

const examples: readonly [text: string, command: Command][] = [
  ['roll', { do: 'roll', seat: zero, throws: null }],
  [
    'roll T1 at 0.5 150 -3 speed 800 0 1e-7 spin 700, T2 at 90 150 0 speed 0 0 0 spin 600.5',
    {
      do: 'roll',
      seat: zero,
      throws: [
        { truck: T1, atMm: [0.5, 150, -3], velocityMmS: [800, 0, 1e-7], spinDegS: 700 },
        { truck: pieceId('0-T2'), atMm: [90, 150, 0], velocityMmS: [0, 0, 0], spinDegS: 600.5 },
      ],
    },
  ],
  [
    'roll T1 at 0.5 150 -3 turned 0 0 0 1 speed 800 0 1e-7 spin 700 0 -1200.25',
    {
      do: 'roll',
      seat: zero,
      throws: [
        {
          truck: T1,
          atMm: [0.5, 150, -3],
          quaternion: [0, 0, 0, 1],
          velocityMmS: [800, 0, 1e-7],
          spinDegS: [700, 0, -1200.25],
        },
      ],
    },
  ],
  ['captain wrench', { do: 'captain', seat: zero, captain: 'wrench' }],
  ['stack T1 T2', { do: 'stack', seat: zero, trucks: [T1, T2] }],
  ['unstack T1 T2', { do: 'unstack', seat: zero, trucks: [T1, T2] }],
  ['move T1 a3', { do: 'move', seat: zero, move: { kind: 'terra', trucks: [T1], to: 'a3', ...over } }],
  [
    'move T1 a3 stack',
    { do: 'move', seat: zero, move: { kind: 'terra', trucks: [T1], to: 'a3', ...over, stack: true } },
  ],
  [
    'move T1+T2 via a2 a3',
    { do: 'move', seat: zero, move: { kind: 'terra', trucks: [T1, T2], to: 'a3', ...over, via: 'a2' } },
  ],
  ['move T1 city', { do: 'move', seat: zero, move: { kind: 'city', trucks: [T1], to: 'city', ...over } }],
  [
    'move camp T1+T2 r2 b1',
    { do: 'move', seat: zero, move: { kind: 'camp', trucks: [T1, T2], to: 'b1', ...over, ramp: 'r2' } },
  ],
  [
    'move camp T1 r2 via b1 b2 stack',
    { do: 'move', seat: zero, move: { kind: 'camp', trucks: [T1], ramp: 'r2', via: 'b1', to: 'b2', stack: true } },
  ],
  ['play roadblock', { do: 'play', seat: zero, card: 'roadblock', target: { on: 'nothing' } }],
  ['play second-wind T2', { do: 'play', seat: zero, card: 'second-wind', target: { on: 'truck', truck: T2 } }],
  ['play tow-hook T1 b2', { do: 'play', seat: zero, card: 'tow-hook', target: { on: 'tow', truck: T1, terra: 'b2' } }],
  [
    'play mechanic T1 r1 b1',
    { do: 'play', seat: zero, card: 'mechanic', target: { on: 'entry', truck: T1, ramp: 'r1', terra: 'b1' } },
  ],
  ['play outpost c2', { do: 'play', seat: zero, card: 'outpost', target: { on: 'terra', terra: 'c2' } }],
  [
    'play bridge a3 city',
    { do: 'play', seat: zero, card: 'bridge', target: { on: 'border', terra: 'a3', beyond: 'city' } },
  ],
  ['play scout 1 2', { do: 'play', seat: zero, card: 'scout', target: { on: 'face-down', owner: seat(1), slot: 2 } }],
  ['wrench T2', { do: 'wrench', seat: zero, truck: T2 }],
  ['occupy', { do: 'occupy', seat: zero, stay: true }],
  ['withdraw', { do: 'occupy', seat: zero, stay: false }],
  ['bid 2 3', { do: 'bid', seat: zero, slot: 2, coins: 3 }],
  ['bid 1 12345', { do: 'bid', seat: zero, slot: 1, coins: 12345 }],
  ['take', { do: 'broker', seat: zero, take: true }],
  ['leave', { do: 'broker', seat: zero, take: false }],
  ['place gatecrash 1', { do: 'place', seat: zero, card: 'gatecrash', coins: 1 }],
  ['challenge 1 2', { do: 'challenge', seat: zero, owner: seat(1), slot: 2 }],
  ['pass', { do: 'pass', seat: zero }],
  ['ready', { do: 'ready', seat: zero }],
  ['concede', { do: 'concede', seat: zero }],
];

describe('commands as text', () => {
  it.each(examples)('%s', (text, command) => {
    expect(parseCommand(text, zero)).toEqual({ ok: true, value: command });
    expect(makeCommand(command)).toBe(text);
  });

  it('every legal action of whole matches is read as it was written', () => {
    const kinds = new Set<string>();
    for (const [seed, seats] of [
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const) {
      playMatch({ seats, seed, player: randomPlayer, options: { cycleLimit: 6 } }, ({ before }) => {
        for (const command of legalActions(before)) {
          kinds.add(command.do);
          expect(parseCommand(makeCommand(command), command.seat)).toEqual({ ok: true, value: command });
        }
      });
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'roll',
        'captain',
        'move',
        'stack',
        'pass',
        'bid',
        'place',
        'challenge',
        'ready',
        'play',
      ]),
    );
  });

  it('throws of any finite numbers are read as they were written', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0);
    const triple = fc.tuple(number, number, number);
    const thrown = fc.record(
      {
        truck: fc.constantFrom(T1, pieceId('0-T4')),
        atMm: triple,
        quaternion: fc.tuple(number, number, number, number),
        velocityMmS: triple,
        spinDegS: fc.oneof(number, triple),
      },
      { requiredKeys: ['truck', 'atMm', 'velocityMmS', 'spinDegS'] },
    );
    fc.assert(
      fc.property(fc.array(thrown, { minLength: 1, maxLength: 4 }), (throws) => {
        expect(parseCommand(makeCommand({ do: 'roll', seat: zero, throws }), zero)).toEqual({
          ok: true,
          value: { do: 'roll', seat: zero, throws },
        });
      }),
    );
  });

  it.each([
    ['MOVE t1 A3', 'move T1 a3'],
    ['  move   camp  t1+t2 R2  b1 ', 'move camp T1+T2 r2 b1'],
    ['play Oil-Slick', 'play oil-slick'],
  ])('"%s" is read as "%s"', (text, plain) => {
    const read = parseCommand(text, zero);
    expect(read.ok ? makeCommand(read.value) : read.fault.message).toBe(plain);
  });

  it.each([
    ['go T1', 'Column 1: "go"; expected one of roll, captain'],
    ['move T5 a3', 'Column 6: "T5"; expected a truck such as T1, or a stack such as T1+T2.'],
    ['move T1+T2+T3 a3', 'expected a truck such as T1, or a stack such as T1+T2.'],
    ['move T1 g3', 'Column 9: "g3"; expected a Terra such as b2, or city.'],
    ['move camp T1 r5 a1', 'Column 14: "r5"; expected a ramp: r1 to r4.'],
    ['move T1 city stack', 'Column 14: "stack"; expected the end of the line.'],
    ['bid 1', 'Column 6: the line ends; expected a number of V.'],
    ['bid 1 -2', 'Column 7: "-2"; expected a number of V.'],
    ['challenge 4 1', 'Column 11: "4"; expected a seat: 0 to 3.'],
    ['play drought', 'expected one of roadblock'],
    ['roll 0-T1 at 1 2', 'expected a number.'],
  ])('"%s" is refused', (text, why) => {
    const read = parseCommand(text, zero);
    expect(read.ok ? 'read' : read.fault.message).toContain(why);
  });
});
