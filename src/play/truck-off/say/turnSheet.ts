import { roundsOf } from '#games/truck-off/options.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import type { UndoRequest } from '#engine/match.ts';
import { turnSheet, type TurnSheet } from '#play/say/turnSheet.ts';
import { askedHere } from '../session/players.ts';
import { turn } from '../texts/table.ts';
import type { OwnerNames } from './names.ts';

interface Told {
  readonly header: SeenTruckOff['header'];
  readonly state: TruckOffState;
  readonly undo: UndoRequest | null;
  readonly paying: boolean;
}

/** The player to act, and the task. */
export function turnSheetOf({ header, state, undo, paying }: Told, names: OwnerNames): TurnSheet {
  const phase = paying ? 'paying' : state.outcome === null ? state.phase.name : 'over';
  const rounds = turn.round(state.round, roundsOf(state));
  const detail = `${rounds} · ${turn.phases[phase]}`;
  return turnSheet({ undo, winners: state.outcome?.winners ?? null }, names, detail, () => {
    if (paying) return { seat: null, headline: turn.paying };
    const seats = askedHere({ header, state });
    const [seat] = seats;
    if (seat === undefined) return { seat: null, headline: '' };
    return { seat, headline: headlineOf(state, seats.map(names.seat)) };
  });
}

function headlineOf({ phase, roll }: TruckOffState, all: readonly string[]): string {
  const [who = ''] = all;
  if (roll !== null) return roll.why === 'reroll' || roll.why === 'special' ? turn.rerolls(who) : turn.throws(who);
  switch (phase.name) {
    case 'trucks':
      return turn.trucks(all);
    case 'cards':
      return turn.cards(all);
    case 'execute':
      return turn.executes(who);
    case 'pick':
      return turn.picks(who);
    case 'tie':
      return turn.ties(who);
    case 'roll':
      return turn.throws(who);
  }
}
