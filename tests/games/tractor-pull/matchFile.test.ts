import { describe, expect, it } from 'vitest';
import { recordingOf, replay } from '#engine/replay.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import {
  checkOf,
  makeMatch,
  matchOf,
  parseMatch,
  readShort,
  recordMatch,
  shortMatch,
  tellMatch,
} from '#games/tractor-pull/matchFile.ts';
import { matches } from '#games/tractor-pull/matches.ts';
import { performingSpin, replayTable, reportOf, setupOf, startSpin } from '#games/tractor-pull/perform.ts';
import type { SpinAction } from '#games/tractor-pull/actions.ts';
import type { SpinReport } from '#games/tractor-pull/spinReport.ts';
import { tractorPull, type TractorPullMatch, type TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { RollPosition } from '#engine/rolls.ts';
import { loadPhysics } from '#sim/physics.ts';
import { roll } from '#sim/roll/roll.ts';
import { atOnce } from '#sim/ticking.ts';
import { spinReport } from '#referee/wrench.ts';
import { readWrench } from '#games/tractor-pull/wrench.ts';
import { neverSurprises, neverThrows } from '../../engine/files/fuzz.ts';
import { planOf, wholeMatch } from './randomMatch.ts';
import { must, setUpFor } from './support.ts';

const physics = await loadPhysics();

const spunAt = (position: RollPosition<TractorPullTypes>, action: SpinAction): SpinReport =>
  must(atOnce(performingSpin(physics, position, action)));

/** Matches whose wrench is spun on the table that replays them. */
const played = (seed: number): TractorPullMatch =>
  wholeMatch(planOf(seed), ({ state, random }, action) => {
    if (action.do !== 'spin') throw new Error('only the wrench is spun');
    return spunAt({ state, random }, action);
  });

const MATCHES = [4, 5, 6, 7, 8].map(played);
const TEXT = makeMatch(recordMatch(MATCHES[0] as TractorPullMatch));
type File = Readonly<Record<string, unknown>> & { readonly log: readonly Readonly<Record<string, unknown>>[] };
const file = (): File => JSON.parse(TEXT) as File;
const HASH = '0'.repeat(32);

/** The first action of every kind. */
const oneOfEach = (log: File['log']): File['log'] => [
  ...new Map(log.toReversed().map((entry) => [entry['do'], entry])).values(),
];

describe('match files', () => {
  it.each(MATCHES.map((match, i) => [i, match] as const))(
    'match %i is written, read and played again, the same, the wrench too',
    (_, match) => {
      const recording = recordMatch(match);
      const text = makeMatch(recording);
      const read = must(parseMatch(text, physics.build));
      expect(read).toEqual(recording);
      expect(makeMatch(read)).toBe(text);
      const again = must(replay(tractorPull, recordingOf(match), replayTable(physics)));
      expect(again.difference).toBeNull();
      expect(again.match.state).toEqual(match.state);
    },
  );

  it('replay tells the result, as the public sees it', async () => {
    const steps = must(matches(file() as MatchJson)).replay();
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    const { difference, result, state } = must(step.value);
    expect([difference, result]).toEqual([null, tractorPull.result((MATCHES[0] as TractorPullMatch).state)]);
    expect(state.seen).toEqual(tractorPull.view((MATCHES[0] as TractorPullMatch).state, null));
  });

  it('a wrench that lies otherwise than it was written down is found', async () => {
    const changed = TEXT.replace(/"headingDeg":[\d.]+/, '"headingDeg":123.45');
    const steps = must(matches(JSON.parse(changed) as MatchJson)).replay();
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    expect(must(step.value).difference?.path).toContain('.rulings[0]');
  });

  it('every action is checked by its hash: one that was changed is found', () => {
    const recording = recordMatch(MATCHES[0] as TractorPullMatch);
    const index = recording.log.findIndex(({ action }) => action.do === 'face');
    const log = recording.log.map((entry, i) =>
      i === index && entry.action.do === 'face'
        ? { ...entry, action: { ...entry.action, face: entry.action.face === 'a' ? ('b' as const) : ('a' as const) } }
        : entry,
    );
    const again = must(replay(tractorPull, { ...recording, log }, replayTable(physics)));
    expect(again.difference?.index).toBe(index);
  });

  it('a spin by hand is written in whole quanta', () => {
    const state = setUpFor({ characters: false });
    const flick = { atMm: [0.001, 20.006], velocityMmS: [0, 0.004], spinDegS: 1500.009 } as const;
    const action = { do: 'spin', seat: 0, flick } as const;
    const performed = spunAt({ state, random: [1, 2, 3, 4] }, action);
    const entry = { action, performed, evidence: tractorPull.evidence(performed), events: [], hash: HASH };
    const { log } = recordMatch({ ...(MATCHES[0] as TractorPullMatch), log: [entry as never] });
    expect(log[0]?.action).toEqual({
      do: 'spin',
      seat: 0,
      flick: { atMm: [0, 20.01], velocityMmS: [0, 0], spinDegS: 1500.01 },
    });
  });

  it('TP-05: the heading at the release is the generator’s, whatever the hand does', () => {
    const state = setUpFor({ characters: false });
    const flick = { atMm: [0, 100], velocityMmS: [0, 0], spinDegS: 2000 } as const;
    const headings = [1, 5].map((n) =>
      [flick, { ...flick, spinDegS: -3000 }].map((one) => {
        const { setup } = must(setupOf({ state, random: [n, 2, 3, 4] }, { do: 'spin', seat: 0, flick: one }));
        return JSON.stringify(setup.bodies[0]?.quaternion);
      }),
    );
    expect(headings.map(([one, other]) => one === other)).toEqual([true, true]);
    expect(headings[0]?.[0]).not.toBe(headings[1]?.[0]);
  });

  it('TP-05: a middling flick turns more than twice, and rests; it is the same as it is watched', () => {
    const position = { state: setUpFor({ characters: false }), random: [1, 2, 3, 4] };
    const action = { do: 'spin', seat: 0, flick: null } as const;
    const report = spunAt(position, action);
    expect(report.spun.turns).toBeGreaterThan(2);
    expect(report.spun).toMatchObject({ settled: true });
    expect(report.spun.headingDeg).toBeGreaterThanOrEqual(0);
    expect(report.spun.headingDeg).toBeLessThanOrEqual(360);
    const watched = must(startSpin(physics, position, action));
    while (watched.step(100));
    expect(watched.report).toEqual(report);
  });

  it('TP-03: the rules read the wrench as the referee does', () => {
    const state = setUpFor({ characters: false });
    const reds = Array.from({ length: 24 }, (_, n) => {
      const { setup, spin } = must(setupOf({ state, random: [n, 2, 3, 4] }, { do: 'spin', seat: 0, flick: null }));
      const rolled = roll(physics, setup);
      const { code, nearer } = spinReport(rolled, spin).reading;
      const { red, again } = readWrench(reportOf(rolled, spin).spun);
      expect([again ?? 'read', red]).toEqual([code, nearer === null ? null : nearer === 'first' ? 0 : 1]);
      return red;
    });
    expect(new Set(reds).size).toBeGreaterThan(1);
  });

  it('a spin that is not asked for, or that no hand could make, is refused', () => {
    const position = { state: setUpFor({ characters: false }), random: [1, 2, 3, 4] };
    const refusedBy = (action: SpinAction) => {
      const started = startSpin(physics, position, action);
      return started.ok ? null : started.fault.code;
    };
    const fast = { atMm: [0, 0], velocityMmS: [0, 0], spinDegS: 90_000 } as const;
    expect(refusedBy({ do: 'spin', seat: 1, flick: null })).toBe('not-your-turn');
    expect(refusedBy({ do: 'spin', seat: 0, flick: fast })).toMatch(/^spin-/);
  });

  it('a link holds a match without its outcomes', () => {
    const match = MATCHES[1] as TractorPullMatch;
    const parts = must(shortMatch(recordMatch(match)));
    const short = must(readShort(parts, physics.build));
    expect(short.log.map(({ action }) => action)).toEqual(recordMatch(match).log.map(({ action }) => action));
    expect(short.checks).toEqual(match.log.map(checkOf));
  });

  it('is told in commands, without being played', () => {
    const told = must(tellMatch(file()));
    expect(told.actions).toHaveLength(file().log.length);
    const words = told.actions.map((action) => action.words);
    for (const verb of ['face', 'spin', 'location', 'recruit', 'deploy', 'resolve', 'award'])
      expect(words.some((one) => one.startsWith(verb))).toBe(true);
    expect(told.actions.find(({ words: said }) => said === 'spin')?.rulings).toHaveLength(1);
  });

  it.each<readonly [what: string, change: (json: File) => object, path: string]>([
    ['an option that there is not', (json) => ({ ...json, options: { moreFun: true } }), '$.options'],
    [
      'three players',
      (json) => ({ ...json, seats: [0, 1, 2].map((i) => ({ name: `P${i}`, colour: i, kind: 'person' })) }),
      '$.seats',
    ],
    ['one player', (json) => ({ ...json, seats: (json['seats'] as object[]).slice(0, 1) }), '$.seats'],
    ['a seat that there is not', (json) => ({ ...json, log: [{ do: 'done', seat: 2, hash: HASH }] }), '$.log[0].seat'],
    [
      'a location without a side',
      (json) => ({ ...json, log: [{ do: 'location', seat: 0, location: 'swamp', hash: HASH }] }),
      '$.log[0].location',
    ],
    [
      'a pair of no garage',
      (json) => ({ ...json, log: [{ do: 'recruit', seat: 0, pair: 'c4p1', hash: HASH }] }),
      '$.log[0].pair',
    ],
    [
      'two vehicles',
      (json) => ({ ...json, log: [{ do: 'deploy', seat: 0, vehicles: ['van', 'van'], hash: HASH }] }),
      '$.log[0].vehicles',
    ],
    [
      'a class that there is not',
      (json) => ({ ...json, log: [{ do: 'deploy', seat: 0, vehicles: ['van', 'van', 'bus'], hash: HASH }] }),
      '$.log[0].vehicles[2]',
    ],
    [
      'a place of no field',
      (json) => ({ ...json, log: [{ do: 'eject', seat: 0, space: '0-r5c1', hash: HASH }] }),
      '$.log[0].space',
    ],
    [
      'a spot of no field',
      (json) => ({ ...json, log: [{ do: 'install', seat: 0, item: 'turbo', spot: '0-row-4', hash: HASH }] }),
      '$.log[0].spot',
    ],
    [
      'a spin without its outcome',
      (json) => ({ ...json, log: [{ do: 'spin', seat: 0, flick: null, hash: HASH }] }),
      '$.log[0].ticks',
    ],
    ['other rules', (json) => ({ ...json, rulesVersion: 999 }), '$.rulesVersion'],
  ])('refused: %s', (_, change, path) => {
    const read = matchOf(change(file()) as File, physics.build);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.fault.path?.startsWith(path)).toBe(true);
  });

  describe('whatever the text is', () => {
    const format = { parse: (text: string) => parseMatch(text, physics.build), make: makeMatch };
    neverThrows(format, { ...file(), log: oneOfEach(file().log) });
    it('a whole file surprises nobody', () => neverSurprises(format, TEXT));
  });
});
