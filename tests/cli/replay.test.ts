import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import { performAndPlay } from '#engine/play.ts';
import type { Performer } from '#engine/game.ts';
import type { TickingTable } from '#engine/replay.ts';
import type { TractionAction } from '#games/traction/actions.ts';
import { makeMatch, recordMatch } from '#games/traction/matchFile.ts';
import { traction, type TractionMatch, type TractionTypes } from '#games/traction/traction.ts';
import { privateDeckOf, PUBLIC_DECK } from '#games/trexlands/cards/ids.ts';
import { TRIBU_KINDS } from '#games/trexlands/cards/kinds.ts';
import { say as inCommand } from '#cli/texts.ts';
import { say } from '#games/trexlands/command/texts.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import { seat, tick } from '#sim/ids.ts';
import { fault, ok } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { report, ruling, setupOf, walk } from '../games/traction/support.ts';
import { fakeTerminal } from './fakeTerminal.ts';
import { replay, type ReplayTables } from './games.ts';

type Change = (report: RefereeReport) => RefereeReport;
const asItWas: Change = (r) => r;

/** A table on which every walk goes straight into an enemy piece in the tenth tick, or as changed. */
const tableOf = (change: Change = asItWas, build = 'fake@1'): TickingTable<TractionTypes> =>
  ticking(build, (state, action) => {
    const about = 'gesture' in action ? action.gesture.piece : '';
    return ok(change(report(state, about, [ruling('walk-contact', about, '1-L1')])));
  });

/** Every action takes two ticks. */
const ticking = (build: string, perform: Performer<TractionTypes>): TickingTable<TractionTypes> => ({
  build,
  perform,
  *performing(state, action, random) {
    yield tick(1);
    yield tick(2);
    return perform(state, action, random);
  },
});

const unasked = (): never => {
  throw new Error('physics was loaded');
};
const never: ReplayTables = { traction: unasked, trexlands: unasked };
const opens = (change?: Change, build?: string): ReplayTables => ({
  ...never,
  traction: () => Promise.resolve(tableOf(change, build)),
});

function played(): TractionMatch {
  const seats = ['Ada', 'Ben'].map((name, colour) => ({ name, colour, kind: 'person' as const }));
  const started = startMatch(traction, { build: 'fake@1', tickHz: TICK_HZ, seed: 1, seats, setup: setupOf() });
  if (!started.ok) throw new Error(started.fault.message);
  const first = started.value.state.turn.seat;
  const actions: readonly TractionAction[] = [walk(`${first}-S1`), walk(`${first}-S2`), { do: 'end-turn' }];
  return actions.reduce<TractionMatch>((match, action) => {
    const next = performAndPlay(traction, match, action, tableOf().perform);
    if (!next.ok) throw new Error(next.fault.message);
    return next.value;
  }, started.value);
}

const match = played();
const file = makeMatch(recordMatch(match));
const laterTick: Change = (r) => ({
  ...r,
  rulings: r.rulings.map((one) => ({ ...one, tick: (one.tick + 3) as typeof one.tick })),
});

describe('a match that comes out the same', () => {
  it('exits with 0 and says so', async () => {
    const terminal = fakeTerminal({ a: file });
    expect(await replay('a', { json: false, timeoutS: null }, terminal, opens())).toBe(0);
    expect(terminal.answer()).toMatch(
      /^a: all 3 actions came out as recorded; nobody has won yet, and it is the turn of seat [01]\.\n$/,
    );
    expect(terminal.errors).toEqual([]);
    expect(terminal.progressed).toEqual([1, 2, 3]);
  });

  it('gives the final state and the result to machines', async () => {
    const terminal = fakeTerminal({ a: file });
    expect(await replay('a', { json: true, timeoutS: null }, terminal, opens())).toBe(0);
    const answer = JSON.parse(terminal.answer()) as Record<string, unknown>;
    expect(answer).toMatchObject({
      format: 'tumbletop/replay',
      version: 1,
      game: 'traction',
      build: 'fake@1',
      same: true,
      actions: 3,
      replayed: 3,
      difference: null,
      result: null,
    });
    expect(answer['state']).toEqual(JSON.parse(JSON.stringify(match.state)));
    expect(answer['hash']).toBe(match.log.at(-1)?.hash);
  });
});

describe('a match that comes out differently', () => {
  it('exits with 1 and names the action and the tick', async () => {
    const terminal = fakeTerminal({ a: file });
    expect(await replay('a', { json: false, timeoutS: null }, terminal, opens(laterTick))).toBe(1);
    expect(terminal.answer()).toBe('');
    expect(terminal.errors).toHaveLength(1);
    expect(terminal.errors[0]).toBe(
      'a: Action 1 ($.log[0].rulings[0].tick) differs from tick 10 on: expected tick 10, found tick 13.',
    );
  });

  it('tells machines the same', async () => {
    const terminal = fakeTerminal({ a: file });
    expect(await replay('a', { json: true, timeoutS: null }, terminal, opens(laterTick))).toBe(1);
    expect(JSON.parse(terminal.answer())).toMatchObject({
      same: false,
      replayed: 0,
      difference: { action: 0, tick: 10 },
    });
  });

  it('also where only the position after it was tampered with', async () => {
    const tampered = file.replaceAll(match.log.at(-1)?.hash ?? '', '0'.repeat(32));
    const terminal = fakeTerminal({ a: tampered });
    expect(await replay('a', { json: false, timeoutS: null }, terminal, opens())).toBe(1);
    expect(terminal.errors[0]).toBe(
      `a: ${inCommand.positionDiffers(2, '$.log[2].hash', '0'.repeat(32), match.log.at(-1)?.hash ?? '')}`,
    );
    expect(terminal.errors[0]).not.toContain('tick');
  });
});

describe('a forged ruling is found, and its place named', () => {
  type Log = { rulings?: { text: string; other: unknown; feature: unknown }[] }[];
  const forged = (
    text: string,
    forge: (ruling: { text: string; other: unknown; feature: unknown }) => void,
  ): { text: string; action: number } => {
    const json = JSON.parse(text) as { log: Log };
    const action = json.log.findIndex(({ rulings }) => rulings !== undefined && rulings.length > 0);
    const [ruling] = json.log[action]?.rulings ?? [];
    if (ruling === undefined) throw new Error('no action has a ruling');
    forge(ruling);
    return { text: JSON.stringify(json), action };
  };
  const real = readFileSync(new URL('../games/trexlands/matches/two.json', import.meta.url), 'utf8');

  it.each([
    ['Traction', file, opens()],
    ['Trexlands', real, undefined],
  ] as const)('of %s: another sentence', async (_game, text, tables) => {
    const lie = forged(text, (ruling) => (ruling.text = `${ruling.text.slice(0, 20)}\u202eBlue wins.`));
    const terminal = fakeTerminal({ a: lie.text });
    expect(await replay('a', { json: false, timeoutS: null }, terminal, tables)).toBe(1);
    expect(terminal.errors).toHaveLength(1);
    expect(terminal.errors[0]).toContain(
      `a: Action ${lie.action + 1} ($.log[${lie.action}].rulings[0].text) differs from tick`,
    );
    expect(terminal.errors[0]).toContain('Blue wins.');
    expect(terminal.answer()).toBe('');
  });

  it('a part of it that its few words do not name', async () => {
    const lie = forged(real, (ruling) => (ruling.feature = ruling.feature === null ? 'cab' : null));
    const terminal = fakeTerminal({ a: lie.text });
    expect(await replay('a', { json: true, timeoutS: null }, terminal)).toBe(1);
    expect(JSON.parse(terminal.answer())).toMatchObject({
      same: false,
      difference: { action: lie.action, path: `$.log[${lie.action}].rulings[0].feature` },
    });
  });
});

describe('a time limit', () => {
  /** A second goes by at every look. */
  const clock = (): (() => number) => {
    let seconds = 0;
    return () => (seconds += 1) * 1000;
  };

  it('stops the replay where it is, even in the middle of an action', async () => {
    const terminal = fakeTerminal({ a: file }, clock());
    expect(await replay('a', { json: true, timeoutS: 2 }, terminal, opens())).toBe(2);
    expect(terminal.answer()).toBe('');
    expect(terminal.errors).toEqual([
      'a: Stopped after 2 s at action 1 of 3 ($.log[0]), tick 2; --timeout gives it longer.',
    ]);
  });

  it('is none unless it is given', async () => {
    expect(await replay('a', { json: false, timeoutS: null }, fakeTerminal({ a: file }, clock()), opens())).toBe(0);
  });
});

it('a gesture that does not fit its position cannot be played, which is a difference, too', async () => {
  const terminal = fakeTerminal({ a: file });
  const table = ticking('fake@1', () => fault('hand-touch', 'stroke 1 begins 9 mm away'));
  expect(
    await replay('a', { json: false, timeoutS: null }, terminal, { ...never, traction: () => Promise.resolve(table) }),
  ).toBe(1);
  expect(terminal.errors[0]).toBe('a: Action 1 ($.log[0]) cannot be played: stroke 1 begins 9 mm away.');
});

describe('a file that cannot be replayed exits with 2 and one sentence', () => {
  it.each([
    ['what is no match', '{}', '$.format'],
    ['nothing', '', 'not JSON'],
    ['half a match', file.slice(0, 300), 'not JSON'],
    ['a scenario', '{"format":"tumbletop/scenario","version":1}', '$.format'],
  ])('%s', async (_name, text, words) => {
    const terminal = fakeTerminal({ a: text });
    expect(await replay('a', { json: true, timeoutS: null }, terminal, never)).toBe(2);
    expect(terminal.answer()).toBe('');
    expect(terminal.errors).toHaveLength(1);
    expect(terminal.errors[0]).toContain(words);
  });

  it('a match of another physics build', async () => {
    const terminal = fakeTerminal({ a: file });
    expect(await replay('a', { json: false, timeoutS: null }, terminal, opens(asItWas, 'fake@2'))).toBe(2);
    expect(terminal.errors).toEqual([
      'a: $.build is "fake@1"; this program has "fake@2", which would play the match differently.',
    ]);
  });

  it('and what a build is called is quoted with 80 characters at most', async () => {
    const terminal = fakeTerminal({ a: file.replace('"fake@1"', JSON.stringify('x'.repeat(1000))) });
    expect(await replay('a', { json: false, timeoutS: null }, terminal, opens())).toBe(2);
    expect(terminal.errors).toEqual([
      `a: $.build is "${'x'.repeat(76)}...; this program has "fake@1", which would play the match differently.`,
    ]);
  });
});

describe('a match of Trexlands', () => {
  const real = readFileSync(new URL('../games/trexlands/matches/two.json', import.meta.url), 'utf8');

  it('is rolled again on the table, and its winner told', async () => {
    const terminal = fakeTerminal({ a: real });
    expect(await replay('a', { json: false, timeoutS: null }, terminal)).toBe(0);
    expect(terminal.answer()).toMatch(/^a: all \d+ actions came out as recorded; seat [01] wins \(x-scored\)\.\n$/);
  });

  it('that is under way says whom it waits for', async () => {
    const waits = async (actions: number): Promise<string> => {
      const cut = JSON.parse(real) as { log: unknown[] };
      const terminal = fakeTerminal({ a: JSON.stringify({ ...cut, log: cut.log.slice(0, actions) }) });
      expect(await replay('a', { json: false, timeoutS: null }, terminal)).toBe(0);
      return terminal.answer();
    };
    expect(await waits(0)).toBe(
      'a: all 0 actions came out as recorded; nobody has won yet, and 0-T1, 1-T1 are to be rolled.\n',
    );
    expect(await waits(3)).toMatch(
      /^a: all 3 actions came out as recorded; nobody has won yet, and it is for seat [01] to choose\.\n$/,
    );
  });

  it('that waits for one truck says so of one', () => {
    expect([say.rollOf(['0-T1']), say.rollOf(['0-T1', '1-T1'])]).toEqual([
      '0-T1 is to be rolled',
      '0-T1, 1-T1 are to be rolled',
    ]);
  });

  describe('that is under way', () => {
    const cutAt = (most: (log: readonly { do: string; seat?: number }[]) => number): string => {
      const whole = JSON.parse(real) as { log: { do: string; seat?: number }[] };
      return JSON.stringify({ ...whole, log: whole.log.slice(0, most(whole.log)) });
    };
    const answer = async (
      text: string,
      options: { readonly json: boolean; readonly reveal?: boolean },
    ): Promise<string> => {
      const terminal = fakeTerminal({ a: text });
      expect(await replay('a', { timeoutS: null, ...options }, terminal)).toBe(0);
      return terminal.answer();
    };
    type Answer = { readonly revealed: boolean; readonly hash: string; readonly state: TrexlandsState };
    const stateOf = async (text: string, reveal?: boolean): Promise<Answer> =>
      JSON.parse(await answer(text, { json: true, ...(reveal === undefined ? {} : { reveal }) })) as Answer;
    const beforeAny = cutAt(() => 3);
    const afterPlacing = cutAt((log) => log.findIndex((action) => action.do === 'place') + 1);

    it('is told as the public sees it: no order of a deck, no private card, nothing placed in private', async () => {
      const start = await stateOf(beforeAny);
      expect(start.revealed).toBe(false);
      expect(new Set([...start.state.publicDeck, ...start.state.camps.flatMap(({ deck }) => deck)])).toEqual(
        new Set([null]),
      );
      const placing = (await stateOf(afterPlacing)).state;
      expect(placing.phase).toMatchObject({ name: 'arena', cards: [] });
      expect(placing.camps.every(({ deck }) => deck.every((card) => card === null))).toBe(true);
    });

    it('is told whole to whoever asks for it', async () => {
      const start = await stateOf(beforeAny, true);
      expect(start.revealed).toBe(true);
      expect([...start.state.publicDeck].sort()).toEqual([...PUBLIC_DECK].sort());
      expect(start.state.camps[0]?.deck).toEqual(privateDeckOf(seat(0)));
      expect((await stateOf(afterPlacing, true)).state.phase).toMatchObject({
        name: 'arena',
        cards: [{ card: expect.stringMatching(/^[01]-/) }],
      });
      expect(start.hash).toBe((await stateOf(beforeAny)).hash);
    });

    it('has no secret in what a person reads', async () => {
      for (const text of [beforeAny, afterPlacing]) {
        const read = await answer(text, { json: false });
        for (const word of [...PUBLIC_DECK, ...TRIBU_KINDS]) expect(read).not.toContain(word);
      }
    });
  });

  it('that was tampered with is found out, and machines are told the position before it', async () => {
    const hash = (JSON.parse(real) as { log: { bodies?: string }[] }).log[0]?.bodies ?? '';
    const terminal = fakeTerminal({ a: real.replace(hash, '0'.repeat(32)) });
    expect(await replay('a', { json: true, timeoutS: null }, terminal)).toBe(1);
    expect(JSON.parse(terminal.answer())).toMatchObject({
      game: 'trexlands',
      same: false,
      replayed: 0,
      difference: { action: 0 },
      state: { phase: { name: 'ranking' } },
    });
  });
});

it.each([
  [undefined, '$.game is missing; expected one of "traction", "trexlands".'],
  ['chess', '$.game is "chess"; expected one of "traction", "trexlands".'],
])('a match of the game %s is refused', async (game, words) => {
  const terminal = fakeTerminal({ a: JSON.stringify({ format: 'tumbletop/match', version: 1, game }) });
  expect(await replay('a', { json: false, timeoutS: null }, terminal, never)).toBe(2);
  expect(terminal.errors[0]).toContain(words);
});
