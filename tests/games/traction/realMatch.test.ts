import { beforeAll, describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { replay } from '#engine/replay.ts';
import { stepsOf, type TackleCommand, type WalkCommand } from '#games/traction/commands.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import { parseCommand } from '#games/traction/notation.ts';
import { actionOf, performPush, performSteps } from '#games/traction/perform.ts';
import { enactScenario } from '#games/traction/scenario/enact.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import { replayTable } from '#games/traction/replayTable.ts';
import type { TractionOptions } from '#games/traction/options.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import type { TractionAction } from '#games/traction/actions.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { choose, END, eventOf, must, piece, setupOf } from './support.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const begin = (seed: number, options: Partial<TractionOptions> = {}): TractionMatch =>
  must(
    startMatch(traction, {
      build: physics.build,
      tickHz: 240,
      seed,
      seats: [
        { name: 'Ann', colour: 0, kind: 'person' },
        { name: 'Ben', colour: 1, kind: 'person' },
      ],
      setup: setupOf(options),
    }),
  );

/** A walk or a tackle as a player says it, done by a practised hand on the real table. */
function say(match: TractionMatch, text: string): TractionMatch {
  const command = must(parseCommand(text, match.state.turn.seat)) as WalkCommand | TackleCommand;
  const { do: what, piece: id, hand } = command;
  const { report, performed } = must(
    performSteps(physics, match.state, { do: what, piece: id, steps: stepsOf(command), hand }),
  );
  return must(play(traction, match, actionOf({ do: what, piece: id }, performed.gesture, 'assisted'), report));
}

/** A shove out of turn. */
function shove(match: TractionMatch, by: number, id: string, pushMm: readonly [number, number]): TractionMatch {
  const { report, performed } = must(performPush(physics, match.state, seat(by), pieceId(id), pushMm));
  return must(
    play(
      traction,
      match,
      actionOf({ do: 'disturb', by: seat(by), piece: pieceId(id) }, performed.gesture, 'free'),
      report,
    ),
  );
}

const choice = (match: TractionMatch, action: TractionAction): TractionMatch =>
  must(play(traction, match, action, null));

/** A seed by which seat 0 begins. */
const seed = (): number => [0, 1, 2, 3, 4, 5, 6, 7].find((s) => begin(s).state.turn.seat === 0) ?? 0;

/** Steps, a tackle that misses, touches out of turn, a penalty. */
function aMatch(): TractionMatch {
  let match = begin(seed());
  match = say(match, 'walk L1 C -180 natural'); // out of the front row, round its own left
  match = shove(match, 1, '0-S2', [1, 0]); // a touch out of turn that hardly tips it
  match = say(match, 'walk M2 A 90 brisk');
  match = say(match, 'tackle S1 D 120');
  match = shove(match, 0, '1-M1', [20, 0]); // over it goes
  match = choice(match, choose(1, '0-S1'));
  return choice(match, END);
}

describe('a match on the real table', () => {
  it('goes by the rules, and replays from its file to the last hash', () => {
    const match = aMatch();
    expect(match.log.map((entry) => entry.events.map((e) => e.type).join(' '))).toEqual([
      'walked',
      'jiggled',
      'walked turn-ended turn-began',
      'missed',
      'crash restored penalty-to-choose',
      'penalty-chosen penalised',
      'turn-ended turn-began',
    ]);
    const text = makeMatch(recordMatch(match));
    const read = must(parseMatch(text, physics.build));
    expect(read).toEqual(recordMatch(match));
    expect(replay(traction, read, replayTable(physics))).toEqual({ ok: true, value: { match, difference: null } });
  });

  it('with filled pieces replays from its file, and is another match than with another filling', () => {
    const walked = (options: Partial<TractionOptions>): TractionMatch =>
      say(begin(seed(), options), 'walk L1 C -180 natural');
    const match = walked({ filling: 'sand' });
    const text = makeMatch(recordMatch(match));
    const read = must(parseMatch(text, physics.build));
    expect(must(replay(traction, read, replayTable(physics)))).toEqual({ match, difference: null });
    for (const filling of ['"solder"', '{"densityGCm3":1.9,"heightMm":30}', '"hollow"']) {
      const changed = must(parseMatch(text.replace('"filling": "sand"', `"filling": ${filling}`), physics.build));
      expect(must(replay(traction, changed, replayTable(physics))).difference?.index).toBe(0);
    }
    const [told, left] = [walked({ filling: 'hollow' }), walked({})].map(({ log }) => log[0]?.evidence?.hash);
    expect(told).toBe(left);
  });

  it('tells what a changed gesture changed, and since when', () => {
    const recorded = recordMatch(aMatch());
    const [first] = recorded.log;
    if (first?.action.do !== 'walk') throw new Error('the first action is a walk');
    const other = must(
      performSteps(physics, begin(seed()).state, {
        do: 'walk',
        piece: pieceId('0-L1'),
        steps: [{ corner: 'C', swivelDeg: -179 }],
        hand: 'natural',
      }),
    );
    const changed = {
      ...recorded,
      log: [{ ...first, action: { ...first.action, gesture: other.performed.gesture } }, ...recorded.log.slice(1)],
    };
    const difference = must(replay(traction, changed, replayTable(physics))).difference;
    expect(difference?.index).toBe(0);
    expect(difference?.tick).toBeGreaterThan(0);
  });

  it('TR-63: a match from a position in which a seat has given up goes on without it: its pad wins nothing', () => {
    const file = (conceded: readonly number[]): string =>
      JSON.stringify({
        format: 'tumbletop/scenario',
        version: 1,
        game: 'traction',
        surface: 'mousepad',
        conceded,
        actions: [],
        pads: [
          { seat: 0, xMm: 0, zMm: 300, yawDeg: 0 },
          { seat: 1, xMm: -300, zMm: 0, yawDeg: 90 },
          { seat: 2, xMm: 0, zMm: -60, yawDeg: 0 },
        ],
        pieces: [
          { id: '0-L1', xMm: 0, zMm: 0, yawDeg: 0, pose: 'upright' },
          { id: '2-S1', xMm: 300, zMm: 100, yawDeg: 0, pose: 'upright' },
        ],
      });
    const walked = (conceded: readonly number[]): TractionMatch => {
      const seats = ['Ann', 'Ben', 'Cy'].map((name, colour) => ({ name, colour, kind: 'person' as const }));
      const match = must(enactScenario(physicsTable(physics), must(parseScenario(file(conceded))), seats));
      return say(match, 'walk L1 D 180');
    };
    expect(walked([]).state.outcome).toMatchObject({ winners: [0], by: 'pad-contact' });
    const on = walked([2]);
    expect(on.state.outcome).toBeNull();
    expect(choice(choice(on, END), END).state.turn.seat).toBe(0);
  });

  it('lays a piece that was walked into another flat on its pad, and puts the other back exactly', () => {
    const match = begin(0);
    const mover = match.state.turn.seat;
    const after = say(match, 'walk L1 A 90'); // into M1 beside it
    const entry = after.log[0];
    expect(entry?.events.map((e) => e.type)).toEqual(['illegal-move', 'restored', 'penalised']);
    expect(piece(after.state, `${mover}-L1`).pose).toBe('flat');
    const others = (m: TractionMatch) => m.state.pieces.filter((p) => p.id !== `${mover}-L1`);
    expect(others(after)).toEqual(others(match));
    expect(eventOf({ state: after.state, events: entry?.events ?? [] }, 'illegal-move').codes[0]).toBe('walk-contact');
  });
});
