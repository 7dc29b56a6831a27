import { withVenue } from './changes.ts';
import type { Shown } from './events.ts';
import { NUMBERS } from './numbers.ts';
import { landed, type RollReport } from './rollReport.ts';
import type { RollAsked, TieBreak, TruckOffState } from './state.ts';
import { told, type Told } from './told.ts';

/** The dice that have been thrown: those that lie show a number, the others are thrown again (TO-33). */
export function rolled(state: TruckOffState, asked: RollAsked, report: RollReport): Told {
  const dice = landed(report, asked.dice);
  const again = dice.flatMap(({ die, face }) => (face === null ? [die] : []));
  const shown = dice.flatMap(({ die, face }) => (face === null ? [] : [{ die, face }]));
  const roll = again.length === 0 ? null : { ...asked, dice: again };
  const event = { type: 'rolled', by: asked.by, why: asked.why, shown, again } as const;
  return told({ ...noted(state, asked, shown), roll }, event);
}

/** TO-19: a new number stands. */
function noted(state: TruckOffState, { why }: RollAsked, shown: readonly Shown[]): TruckOffState {
  if (why === 'tie' && state.phase.name === 'tie') return { ...state, phase: withFaces(state.phase, shown) };
  return shown.reduce<TruckOffState>((s, { die, face }) => withVenue(s, die, { die: face }), state);
}

/** They are of the first of the tied who has not thrown all of his dice. */
function withFaces({ name, tied }: TieBreak, shown: readonly Shown[]): TieBreak {
  const thrower = tied.findIndex(({ faces }) => faces.length < TIE_DICE);
  const faces = shown.map(({ face }) => face);
  return { name, tied: tied.map((one, i) => (i === thrower ? { ...one, faces: [...one.faces, ...faces] } : one)) };
}

/** How many dice a set for a tie has. */
export const TIE_DICE = NUMBERS.tieDice[0].length;
