import { isWhole } from '#engine/seen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { Dock } from '#app/tables/tractor-pull/hud/dock/Dock.tsx';
import { makeMiniature, readMiniature } from '#app/tables/tractor-pull/saved/miniature.ts';
import { posesOf } from '#play/tractor-pull/poses.ts';
import { afterEvent, beatsOf, toldOneByOne, type Beat } from '#play/tractor-pull/session/beats.ts';
import { shownState } from '#play/tractor-pull/session/core.ts';
import type { Session } from '#play/tractor-pull/session/sessionTypes.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { classOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { rivalOf } from '#games/tractor-pull/ids.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { WRENCH_ID } from '#sim/roll/wrench/spin.ts';
import { playMatch } from '../../../games/tractor-pull/randomMatch.ts';
import { playUntil, shown, sitDown, spinUntilRead, stateOf } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** After these the field is cleared. */
const CLEARS: readonly TractorPullEvent['type'][] = ['match-began', 'match-won', 'awarded'];

describe('a game at the table', () => {
  it.each([3, 7, 11])(
    'of seed %i is played to its end, and everything that happens is told once, in its order',
    (seed) => {
      const session = sitDown(physics, seed);
      const told: string[] = [];
      let seen: readonly TractorPullEvent[] = [];
      playUntil(
        session,
        () => stateOf(session).outcome !== null,
        () => {
          const { telling, events } = session.store.getState();
          const now = telling?.beats[telling.at]?.events ?? events;
          if (now !== seen) told.push(...now.map(({ type }) => type));
          seen = now;
        },
      );
      const rows = session.store.getState().match?.log.flatMap(({ events }) => events) ?? [];
      expect(rows.filter(({ type }) => type === 'match-won').length).toBeGreaterThanOrEqual(2);
      expect(told).toEqual(rows.map(({ type }) => type));
    },
  );

  it('counts before it has been told, and nothing else may be done meanwhile', () => {
    const session = sitDown(physics);
    playUntil(session, () => session.store.getState().stage === 'telling');
    const { match, played, telling } = session.store.getState();
    expect(played?.log.length).toBe((match?.log.length ?? 0) + 1);
    expect(shownState(session.store.getState())?.field).toHaveLength(6);
    session.commands.act({ do: 'pass', seat: 0 });
    expect(session.store.getState().fault?.code).toBe('telling');
    session.commands.tellAll();
    expect(session.store.getState().match).toBe(played);
    expect(session.store.getState().events).toBe(telling?.beats.at(-1)?.events);
  });

  it('a row that is deployed lies face down for all, and the same cards are turned up', () => {
    const session = sitDown(physics, 5, { characters: false, locations: false });
    playUntil(session, () => stateOf(session).players.some(({ deployed }) => deployed.length > 0));
    const hidden = [...posesOf(stateOf(session)).keys()].filter((id) => id.startsWith('hidden-'));
    expect(hidden).toHaveLength(3);
    const deployed = stateOf(session).players.flatMap((player) => player.deployed);
    expect([...session.shown.pieces.keys()].filter((id) => deployed.some((card) => card === id))).toEqual([]);
    playUntil(session, () => session.store.getState().stage === 'telling');
    expect([...session.shown.pieces.keys()].filter((id) => deployed.some((card) => card === id))).toHaveLength(3);
  });
});

describe('beats', () => {
  it('leave the field as the rules do, after every action of random games', () => {
    let checked = 0;
    for (let seed = 1; seed <= 12; seed += 1)
      playMatch({ seed }, ({ before, state, events }) => {
        if (events.some(({ type }) => CLEARS.includes(type))) return;
        const after = events.reduce(afterEvent, before);
        const byCard = (field: typeof state.field) => field.toSorted((a, b) => a.vehicle.localeCompare(b.vehicle));
        expect(byCard(after.field)).toEqual(byCard(state.field));
        expect([after.supply, after.ejected]).toEqual([state.supply, state.ejected]);
        checked += 1;
      });
    expect(checked).toBeGreaterThan(300);
  });

  it('tell the row first, then who is the strongest, and each ejection by itself', () => {
    const [first, second] = ['van-1', 'van-2'] as const;
    const ejected = (vehicle: typeof first | typeof second) =>
      ({ type: 'ejected', seat: 0, vehicle, counters: 0 }) as const;
    const { match } = sitDown(physics).store.getState();
    if (match === null || !isWhole(match)) throw new Error('a match is at the table');
    const beats = beatsOf(match.state, [
      { type: 'deployed', seat: 1 },
      { type: 'revealed', rows: [[], []] },
      { type: 'singled-out', vehicles: [first, second], strength: 5, why: 'strongest' },
      ejected(first),
      { type: 'passed', seat: 0, source: 'van' },
      ejected(second),
    ]);
    expect(beats.map(({ events }) => events.map(({ type }) => type))).toEqual([
      ['deployed', 'revealed'],
      ['singled-out'],
      ['ejected', 'passed'],
      ['ejected'],
    ]);
  });
});

describe('beats that are seen', () => {
  const one = (types: readonly TractorPullEvent['type'][]) =>
    ({ events: types.map((type) => ({ type })), state: {} }) as unknown as Beat;
  const beats = [one(['revealed']), one(['singled-out', 'ejected'])];

  it('are all told one by one before anybody chooses, also what a single effect does', () => {
    expect(toldOneByOne(beats)).toBe(2);
    expect(toldOneByOne([one(['flipped'])])).toBe(1);
    expect(toldOneByOne([one(['recruited'])])).toBe(0);
  });

  it('the end of a match is told by itself, that of the game by its panel', () => {
    expect(toldOneByOne([...beats, one(['match-won', 'match-began'])])).toBe(3);
    expect(toldOneByOne([...beats, one(['match-won', 'won'])])).toBe(2);
  });

  it('a row that is turned up has left both hands', () => {
    const session = sitDown(physics, 5, { characters: false, locations: false });
    playUntil(session, () => session.store.getState().stage === 'telling');
    const { players } = shownState(session.store.getState()) ?? stateOf(session);
    expect(players.map(({ hand }) => hand.length)).toEqual([1, 1]);
  });
});

describe('secrets', () => {
  it('a row is deployed by whoever has the device, and by nobody else', () => {
    const session = sitDown(physics, 5, { characters: false, locations: false });
    playUntil(session, () => stateOf(session).phase.name === 'deploy');
    const [seat = 0] = asked(stateOf(session));
    const vehicles = stateOf(session)
      .players[seat].hand.slice(0, 3)
      .flatMap((card) => (card === null ? [] : [classOf(card)]));
    session.commands.passDevice(asSeat(rivalOf(seat)));
    session.commands.act({ do: 'deploy', seat, vehicles });
    expect(session.store.getState().fault?.code).toBe('not-in-hand');
    session.commands.passDevice(asSeat(seat));
    session.commands.act({ do: 'deploy', seat, vehicles });
    expect(session.store.getState().fault).toBe(null);
  });

  it('a hand that was looked at while recruiting is away when the turn goes on', () => {
    const session = sitDown(physics, 5, { characters: false, locations: false });
    playUntil(session, () => stateOf(session).phase.name === 'recruit');
    const [seat = 0] = asked(stateOf(session));
    session.commands.passDevice(asSeat(seat));
    expect(session.store.getState().holder).toBe(seat);
    session.commands.choose({ kind: 'pair', pair: 'c3p1' });
    expect(stateOf(session).garage.map(({ id }) => id)).not.toContain('c3p1');
    expect(session.store.getState().holder).toBe(null);
  });
});

describe('the wrench', () => {
  it('is spun by the simulation, never drawn below the table, and read before the match goes on', () => {
    const session = sitDown(physics, 7, { characters: false });
    let low = Infinity;
    session.onPassage(() => {
      low = Math.min(low, session.shown.pieces.get(WRENCH_ID)?.after.position.y ?? 0);
    });
    spinUntilRead(session);
    expect(low).toBeGreaterThan(0);
    const { match } = session.store.getState();
    expect(match?.log[0]?.performed?.spun.turns).toBeGreaterThan(2);
    expect(stateOf(session).red).not.toBe(null);
  });

  const WEAK = { atMm: [0, 0], velocityMmS: [0, 0], spinDegS: 600 } as const;
  const spinsOf = (session: Session) =>
    (session.store.getState().played?.log ?? []).flatMap(({ action }) => (action?.do === 'spin' ? [action] : []));

  it('that has hardly turned is spun again without being asked for, by chance and by the same seat, and that is told', () => {
    const session = sitDown(physics, 7, { characters: false });
    session.commands.spin(WEAK);
    session.advance(1);
    const { stage, events } = session.store.getState();
    expect(stage).toBe('spinning');
    expect(events).toMatchObject([{ type: 'spun', again: 'short', red: null }]);
    expect(shown(session, <Dock />)).toContain(dock.wasShort);
    spinUntilRead(session);
    expect(spinsOf(session).map(({ seat }) => seat)).toEqual([0, 0]);
    expect(spinsOf(session).map(({ flick }) => flick)).toEqual([WEAK, null]);
    expect(stateOf(session).red).not.toBe(null);
  });

  it.each([null, { atMm: [0, 0], velocityMmS: [0, 0], spinDegS: 4000 }] as const)(
    'that lies sideways is spun again as it was spun, by chance or by hand, until it can be read: %o',
    (flick) => {
      for (let seed = 1; seed < 200; seed += 1) {
        const session = sitDown(physics, seed, { characters: false });
        session.commands.spin(flick);
        session.advance(1);
        if (session.store.getState().stage !== 'spinning') continue;
        expect(shown(session, <Dock />)).toContain(dock.wasSideways);
        while (session.store.getState().stage === 'spinning') session.advance(1);
        expect(stateOf(session).red).not.toBe(null);
        expect(spinsOf(session).length).toBeGreaterThan(1);
        for (const spin of spinsOf(session)) expect(spin.flick).toEqual(flick);
        return;
      }
      throw new Error('it never lies sideways');
    },
  );

  it('is not spun again when the players get up, and asks for a spin when they come back', () => {
    const session = sitDown(physics, 7, { characters: false });
    session.commands.spin(WEAK);
    session.commands.spectate('conclude');
    expect(spinsOf(session)).toHaveLength(1);
    session.commands.playOn();
    expect(session.store.getState().stage).toBe('aiming');
  });
});

describe('the picture of a saved game', () => {
  it('has the sums of the ropes and the matches won', () => {
    const session = sitDown(physics, 5, { characters: false });
    playUntil(session, () => session.store.getState().stage === 'choosing' && stateOf(session).field.length >= 4);
    const state = stateOf(session);
    const { sums, wins } = readMiniature(makeMiniature(state));
    expect(sums).toEqual(pullRopes(state).map(({ totals }) => totals));
    expect(wins).toEqual([0, 0]);
  });
});
