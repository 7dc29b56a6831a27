import { beforeAll, describe, expect, it } from 'vitest';
import { judge } from '#cli/judge.ts';
import { replay as replayCommand } from '#cli/replay/replay.ts';
import { startMatch } from '#engine/match.ts';
import { performAndPlay } from '#engine/play.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { replay } from '#engine/replay.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/truck-off/matchFile.ts';
import { leftIn } from '#games/truck-off/dice.ts';
import { STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import { replayTable, setupOf, startRoll } from '#games/truck-off/perform.ts';
import type { TruckOffAction } from '#games/truck-off/actions.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { truckOff, type TruckOffMatch } from '#games/truck-off/truckOff.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { fakeTerminal } from '../../cli/fakeTerminal.ts';
import { oneOf } from './randomMatch.ts';
import { begun, must, say } from './support.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Side by side over the tray, slow and spinning: within a hand's limits. */
const byHand = (state: TruckOffState, seat: number): TruckOffAction => ({
  do: 'roll',
  seat,
  throws: leftIn(must({ ok: true, value: state.roll?.dice ?? { dice: [], read: [] } })).map((die, i) => ({
    die,
    atMm: [-90 + 36 * i, 150, 10],
    velocityMmS: [100, 0, 300],
    spinDegS: 1500,
  })),
});

/** A match whose dice are really thrown: every other throw by hand; all else as it comes. */
function played(seats: number, seed: number): TruckOffMatch {
  const { perform, build } = replayTable(physics);
  let match = must(
    startMatch(truckOff, {
      build,
      tickHz: TICK_HZ,
      seed,
      seats: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, colour: i, kind: 'person' })),
      setup: { options: { ...STANDARD_OPTIONS, specials: true } },
    }),
  );
  return withRandom(seedRandom(seed), (random) => {
    for (let n = 0; truckOff.result(match.state) === null; n += 1) {
      const seat = oneOf(truckOff.asked(match.state), random);
      const { actions, free } = truckOff.legal(truckOff.view(match.state, seat), seat);
      const isByHand = free.length > 0 && n % 2 === 0;
      match = must(
        performAndPlay(truckOff, match, isByHand ? byHand(match.state, seat) : oneOf(actions, random), perform),
      );
    }
    return match;
  }).value;
}

describe('a match on the table', () => {
  it.each([2, 3, 6])(
    'of %i is played to its end, and a recording of it comes out the same, bit for bit',
    async (seats) => {
      const match = played(seats, seats);
      const text = makeMatch(recordMatch(match));
      const read = must(parseMatch(text, physics.build));
      expect(makeMatch(read)).toBe(text);
      const again = must(replay(truckOff, read, replayTable(physics)));
      expect(again.difference).toBeNull();
      expect(again.match.state).toEqual(match.state);
      const throws = match.log.filter(({ action }) => action.do === 'roll');
      expect(throws.some(({ action }) => action.do === 'roll' && action.throws.length > 0)).toBe(true);
      const terminal = fakeTerminal({ a: text });
      expect(await replayCommand('a', { json: false, timeoutS: null }, terminal)).toBe(0);
      expect(terminal.answer()).toMatch(/actions came out as recorded; (?:seat \d|Barry) wins \([a-z-]+\)\.\n$/);
    },
  );

  it('TO-49: dice are shaken: the same hand in another match throws other numbers', () => {
    const { state } = say(begun(3), '0 trucks 8 20', '1 trucks 8 20', '2 trucks 8 20');
    const thrown = (seed: number) => {
      const { perform } = replayTable(physics);
      return must(perform(state, byHand(state, 0), seedRandom(seed))).readings.map(({ value }) => value);
    };
    expect(thrown(1)).toEqual(thrown(1));
    expect(new Set([1, 2, 3, 4].map((seed) => thrown(seed).join())).size).toBeGreaterThan(1);
  });

  it('some ticks at a time, as a page shows it, it comes to the same', () => {
    const { state } = say(begun(3), '0 trucks 8 20', '1 trucks 8 20', '2 trucks 8 20');
    const action = { do: 'roll', seat: 0, throws: [] } as const;
    const random = seedRandom(5);
    const rolling = must(startRoll(physics, { state, random }, action));
    while (rolling.step(30));
    expect(rolling.report).toEqual(must(replayTable(physics).perform(state, action, random)));
  });

  it('a throw that no hand could make is refused', () => {
    const { state } = say(begun(3), '0 trucks 8 20', '1 trucks 8 20', '2 trucks 8 20');
    const fast = { die: 8, atMm: [0, 150, 0], velocityMmS: [9000, 0, 0], spinDegS: 1500 } as const;
    expect(setupOf({ state, random: seedRandom(1) }, { do: 'roll', seat: 0, throws: [fast] })).toMatchObject({
      fault: { code: 'throw-fastestMS' },
    });
    expect(setupOf({ state, random: seedRandom(1) }, { do: 'roll', seat: 1, throws: [] })).toMatchObject({
      fault: { code: 'not-your-throw' },
    });
  });
});

const release = { quaternion: [0, 0, 0, 1], velocityMmS: [300, 0, 100], spinDegS: [900, 700, 900] };
const scenario = (change: object = {}, expectation: object = {}): string =>
  JSON.stringify({
    format: 'tumbletop/scenario',
    version: 1,
    game: 'truck-off',
    title: 'two dice',
    dice: [
      { id: 'd6-1', die: 'd6' },
      { id: 'd20', die: 'd20' },
    ],
    actions: [
      {
        do: 'roll',
        throws: [
          { die: 'd6-1', atMm: [0, 150, 0], ...release },
          { die: 'd20', atMm: [60, 150, 0], ...release },
        ],
      },
    ],
    expect: [expectation],
    ...change,
  });

describe('a scenario of Truck Off', () => {
  const options = { json: false, timeoutS: 60 };
  const judged = async (text: string) => {
    const terminal = fakeTerminal({ a: text });
    return { exit: await judge(['a'], options, terminal), terminal };
  };

  it('is a throw of dice into the tray, read and held against what it expects', async () => {
    const met = await judged(scenario({}, { dice: [{ id: 'd20' }, { id: 'd6-1' }] }));
    expect(met.exit).toBe(0);
    expect(met.terminal.answer()).toMatch(/^a: two dice\n  1\. roll of d6-1, d20: \d+ ticks/);
    const unmet = await judged(scenario({}, { dice: [{ code: 'off-tray' }, {}] }));
    expect(unmet.exit).toBe(1);
    const whole = (answer: string) => answer.slice(answer.indexOf('1.'));
    const inTray = await judged(scenario({ arena: 'tray' }));
    expect(whole(inTray.terminal.answer())).toBe(whole(met.terminal.answer()));
    const inArena = await judged(scenario({ arena: 'standard' }));
    expect(whole(inArena.terminal.answer())).not.toBe(whole(met.terminal.answer()));
  });

  it.each<readonly [what: string, change: object, path: string]>([
    ['a die that is not there', { dice: [{ id: 'd20', die: 'd20' }] }, '$.actions[0].throws[0].die'],
    ['a key of another game', { trucks: [] }, '$'],
    ['a ground that there is not', { terrain: 'lava' }, '$.terrain'],
  ])('is refused: %s', async (_, change, path) => {
    const { exit, terminal } = await judged(scenario(change));
    expect(exit).toBe(2);
    expect(terminal.errors[0]).toContain(path);
  });
});
