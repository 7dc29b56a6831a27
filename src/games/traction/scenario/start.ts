import { byId, seat, type Seat } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { SEATS } from '../pads.ts';
import type { TractionSetup } from '../setup.ts';
import { homesOf } from '../slots.ts';
import type { TractionState } from '../state.ts';
import type { Scenario } from './scenario.ts';

/**
 * The position that a scenario starts from, as the rules know positions. Its turn never ends by itself: who may act in
 * it was settled when the file was read, and a touch out of turn may still come after the last piece that acts.
 */
export function startOf(scenario: Scenario): TractionState {
  const { tableMm, surface, pads, options, actions, home } = scenario;
  const pieces = [...scenario.pieces].sort(byId);
  return {
    seats: seatsIn(scenario),
    options: { ...options, piecesPerTurn: actions.length + 1, starterFirstTurnOnePiece: false },
    tableMm,
    surface,
    pads: [...pads].sort((a, b) => a.seat - b.seat),
    home: homesOf(pads, pieces, home),
    pieces,
    offTable: [],
    starter: scenario.seat,
    turn: { number: 1, round: 1, seat: scenario.seat, acted: [], barred: [] },
    pending: [],
    conceded: scenario.conceded ?? [],
    outcome: null,
  };
}

/** A match that begins where the scenario does; nothing of its actions. */
export function setupFrom(scenario: Scenario): TractionSetup {
  const { tableMm, surface, pads, pieces, home = [], options, seat, conceded = [] } = scenario;
  return {
    options,
    surface,
    table: { tableMm, pads },
    position: { seat, pieces, ...(home.length === 0 ? {} : { home }), ...(conceded.length === 0 ? {} : { conceded }) },
  };
}

/** Enough seats for everybody that the file names. */
export function seatsIn({ seat: turn, conceded = [], pads, pieces, actions }: Scenario): number {
  const hands = actions.flatMap((action) => (action.do === 'disturb' && action.by !== null ? [action.by] : []));
  const named: readonly Seat[] = [
    seat(SEATS.min - 1),
    turn,
    ...conceded,
    ...pads.map((pad) => pad.seat),
    ...pieces.map((piece) => ownerOf(piece.id)),
    ...hands,
  ];
  return Math.max(...named) + 1;
}
