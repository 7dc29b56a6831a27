import { misfit } from '#engine/files/misfit.ts';
import { ok, type Result } from '#sim/result.ts';
import { coversOf, SLOTS } from '../grid.ts';
import { NUMBERS, venuesFor } from '../numbers.ts';
import { checkOptions, roundsOf, type TruckOffOptions } from '../options.ts';
import { askForDice } from '../round.ts';
import { laidOut } from '../setup.ts';
import { insteadOfRoll } from '../specials/before.ts';
import { SPECIALS } from '../specials/specials.ts';
import type { Phase, Truck, TruckOffState } from '../state.ts';
import { andThen, applied, type Applied } from '../applied.ts';
import {
  dealtToGrid,
  dealtToHands,
  TAKEN,
  usualRows,
  type Dealt,
  type PositionOptions,
  type Refusal,
} from './cards.ts';
import { fewestPlayed, moreThanPlayed, neededBy } from './played.ts';
import type { PositionFile } from './schema.ts';
import { strangeSeats } from './seats.ts';
import { say } from './texts.ts';
import { tiedIn } from './tied.ts';
import { strangeVenues } from './venues.ts';

/**
 * A position that a file describes, before anything follows in it by itself. Faults: those of options; what no match
 * can come to.
 */
export function positionOf(options: TruckOffOptions, described: PositionFile): Result<Applied> {
  const checked = checkOptions(options, described.seats);
  if (!checked.ok) return checked;
  if (options.discards === 'random' && described.seats > 2)
    return misfit(['options', 'discards'], '"random"', say.aPair);
  const seated = strangeSeats(described);
  if (seated !== null) return seated;
  const file = { ...described, round: described.round ?? usualRound(options, described) };
  const wrong = strangeRound(options, file) ?? strangeVenues(options, file);
  if (wrong !== null) return wrong;
  const dealt = file.seats === 2 ? gridOf(file) : dealtToHands(withPair(options), file);
  if (!isDealt(dealt)) return dealt;
  const late = isExecuting(file) ? moreThanPlayed(file, dealt.played) : null;
  return late ?? began(file, tableOf(options, file, dealt));
}

type Rounded = PositionFile & { readonly round: number };

const isDealt = (dealt: Dealt | Refusal): dealt is Dealt => 'players' in dealt;

/** With two players what is out is told by the grid, and the option says nothing. */
const withPair = ({ discards, ...options }: TruckOffOptions): PositionOptions => ({
  ...options,
  discards: discards === 'random' ? 'less-take-that' : discards,
});

const isExecuting = ({ phase }: PositionFile): boolean => phase === 'execute' || phase === 'pick' || phase === 'payout';

const ROUND_OF_TWO = NUMBERS.two.picksARound * 2;

/** The round in which so many cards have been taken; a tie comes after the last one. */
function usualRound(options: TruckOffOptions, { seats, phase, grid }: PositionFile): number {
  if (phase === 'tie') return roundsOf({ seats, options });
  if (seats > 2 || grid === undefined) return 1;
  const taken = takenFrom(grid);
  return phase === 'payout' ? Math.max(1, Math.ceil(taken / ROUND_OF_TWO)) : Math.floor(taken / ROUND_OF_TWO) + 1;
}

const takenFrom = (rows: readonly string[]): number =>
  rows.flatMap((row) => row.split(' ')).filter((word) => word === TAKEN).length;

/** TO-29. */
function strangeRound(options: TruckOffOptions, { seats, phase, round }: Rounded): Refusal | null {
  const last = roundsOf({ seats, options });
  if (round > last) return misfit(['position', 'round'], String(round), say.roundUpTo(last));
  return phase === 'tie' && round < last ? misfit(['position', 'round'], String(round), say.lastRound(last)) : null;
}

/** TO-34 to TO-36: cards are taken from the top, four a round. */
function gridOf(file: Rounded): Dealt | Refusal {
  const { phase, round, grid } = file;
  const needed = neededBy(file);
  const before = (round - 1) * ROUND_OF_TWO;
  const isOver = phase === 'payout' || phase === 'tie';
  const least = isOver ? before + ROUND_OF_TWO : before;
  const most = phase === 'pick' ? before + ROUND_OF_TWO - 1 : least;
  const usual = phase === 'pick' ? Math.max(least, Math.min(most, before + fewestPlayed(file))) : least;
  const rows = grid ?? usualRows(usual, needed);
  const taken = takenFrom(rows);
  if (taken < least || taken > most)
    return misfit(['position', 'grid'], `a grid of which ${taken} are taken`, say.takenInRound(least, most, round));
  const under = lyingUnder(rows);
  if (under !== null) return under;
  const fewest = fewestPlayed(file);
  if (isExecuting(file) && fewest > taken - before)
    return misfit(['position', 'grid'], `a grid of which ${taken - before} are taken in this round`, say.taken(fewest));
  return dealtToGrid(rows, needed, file.seats);
}

function lyingUnder(rows: readonly string[]): Refusal | null {
  const words = rows.flatMap((row) => row.split(' '));
  const isTaken = (slot: string): boolean => words[SLOTS.findIndex((one) => one === slot)] === TAKEN;
  for (const slot of SLOTS.filter(isTaken)) {
    const cover = coversOf(slot).find((one) => !isTaken(one));
    if (cover !== undefined)
      return misfit(['position', 'grid', Number(slot[1]) - 1], `without a card at ${slot}`, say.lyingUnder(cover));
  }
  return null;
}

/** The table before the phase says what is to be done. */
function tableOf(options: TruckOffOptions, file: Rounded, { players, grid, discards, out }: Dealt): TruckOffState {
  const { seats, round, first, money, barry, conceded } = file;
  const empty = laidOut({ ...options, specials: false }, seats, first, { integer: (min) => min });
  const state: TruckOffState = {
    ...empty,
    options,
    round,
    venues: empty.venues.map((venue) => ({ ...venue, ...venueIn(file, venue.sides) })),
    trucks: empty.trucks.map((truck) => ({ ...truck, ...truckIn(file, truck) })),
    players: empty.players.map((player, seat) => ({ ...player, money: money[seat] ?? 0, ...players[seat] })),
    barry: empty.barry === null ? null : (barry ?? empty.barry),
    grid,
    discards,
    out,
    specials: options.specials ? specialsIn(file) : null,
    conceded,
  };
  return { ...state, issued: state.players.reduce((sum, player) => sum + player.money, state.barry ?? 0) };
}

function venueIn({ venues }: PositionFile, sides: number) {
  const { die = null, shut = false, promotes = 0, special = null } = venues.find((one) => one.venue === sides) ?? {};
  return { die, shut, promotes, special };
}

const truckIn = ({ venues, doubles }: PositionFile, { id }: Truck): Omit<Truck, 'id'> => ({
  at: venues.find(({ trucks }) => trucks.includes(id))?.venue ?? null,
  doubles: doubles.filter((one) => one === id).length,
});

/** Those that are said to be next on top. What else there is has not been drawn. */
function specialsIn({ seats, venues, specials }: PositionFile): TruckOffState['specials'] {
  const inPlay = venuesFor(seats);
  const lying = venues.flatMap(({ special }) => special ?? []);
  const others = SPECIALS.filter(
    ({ id, venue }) => inPlay.some((n) => n === venue) && ![...lying, ...specials].includes(id),
  ).map(({ id }) => id);
  return { pile: [...specials, ...others], discards: [] };
}

/** The stage that the file names, and what is asked in it. */
function began(file: Rounded, state: TruckOffState): Result<Applied> {
  switch (file.phase) {
    case 'trucks':
    case 'cards':
      return ok(applied({ ...state, phase: { name: file.phase } }));
    case 'roll':
      return ok(andThen(applied(state), (s) => insteadOfRoll(askForDice(s))));
    case 'execute':
      return executing(file, state);
    case 'pick':
    case 'payout':
      return ok(applied({ ...state, phase: picking(state) }));
    case 'tie': {
      const tied = tiedIn(file, state);
      return tied.ok ? ok(applied({ ...state, phase: tied.value })) : tied;
    }
  }
}

/** TO-08: the seat that is next with a card. */
function executing({ turn, first }: PositionFile, state: TruckOffState): Result<Applied> {
  const has = (seat: number): boolean => (state.players[seat]?.chosen.length ?? 0) > 0;
  const seats = [...state.players.keys()];
  const next = [...seats.filter((seat) => seat >= first), ...seats.filter((seat) => seat < first)].find(has);
  if (next === undefined) return misfit(['position', 'chosen'], 'without a card', say.someChosen);
  if (turn !== undefined && !has(turn)) return misfit(['position', 'turn'], String(turn), say.cardOfTurn);
  return ok(applied({ ...state, phase: { name: 'execute', turn: turn ?? next } }));
}

/** With two players the turn follows from the number of cards that are left to take; with more none is left. */
function picking({ seats, first, grid, round }: TruckOffState): Phase {
  if (grid === null) return { name: 'execute', turn: first };
  const taken = grid.filter((card) => card === null).length;
  const left = round * ROUND_OF_TWO - taken;
  return { name: 'pick', turn: left % 2 === 0 ? first : seats - 1 - first, left };
}
