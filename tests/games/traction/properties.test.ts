import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { replay } from '#engine/replay.ts';
import type { TractionAction } from '#games/traction/actions.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import { STANDARD_OPTIONS, TACKLING } from '#games/traction/options.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { TractionState } from '#games/traction/state.ts';
import { eventText } from '#games/traction/texts.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { RULING_CODES } from '#games/traction/referee/ruling.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import { contains, polygonDistance } from '#sim/geometry/footprint.ts';
import type { PieceId } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { ok } from '#sim/result.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { requestUndo } from '#engine/undo.ts';
import { choose, concede, disturb, END, MOUSEPAD, report, right, ruling, tackle, walk, type Rest } from './support.ts';
import { runs } from '../../effort.ts';

const BUILD = 'toy@1';

/** What chance decides of one action: which, with what, what the referee says, where things come to rest. */
const turnOfEvents = fc.record({
  what: fc.integer({ min: 0, max: 11 }),
  who: fc.nat(1000),
  whom: fc.nat(1000),
  codes: fc.array(fc.constantFrom(...RULING_CODES.filter((c) => c !== 'pad-contact')), { maxLength: 2 }),
  wins: fc.integer({ min: 0, max: 60 }).map((n) => n === 0),
  xMm: fc.integer({ min: -6000, max: 6000 }).map((n) => n / 100),
  zMm: fc.integer({ min: -6000, max: 6000 }).map((n) => n / 100),
  yawDeg: fc.double({ min: -400, max: 400, noNaN: true }),
});
type Chance = typeof turnOfEvents extends fc.Arbitrary<infer T> ? T : never;

const plan = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat(),
  options: fc.record({
    piecesPerTurn: fc.integer({ min: 1, max: 6 }),
    starterFirstTurnOnePiece: fc.boolean(),
    tackling: fc.constantFrom(...TACKLING),
    turnLimit: fc.option(fc.integer({ min: 1, max: 20 })),
  }),
  chances: fc.array(turnOfEvents, { maxLength: 40 }),
});

const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];

/** An action that may be played now, as chance has it. */
function actionOf(state: TractionState, chance: Chance): TractionAction {
  const choices = whatMayBeDone(state);
  const { penalty } = choices;
  if (penalty !== null)
    return choose(penalty.chooser, chance.what < 3 ? null : (pick(penalty.pieces, chance.who) ?? null));
  const piece = pick(choices.act, chance.who);
  if (chance.what < 7 && piece !== undefined) return chance.what < 4 ? walk(piece) : tackle(piece);
  if (chance.what === 7 && choices.right.length > 0)
    return right(...choices.right.slice(0, 1 + (chance.who % choices.right.length)));
  const by =
    pick(
      [null, ...Array.from({ length: state.seats }, (_, i) => i).filter((s) => s !== state.turn.seat)],
      chance.whom,
    ) ?? null;
  if (chance.what < 10) return disturb(by, pick(state.pieces, chance.who)?.id ?? '0-L1');
  return chance.what === 11 && chance.who % 20 === 0 ? concede(pick(choices.concede, chance.whom) ?? 0) : END;
}

function reportOf(state: TractionState, action: TractionAction, chance: Chance): RefereeReport | null {
  if (!('gesture' in action)) return null;
  const mover = action.gesture.piece;
  const others = state.pieces.filter((p) => ownerOf(p.id) !== ownerOf(mover)).map((p) => p.id);
  const rulings = chance.codes.map((code, i) => ruling(code, mover, pick(others, chance.whom + i) ?? null));
  if (chance.wins) rulings.push(ruling('pad-contact', mover, `pad-${(ownerOf(mover) + 1) % state.seats}`));
  return report(state, mover, rulings, action.do === 'disturb' ? {} : { [mover]: restOf(state, mover, chance) });
}

/** Somewhere in the middle of the table, or (TR-38) back on its own pad if there is room. */
function restOf(state: TractionState, mover: PieceId, { xMm, zMm, yawDeg, whom }: Chance): Rest {
  const pad = state.pads[ownerOf(mover)];
  const middle = { xMm, zMm, yawDeg };
  if (whom % 2 === 0 || pad === undefined) return middle;
  const home = outlineOfPiece({ id: mover, xMm: pad.xMm + xMm, zMm: pad.zMm + zMm / 2, yawDeg, pose: 'upright' });
  const free = state.pieces.every((p) => p.id === mover || polygonDistance(outlineOfPiece(p), home) > 0.3);
  return free ? { xMm: pad.xMm + xMm, zMm: pad.zMm + zMm / 2, yawDeg } : middle;
}

function next(match: TractionMatch, chance: Chance): TractionMatch {
  if (traction.result(match.state) !== null) return match;
  const action = actionOf(match.state, chance);
  const played = play(traction, match, action, reportOf(match.state, action, chance));
  if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.fault.message}`);
  return played.value;
}

function start({ seats, seed, options }: { seats: number; seed: number; options: object }): TractionMatch {
  const started = startMatch(traction, {
    build: BUILD,
    tickHz: 240,
    seed,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, colour: i, kind: 'person' as const })),
    setup: { options: { ...STANDARD_OPTIONS, ...options }, surface: MOUSEPAD, table: { distanceMm: 381 } },
  });
  if (!started.ok) throw new Error(started.fault.message);
  return started.value;
}

function soundPosition(state: TractionState): void {
  const ids = state.pieces.map((p) => p.id);
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(ids).toHaveLength(6 * state.seats);
  expect(state.offTable).toEqual([]);
  for (const p of state.pieces) {
    for (const n of [p.xMm, p.zMm, p.yawDeg]) expect(Math.round(n * 100) / 100).toBe(n);
    expect(p.yawDeg > -180 && p.yawDeg <= 180).toBe(true);
  }
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
}

/**
 * Pieces are laid 0.2 mm clear of others (`returns.ts`); then the place is rounded: by 0.005 mm along each axis and
 * 0.005 degrees, which are 0.004 mm at a large pyramid's far corner (48 mm from its middle when it lies flat).
 */
const CLEAR_MM = 0.2 - (Math.hypot(0.005, 0.005) + 0.0042);

/** Penalised and returned pieces lie or stand on their own pad and touch nobody. */
function soundPads(state: TractionState): void {
  for (const p of state.pieces.filter((q) => q.pose === 'flat')) {
    const pad = state.pads[ownerOf(p.id)];
    expect(pad !== undefined && contains(outlineOfPad(pad), outlineOfPiece(p), 0.01)).toBe(true);
    for (const q of state.pieces)
      if (q.id !== p.id) expect(polygonDistance(outlineOfPiece(p), outlineOfPiece(q))).toBeGreaterThanOrEqual(CLEAR_MM);
  }
}

function soundTurn(state: TractionState): void {
  const { turn, pending, conceded } = state;
  expect(new Set(turn.acted).size).toBe(turn.acted.length);
  expect(turn.acted.every((id) => ownerOf(id) === turn.seat)).toBe(true);
  if (state.outcome !== null) return;
  const most = state.options.starterFirstTurnOnePiece && turn.number === 1 ? 1 : state.options.piecesPerTurn;
  expect(turn.acted.length).toBeLessThanOrEqual(pending.length > 0 ? most : most - 1);
  expect(conceded).not.toContain(turn.seat);
  for (const { chooser, culprit } of pending) {
    expect(chooser).not.toBe(culprit);
    expect(conceded).not.toContain(chooser);
  }
}

describe('whatever happens', () => {
  it('the position stays sound, nobody acts twice, and everything can be told', () => {
    fc.assert(
      fc.property(plan, ({ chances, ...set }) => {
        const end = chances.reduce((match, chance) => {
          const after = next(match, chance);
          soundPosition(after.state);
          soundPads(after.state);
          soundTurn(after.state);
          return after;
        }, start(set));
        for (const entry of end.log)
          for (const event of entry.events) expect(eventText(event)).toMatch(/^[A-Z0-9].*\.$/);
      }),
      { numRuns: runs(40, 2000) },
    );
  });

  it('a recording, written down and read, replays to the same match', () => {
    fc.assert(
      fc.property(plan, ({ chances, ...set }) => {
        const match = chances.reduce(next, start(set));
        const read = parseMatch(makeMatch(recordMatch(match)), BUILD);
        expect(read).toEqual({ ok: true, value: recordMatch(match) });
        if (!read.ok) return;
        const reports = match.log.flatMap((e) => (e.performed === null ? [] : [e.performed]));
        const replayed = replay(traction, read.value, {
          build: BUILD,
          perform: () => ok(reports.shift() as RefereeReport),
        });
        expect(replayed).toEqual({ ok: true, value: { match, difference: null } });
      }),
      { numRuns: runs(15, 500) },
    );
  });

  it('rules neither change what they are given nor give two answers', () => {
    fc.assert(
      fc.property(plan, ({ chances, ...set }) => {
        chances.reduce((match, chance) => {
          const copy = JSON.stringify(match);
          const after = next(match, chance);
          expect(JSON.stringify(match)).toBe(copy);
          expect(next(match, chance)).toEqual(after);
          return after;
        }, start(set));
      }),
      { numRuns: runs(8, 200) },
    );
  });

  it('any action can be taken back to the exact position before it', () => {
    fc.assert(
      fc.property(plan, fc.nat(), ({ chances, ...set }, n) => {
        const match = chances.reduce(next, start(set));
        if (match.log.length === 0) return;
        const from = n % match.log.length;
        const alone = {
          ...match,
          header: { ...match.header, seats: match.header.seats.map((s) => ({ ...s, kind: 'bot' as const })) },
        };
        const back = requestUndo(traction, alone, 0, from);
        expect(back.ok && back.value.state).toEqual(match.log[from]?.before.state);
        expect(back.ok && back.value.log).toEqual(match.log.slice(0, from));
      }),
      { numRuns: runs(10, 300) },
    );
  });
});
