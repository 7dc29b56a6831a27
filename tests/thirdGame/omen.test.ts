import { beforeAll, describe, expect, it } from 'vitest';
import { judge } from '#cli/judge.ts';
import { replay as replayCommand } from '#cli/replay/replay.ts';
import { play } from '#engine/play.ts';
import { recordingOf, replay } from '#engine/replay.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { schemaFiles } from '../../scripts/make-schemas.ts';
import { fakeTerminal } from '../cli/fakeTerminal.ts';
import { ROLLS } from './src/games/omen/dice.ts';
import { matchFile } from './src/games/omen/matchFile.ts';
import { omen } from './src/games/omen/omen.ts';
import type { OmenState } from './src/games/omen/state.ts';
import { begun, must, played } from './play.ts';
import { GAMES_AND_ONE } from './registry.ts';

const { makeMatch, parseMatch, recordMatch, tellMatch } = matchFile;
const { replayTable } = ROLLS;

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe('a third game', () => {
  it.each([2, 3, 4, 5, 6])(
    'is played to its end by %i, and a recording of it comes out the same, bit for bit',
    (seats) => {
      const match = played(physics, seats, seats);
      expect(omen.result(match.state)?.winners.length).toBeGreaterThan(0);
      expect(omen.asked(match.state)).toEqual([]);
      const text = makeMatch(recordMatch(match));
      const read = must(parseMatch(text, physics.build));
      expect(makeMatch(read)).toBe(text);
      const again = must(replay(omen, read, replayTable(physics)));
      expect(again.difference).toBeNull();
      expect(again.match.state).toEqual(match.state);
    },
  );

  it('differs from a recording whose die was turned', () => {
    const recording = recordingOf(played(physics, 2, 3));
    const log = recording.log.map((entry) =>
      entry.action.do === 'throw'
        ? {
            ...entry,
            action: { ...entry.action, hand: { atMm: [0, 120, 0], velocityMmS: [0, 0, 0], spinDegS: 900 } as const },
          }
        : entry,
    );
    expect(must(replay(omen, { ...recording, log }, replayTable(physics))).difference?.index).toBe(1);
  });

  it('shows nobody another’s hand, the card that lies face down, or the order of the pile', () => {
    const { state } = must(play(omen, begun(3), { do: 'foretell', seat: 0, card: firstCard(begun(3).state) }, null));
    const others: OmenState = {
      ...state,
      deck: { ...state.deck, pile: state.deck.pile.toReversed() },
      hands: state.hands.map((hand, seat) => (seat === 1 ? hand : hand.map(() => 1))),
      foretold: [6],
    };
    expect(omen.view(others, 1)).toEqual(omen.view(state, 1));
    expect(omen.view(others, null)).toEqual(omen.view(state, null));
    expect(omen.view(others, 0)).not.toEqual(omen.view(state, 0));
    for (const looker of [0, 1, 2]) expect(omen.view(state, looker).hands[looker]).toEqual(state.hands[looker]);
  });

  it('passes over who lets a clock run out, and knows none where the table has none', () => {
    const clocked = begun(2, { clockS: 30 });
    const over = must(play(omen, clocked, { do: 'time', elapsedMs: 30_000 }, null));
    expect(omen.asked(over.state)).toEqual([1]);
    expect(play(omen, clocked, { do: 'time', elapsedMs: 29_999 }, null)).toMatchObject({
      fault: { code: 'too-early' },
    });
    expect(play(omen, begun(2), { do: 'time', elapsedMs: 99_999 }, null)).toMatchObject({
      fault: { code: 'no-clock' },
    });
  });

  it('is over once all but one have given up', () => {
    const gone = must(play(omen, begun(2), { do: 'concede', seat: 0 }, null));
    expect(omen.result(gone.state)).toEqual({ winners: [1], reason: 'concession' });
  });

  it('seats six, each with a colour of their own, and no seventh', () => {
    expect(begun(6).header.seats.map(({ colour }) => colour)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(() => begun(7)).toThrow('bad-colour');
  });
});

const firstCard = (state: OmenState): number => state.hands[0]?.find((card) => card !== null) ?? 0;

const scenario = (expected: object = {}): string =>
  JSON.stringify({
    format: 'tumbletop/scenario',
    version: 1,
    game: 'omen',
    title: 'a throw',
    dice: [{ id: 'd6', die: 'd6' }],
    actions: [
      {
        do: 'roll',
        throws: [
          {
            die: 'd6',
            atMm: [-60, 120, 10],
            quaternion: [0, 0, 0, 1],
            velocityMmS: [600, 100, 50],
            spinDegS: [900, 700, 900],
          },
        ],
      },
    ],
    expect: [expected],
  });

describe('the command line with one game more', () => {
  const options = { json: false, timeoutS: 60 };

  it('judges its scenarios, for people and against what they expect', async () => {
    const terminal = fakeTerminal({ a: scenario({ again: [], dice: [{ code: 'read', value: { not: null } }] }) });
    expect(await judge(['a'], options, terminal, GAMES_AND_ONE)).toBe(0);
    expect(terminal.answer()).toMatch(/^a: a throw\n  1\. roll of d6: \d+ ticks .*\n +d6 shows [1-6]\./);
    const unmet = fakeTerminal({ a: scenario({ again: ['d6'] }) });
    expect(await judge(['a'], options, unmet, GAMES_AND_ONE)).toBe(1);
  });

  it('refuses what no hand could throw, and the game where the registry does not have it', async () => {
    const fast = fakeTerminal({ a: scenario().replace('[600,100,50]', '[2999,2999,2999]') });
    expect(await judge(['a'], options, fast, GAMES_AND_ONE)).toBe(2);
    expect(fast.errors[0]).toContain('$.actions[0].throws[0].velocityMmS');
    const unknown = fakeTerminal({ a: scenario() });
    expect(await judge(['a'], options, unknown)).toBe(2);
    expect(unknown.errors[0]).toContain('$.game is "omen"');
  });

  it('replays its matches, and shows their secrets only where it is told to', async () => {
    const match = played(physics, 3, 11);
    const terminal = fakeTerminal({ a: makeMatch(recordMatch(match)) });
    expect(await replayCommand('a', { json: false, timeoutS: null }, terminal, GAMES_AND_ONE)).toBe(0);
    expect(terminal.answer()).toMatch(/actions came out as recorded; seats? .* \(points\)\.\n$/);
    const json = async (reveal: boolean) => {
      const told = fakeTerminal({ a: makeMatch(recordMatch(match)) });
      await replayCommand('a', { json: true, reveal, timeoutS: null }, told, GAMES_AND_ONE);
      return (JSON.parse(told.answer()) as { state: OmenState }).state;
    };
    expect((await json(false)).hands.flat().every((card) => card === null)).toBe(true);
    expect((await json(true)).hands).toEqual(match.state.hands);
  });

  it('has its files in the published schemas, and its matches as text', async () => {
    const names = (await schemaFiles(GAMES_AND_ONE))
      .filter(([, text]) => text.includes('"omen"'))
      .map(([name]) => name);
    expect(names).toEqual(['match.schema.json', 'scenario.schema.json']);
    const text = must(tellMatch(JSON.parse(makeMatch(recordMatch(played(physics, 2, 5)))) as Record<string, unknown>));
    expect(text.actions.slice(0, 2).map(({ words }) => words.replace(/\d/, 'n'))).toEqual(['foretell n', 'throw']);
  });
});
