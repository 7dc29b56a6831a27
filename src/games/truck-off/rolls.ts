import { diceRoll, diceThrown, diceValues } from '#engine/diceRoll.ts';
import { withVenue } from './changes.ts';
import { dieId, sidesOf } from './dice.ts';
import type { Sides } from './ids.ts';
import { numberDrawn } from '#engine/ownDie/chances.ts';
import { MOST_FAILED, ownDieIn } from './ownDice.ts';
import type { RollReport } from './rollReport.ts';
import type { RollAsked, TieBreak, TruckOffState } from './state.ts';
import { applied, type Applied } from './applied.ts';

/** The position in which the seat has to throw these. */
export const askedFor = (
  state: TruckOffState,
  by: number,
  dice: readonly Sides[],
  why: RollAsked['why'],
): TruckOffState => ({ ...state, roll: dice.length === 0 ? null : { by, why, dice: diceRoll(dice.map(dieId)) } });

/** The dice that have been thrown: those that were not read are thrown again, until all are (TO-33). */
export function rolled(state: TruckOffState, asked: RollAsked, report: RollReport): Applied {
  const readings = report.readings.map((reading, i) => readAtLast(state, asked, reading, chanceIn(report.hash, i)));
  const dice = diceThrown(asked.dice, readings);
  const again = readings.flatMap(({ id, value, code }) => (value === null ? [{ die: sidesOf(id), code }] : []));
  const shown = readings.flatMap(({ id, value }) => (value === null ? [] : [{ die: sidesOf(id), face: value }]));
  const { by, why } = asked;
  const event = {
    type: 'rolled',
    by,
    why,
    shown: [...shown].sort((a, b) => a.die - b.die),
    again: again.sort((a, b) => a.die - b.die),
  } as const;
  const faces = diceValues(dice);
  if (faces === null) return applied({ ...state, roll: { ...asked, dice } }, event);
  return applied({ ...noted(state, dice.dice.map(sidesOf), faces), roll: null }, event);
}

const DIGITS = 4;
const HASHES = 0x10000; // of so many digits

/** As good as drawn: digits of the hash of what was thrown. A table that only looks has it, too. */
const chanceIn = (hash: string, i: number): number =>
  Number.parseInt(hash.slice(DIGITS * i, DIGITS * (i + 1)) || '0', 16) / HASHES;

/** An own die that has been thrown too often without being read shows a number by chance. */
function readAtLast({ options }: TruckOffState, { dice }: RollAsked, reading: Reading, chance: number): Reading {
  const own = reading.value === null ? ownDieIn(options, sidesOf(reading.id)) : null;
  const failed = dice.read.find(({ id }) => id === reading.id)?.failed ?? 0;
  if (own === null || failed + 1 < MOST_FAILED) return reading;
  return { ...reading, value: numberDrawn(own.chances, chance) };
}

type Reading = RollReport['readings'][number];

/** TO-19: a new number stands. */
function noted(state: TruckOffState, dice: readonly Sides[], faces: readonly number[]): TruckOffState {
  if (state.phase.name === 'tie') return { ...state, phase: withFaces(state.phase, faces) };
  return dice.reduce<TruckOffState>((s, die, i) => withVenue(s, die, { die: faces[i] ?? null }), state);
}

/** They are of the first of the tied who has not thrown. */
function withFaces({ name, tied }: TieBreak, faces: readonly number[]): TieBreak {
  const thrower = tied.findIndex((one) => one.faces === null);
  return { name, tied: tied.map((one, i) => (i === thrower ? { ...one, faces } : one)) };
}
