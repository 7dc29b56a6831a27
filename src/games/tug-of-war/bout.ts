import type { Fault } from '#sim/result.ts';
import { withOne, type Aim, type ModuleId, type Pair, type Seat, type Strength, type TowerOption } from './ids.ts';
import { MODULES, type ModuleStates } from './modules/modules.ts';
import type { Bout, Laid, Mover, Pushed, Rules, Standing } from './modules/rules.ts';
import { higher, releaseReward } from './modules/conker.ts';
import { gainOf, type Gain, type Hand } from './rewards.ts';
import {
  extentIn,
  inPlay,
  machineOf,
  pointsToWin,
  rulesOf,
  signOf,
  withMachine,
  wonBy,
  type Machines,
  type TugOfWarState,
} from './state.ts';
import { refusals } from './refusals.ts';

/** Each card with the aim that is said for it. */
export const laidOf = (cards: readonly Strength[], aims: readonly Aim[] = []): readonly Laid[] =>
  cards.map((card, i) => ({ card, aim: aims[i] ?? null }));

export const moverOf = (state: TugOfWarState, seat: Seat): Mover => ({ seat, sign: signOf(state, seat) });

/** One module's part of a turn: what the cards do to it, in their order. */
export interface Course<K extends ModuleId> extends Pushed<ModuleStates[K]> {
  readonly fault: Fault | null;
}

/** Lays the cards in their order, to the first that may not be laid. A card that scores is the last one (TW-04). */
export function laying<K extends ModuleId>(
  id: K,
  state: ModuleStates[K],
  laid: readonly Laid[],
  mover: Mover,
  rules: Rules,
): Course<K> {
  const module = MODULES[id];
  let now: Pushed<ModuleStates[K]> = { state, scorer: null };
  for (const one of laid) {
    const fault = now.scorer === null ? module.against(now.state, one, mover, rules) : refusals.scoredEarlier();
    if (fault !== null) return { ...now, fault };
    now = module.push(now.state, one, mover, rules);
  }
  return { ...now, fault: null };
}

/** A module that was scored on, with the points that its scorer has now. */
export interface Score {
  readonly module: ModuleId;
  readonly seat: Seat;
  readonly points: number;
  readonly wins: boolean;
}

/** A turn's result before its cards are handed out. */
export interface BoutResult<K extends ModuleId = ModuleId> {
  /** The module's state before it is reset. */
  readonly stands: ModuleStates[K];
  readonly score: Score | null;
  /** Conkers as they were released; null where they were not. */
  readonly released: { readonly heights: Pair; readonly score: Score | null } | null;
  readonly machines: Machines;
  /** The last module that this seat needed: the match is over, and nothing is gained any more (TW-03, TW-12). */
  readonly winner: Seat | null;
  readonly gains: readonly Gain[];
}

/** A turn's cards at a module that have been checked; `hand` is what the seat has left. */
export function boutOf<K extends ModuleId>(
  state: TugOfWarState,
  seat: Seat,
  id: K,
  laid: readonly Laid[],
  option: TowerOption | null,
  hand: Hand,
): BoutResult<K> {
  const rules = rulesOf(state);
  const mover = moverOf(state, seat);
  const before = machineOf(state, id);
  const { state: stands, scorer, fault } = laying(id, before.state, laid, mover, rules);
  if (fault !== null) throw new Error(fault.message);
  const kept = withMachine(state.machines, id, { ...before, state: stands });
  const [scored, score] = scorer === null ? [kept, null] : scoring(state, kept, id, scorer);
  const [machines, released] = score === null || id === 'conker' ? [scored, null] : release(state, scored);
  const after = { ...state, machines };
  const winner = winnerOf(after, [score, released?.score ?? null]);
  const result = { stands, score, released, machines, winner };
  if (winner !== null) return { ...result, gains: [] };
  const held = withOne([state.hands[0].length, state.hands[1].length], seat, hand.length);
  const bout = { mover, before: before.state, after: stands, scorer, laid, option, standing: standingOf(after, held) };
  return { ...result, gains: [...gainsOf(id, bout, rules), ...releaseGains(released?.score ?? null)] };
}

const gainsOf = <K extends ModuleId>(id: K, bout: Bout<ModuleStates[K]>, rules: Rules): readonly Gain[] =>
  MODULES[id].rewards(bout, rules).map((given) => gainOf(id, given));

const releaseGains = (score: Score | null): readonly Gain[] =>
  score === null ? [] : [gainOf('conker', releaseReward(score.seat))];

/** A point: the module is reset, or won, which the Maze and the Tower are at once (TW-19). */
function scoring<K extends ModuleId>(
  agreed: Pick<TugOfWarState, 'options'>,
  machines: Machines,
  id: K,
  seat: Seat,
): readonly [Machines, Score] {
  const machine = machineOf({ machines }, id);
  const count = machine.points[seat] + 1;
  const wins = count >= pointsToWin(agreed, id);
  const points = withOne(machine.points, seat, count);
  const after = { ...machine, points, wonBy: wins ? seat : null, state: wins ? machine.state : MODULES[id].start };
  return [withMachine(machines, id, after), { module: id, seat, points: count, wins }];
}

/** TW-60, TW-64: on every point of another module, while the Conker is in play; a match may have none (TW-74). */
function release(
  agreed: Pick<TugOfWarState, 'options'>,
  machines: Machines,
): readonly [Machines, BoutResult['released']] {
  const { conker } = machines;
  if (conker === undefined || conker.wonBy !== null) return [machines, null];
  const { heights } = conker.state;
  const seat = higher(conker.state);
  const level = withMachine(machines, 'conker', { ...conker, state: MODULES.conker.start });
  if (seat === null) return [level, { heights, score: null }];
  const [scored, score] = scoring(agreed, level, 'conker', seat);
  return [scored, { heights, score }];
}

/** TW-63: the module that caused the release is settled first. */
function winnerOf(after: TugOfWarState, scores: readonly (Score | null)[]): Seat | null {
  const { modulesToWin } = extentIn(after);
  const last = scores.find((score) => score?.wins === true && wonBy(after, score.seat) >= modulesToWin);
  return last?.seat ?? null;
}

/** TW-17, TW-18. */
function standingOf(state: TugOfWarState, held: Pair): Standing {
  const active = inPlay(state);
  const pointsOf = (seat: Seat): number => active.reduce((sum, id) => sum + machineOf(state, id).points[seat], 0);
  return { held, modulesWon: [wonBy(state, 0), wonBy(state, 1)], activePoints: [pointsOf(0), pointsOf(1)] };
}
