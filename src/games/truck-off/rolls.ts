import { diceRoll, diceThrown, diceValues } from '#engine/diceRoll.ts';
import { withVenue } from './changes.ts';
import { dieId, sidesOf } from './dice.ts';
import type { Sides } from './ids.ts';
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
export function rolled(state: TruckOffState, asked: RollAsked, { readings }: RollReport): Applied {
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
