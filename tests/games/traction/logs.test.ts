import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TractionAction } from '#games/traction/actions.ts';
import type { TractionOptions } from '#games/traction/options.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { TractionState } from '#games/traction/state.ts';
import { traction } from '#games/traction/traction.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import { RULING_CODES, type RulingCode } from '#games/traction/referee/ruling.ts';
import {
  act,
  against,
  choose,
  concede,
  disturb,
  END,
  piece,
  report,
  right,
  ruling,
  started,
  tackle,
  types,
  walk,
  type Rest,
} from './support.ts';

/**
 * Matches as short logs, with the referee's word beside each physical action. Each file of logs/ is one clause or one
 * house rule. A step is an action, an action that is refused, or what is expected at that point:
 *
 *     "walk 0-L1"  "walk 0-L1 to 10 20 45"  "tackle 0-L1: tackle-base 1-M1, crash 1-S1"  "disturb 1 0-L1: crash 0-L1"
 *     "disturb nobody 0-L1"  "right 0-L1 0-S2"  "penalise 1 0-M1"  "decline 1"  "end"  "concede 1"
 */
interface LogFile {
  readonly about: string;
  readonly cases: readonly LogCase[];
}

interface LogCase {
  readonly name: string;
  readonly seats?: number;
  readonly starter?: number;
  readonly options?: Partial<TractionOptions>;
  /** Pieces that lie flat, or stand elsewhere, before the first step. */
  readonly flat?: readonly string[];
  readonly at?: Readonly<Record<string, readonly [number, number]>>;
  readonly log: readonly Step[];
}

type Step = string | { readonly refuse: string; readonly code: string } | { readonly expect: Expectation };

interface Expectation {
  readonly seat?: number;
  readonly turn?: number;
  readonly round?: number;
  readonly acted?: readonly string[];
  readonly barred?: readonly string[];
  readonly flat?: readonly string[];
  readonly pending?: readonly string[]; // chooser>culprit
  readonly may?: readonly string[];
  readonly mayRight?: readonly string[];
  readonly choosable?: readonly string[];
  readonly left?: number;
  readonly conceded?: readonly number[];
  readonly outcome?: { readonly winners: readonly number[]; readonly by: string; readonly piece: string | null } | null;
  readonly events?: readonly string[]; // of the last action
  readonly at?: Readonly<Record<string, readonly [x: number, z: number, yaw: number, pose: string]>>;
}

const folder = new URL('./logs/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();

describe.each(files)('%s', (name) => {
  const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as LogFile;
  it.each(file.cases.map((c): [string, LogCase] => [c.name, c]))(`${file.about}: %s`, (_name, logCase) =>
    play(logCase),
  );
});

it('there are at least sixty of them', () => {
  const cases = files.flatMap((name) => (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as LogFile).cases);
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cases.map((c) => c.name)).size).toBe(cases.length);
});

function play(logCase: LogCase): void {
  let state = startOf(logCase);
  let events: readonly string[] = [];
  for (const step of logCase.log) {
    if (typeof step === 'string') {
      const { action, told } = read(step, state);
      const after = act(state, action, told ?? undefined);
      state = after.state;
      events = types(after);
    } else if ('refuse' in step)
      expect([step.refuse, against(state, read(step.refuse, state).action)]).toEqual([step.refuse, step.code]);
    else expect(summary(state, events, step.expect)).toEqual(step.expect);
  }
}

function startOf({ seats = 2, starter = 0, options = {}, flat = [], at = {} }: LogCase): TractionState {
  const state = started(seats, options);
  return {
    ...state,
    starter: starter as TractionState['starter'],
    turn: { ...state.turn, seat: starter as TractionState['starter'] },
    pieces: state.pieces.map((p) => {
      const place = at[p.id];
      return {
        ...p,
        pose: flat.includes(p.id) ? ('flat' as const) : p.pose,
        ...(place === undefined ? {} : { xMm: place[0], zMm: place[1] }),
      };
    }),
  };
}

/** The keys of the expectation, as they are. */
function summary(state: TractionState, events: readonly string[], wanted: Expectation): Expectation {
  const choices = whatMayBeDone(state);
  const { turn } = state;
  const all: Expectation = {
    seat: turn.seat,
    turn: turn.number,
    round: turn.round,
    acted: turn.acted,
    barred: turn.barred.map((b) => `${b.piece} ${b.why}`),
    flat: state.pieces.filter((p) => p.pose === 'flat').map((p) => p.id),
    pending: state.pending.map((p) => `${p.chooser}>${p.culprit}`),
    may: choices.act,
    mayRight: choices.right,
    choosable: choices.penalty?.pieces ?? [],
    left: choices.piecesLeft,
    conceded: state.conceded,
    outcome: state.outcome,
    events,
    at: Object.fromEntries(Object.keys(wanted.at ?? {}).map((id) => [id, placeOf(state, id)])),
  };
  expect(traction.result(state)).toEqual(
    state.outcome === null ? null : { winners: state.outcome.winners, reason: state.outcome.by },
  );
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key as keyof Expectation]]));
}

function placeOf(state: TractionState, id: string): readonly [number, number, number, string] {
  const { xMm, zMm, yawDeg, pose } = piece(state, id);
  return [xMm, zMm, yawDeg, pose];
}

function read(
  step: string,
  state: TractionState,
): { readonly action: TractionAction; readonly told: RefereeReport | null } {
  const [order = '', said = ''] = step.split(': ');
  const [verb = '', ...words] = order.split(' ');
  const action = actionOf(verb, words);
  const mover = 'gesture' in action ? action.gesture.piece : null;
  if (mover === null) return { action, told: null };
  const rulings = said
    .split(', ')
    .filter((s) => s !== '')
    .map((s) => rulingOf(s, mover));
  return { action, told: report(state, mover, rulings, restOf(words, mover)) };
}

function actionOf(verb: string, words: readonly string[]): TractionAction {
  const [first = '', second = ''] = words;
  switch (verb) {
    case 'walk':
      return walk(first);
    case 'tackle':
      return tackle(first);
    case 'disturb':
      return disturb(first === 'nobody' ? null : Number(first), second);
    case 'right':
      return right(...words);
    case 'penalise':
      return choose(Number(first), second);
    case 'decline':
      return choose(Number(first), null);
    case 'end':
      return END;
    case 'concede':
      return concede(Number(first));
    default:
      throw new Error(`an unknown step: ${verb}`);
  }
}

function rulingOf(text: string, mover: string) {
  const [code, other = null] = text.split(' ');
  if (!RULING_CODES.includes(code as RulingCode)) throw new Error(`an unknown ruling: ${code}`);
  return ruling(code as RulingCode, mover, other === mover ? null : other);
}

function restOf(words: readonly string[], mover: string): Readonly<Record<string, Rest>> {
  const [, to, x, z, yaw] = words;
  return to === 'to' ? { [mover]: { xMm: Number(x), zMm: Number(z), yawDeg: Number(yaw ?? 0) } } : {};
}
