import { isWhole } from '#engine/seen.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { expect, it } from 'vitest';
import { namingOf, spokenOf } from '#play/traction/say/naming.ts';
import { saidOf, sayingsOf, sayingsOfRulings } from '#play/traction/say/sayings.ts';
import type { Ruling, RulingCode } from '#games/traction/referee/ruling.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { pieceId, tick } from '#sim/ids.ts';
import { lastActionOf } from '#play/traction/session/lastAction.ts';
import { own, PLAN, sessionAtTable, untilStill } from '../../app/tables/traction/session/sessionAtTable.ts';

const naming = namingOf(PLAN.seats);

const BOT = { name: 'Bo', colour: 1, kind: 'bot', level: 'careless' } as const;

/** A medium piece hits a large one, which it does not beat by the house rule. */
const ruling = (code: RulingCode): Ruling => ({
  clause: 'TR-13',
  code,
  piece: pieceId('0-M1'),
  other: pieceId('1-L1'),
  feature: 'base-edge',
  otherFeature: 'side',
  tick: tick(1),
  at: { xMm: 0, yMm: 0, zMm: 0 },
  distanceMm: null,
  text: '',
});

const tones = (codes: readonly RulingCode[], tackling: 'any' | 'rock-paper-scissors' = 'any') =>
  sayingsOfRulings(codes.map(ruling), naming, tackling).map(({ tone }) => tone);

it('a tackle is good news, unless the house rules forbid it or something else about it was illegal', () => {
  expect(tones(['tackle-base'])).toEqual(['good']);
  expect(tones(['tackle-base'], 'rock-paper-scissors')).toEqual(['foul']);
  expect(tones(['tackle-base', 'fell'])).toEqual(['plain', 'foul']);
});

it('is told in the same words and tone while it happens and afterwards', () => {
  const rulings = [ruling('tackle-base'), ruling('crash')];
  const report = {
    mover: pieceId('0-M1'),
    ticks: 1,
    rulings,
    steps: [],
    resting: [],
    atWin: null,
    overlaps: [],
    hash: '',
  };
  const action = { do: 'end-turn' } as const;
  for (const tackling of ['any', 'rock-paper-scissors'] as const) {
    expect(sayingsOf({ action, report, events: [] }, naming, { ...STANDARD_OPTIONS, tackling })).toEqual(
      sayingsOfRulings(rulings, naming, tackling),
    );
  }
});

it('says once what is ruled of two pieces in the same words', () => {
  expect(tones(['jiggle', 'jiggle'])).toEqual(['plain']);
});

it('says of a piece that is laid flat what that costs by the rules of the match', () => {
  const action = { do: 'end-turn' } as const;
  const events = [{ type: 'penalised', piece: pieceId('0-M1') }] as const;
  const told = (penaltyTurns: number): string | undefined =>
    sayingsOf({ action, report: null, events }, naming, { ...STANDARD_OPTIONS, penaltyTurns })[0]?.text;
  expect(told(1)).toMatch(/ lies flat on its pad: in .* next turn it may only be set upright\.$/);
  expect(told(2)).toMatch(/: it misses .* next turn, and in the one after it may only be set upright\.$/);
  expect(told(3)).toMatch(/: it misses .* next 2 turns, and in the one after it may only be set upright\.$/);
});

it('what computers did since a person’s own action is told until the person acts, a turn’s walks in one line, the nearest to the own pad first', async () => {
  const session = await sessionAtTable({}, { ...PLAN, seats: PLAN.seats.map((one, i) => (i === 0 ? one : BOT)) });
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('no match');
  const { state, random } = match;
  type Entry = TractionMatch['log'][number];
  const entry = (by: number, events: Entry['events']): Entry => ({
    action: { do: 'end-turn' },
    seat: by,
    performed: null,
    evidence: null,
    events,
    before: { state, random },
    hash: '',
  });
  const walked = (piece: string, steps: number): Entry => entry(1, [{ type: 'walked', piece: pieceId(piece), steps }]);
  const fouled = entry(1, [{ type: 'penalised', piece: pieceId('1-L1') }]);
  const far = state.pieces.map((piece) => (piece.id === '1-S1' ? { ...piece, zMm: 0 } : piece));
  const told = (log: readonly Entry[]): readonly string[] => {
    const last = { action: { do: 'end-turn' }, report: null, events: log.at(-1)?.events ?? [] } as const;
    const at = { ...match, log, state: { ...state, pieces: far } };
    const { earlier, sayings } = saidOf(at, last, spokenOf(match.header.seats), 'mm');
    return [...earlier, ...sayings].map(({ text }) => text);
  };
  const log = [walked('1-M2', 2), entry(0, []), walked('1-M1', 2), fouled, walked('1-S1', 4)];
  expect(told(log)).toEqual([
    expect.stringContaining('large one lies flat'),
    'The rival’s small one walked 4 steps, now 18 cm from your pad; its medium one 2 steps.',
  ]);
  expect(told([...log, entry(0, [])])).toEqual([]);
});

it('tells the walk of each of a turn’s two pieces', async () => {
  const session = await sessionAtTable();
  const { commands, store } = session;
  const said: string[] = [];
  for (const name of ['S1', 'M1']) {
    expect(own(session, name)).toBe(`0-${name}`);
    expect(commands.typeMove(`walk ${name} C 90`).ok).toBe(true);
    untilStill(session);
    const { match } = store.getState();
    const last = match && lastActionOf(match);
    if (!match || !last) throw new Error('nothing was played');
    said.push(...sayingsOf(last, namingOf(match.header.seats), match.state.options).map(({ text }) => text));
  }
  expect(said).toEqual(['Ada’s S1 walked 1 step.', 'Ada’s M1 walked 1 step.']);
});
