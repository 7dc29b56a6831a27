import { isWhole } from '#engine/seen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { Dock } from '#app/tables/tractor-pull/hud/dock/Dock.tsx';
import { InForce } from '#app/tables/tractor-pull/hud/Notes.tsx';
import { Standings } from '#app/tables/tractor-pull/hud/Standings.tsx';
import { makeMiniature } from '#app/tables/tractor-pull/saved/miniature.ts';
import { posesOf } from '#play/tractor-pull/poses.ts';
import type { Session } from '#play/tractor-pull/session/sessionTypes.ts';
import { tractorPullTalk } from '#play/tractor-pull/talk/talk.ts';
import { actionsToTell, publicPart, recordedToTell } from '#play/tractor-pull/watch/publicPart.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { isSeat } from '#games/tractor-pull/ids.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { otherSecrets } from '../../../games/tractor-pull/otherSecrets.ts';
import { playUntil, shown, sitDown, stateOf } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Everything that the page tells of a position to whoever looks: panels, table, words, the picture of a save. */
function toldBy(session: Session): string {
  const talk = tractorPullTalk(session);
  return JSON.stringify([
    shown(session, <Dock />),
    shown(session, <Standings />),
    shown(session, <InForce />),
    talk.opening(),
    talk.say('look'),
    talk.say('hand'),
    makeMiniature(stateOf(session)),
    [...posesOf(stateOf(session))],
  ]);
}

/** The same with every secret replaced by another that it could be to whoever has the device. */
function toldOtherwise(session: Session): string {
  const { match, holder } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  const looker = holder !== null && isSeat(holder) ? holder : null;
  const other = withRandom(seedRandom(match.log.length + 1), (random) => otherSecrets(match.state, looker, random));
  session.store.setState({ match: { ...match, state: other.value } });
  const told = toldBy(session);
  session.store.setState({ match });
  return told;
}

describe('a secret of Tractor Pull', () => {
  it('is not told: whatever it is, the page is the same to the last letter, after every step of a game', () => {
    const session = sitDown(physics, 5);
    const phases = new Set<string>();
    playUntil(
      session,
      () => stateOf(session).outcome !== null,
      () => {
        session.commands.passDevice(null);
        expect(toldOtherwise(session)).toBe(toldBy(session));
        phases.add(`${stateOf(session).phase.name} ${session.store.getState().stage}`);
      },
    );
    for (const phase of ['faces choosing', 'recruit choosing', 'deploy choosing', 'deploy telling', 'award choosing'])
      expect(phases).toContain(phase);
  });

  it('of the other one is not told to whoever has the device', () => {
    const session = sitDown(physics, 9);
    playUntil(
      session,
      () => stateOf(session).match === 2 && stateOf(session).wave > 0,
      () => {
        const [seat] = asked(stateOf(session));
        if (seat === undefined) return;
        session.commands.passDevice(asSeat(seat));
        expect(toldOtherwise(session)).toBe(toldBy(session));
      },
    );
  });

  it('comes to the page with the device, and goes with it', () => {
    const session = sitDown(physics, 5, { characters: false, locations: false });
    playUntil(session, () => stateOf(session).phase.name === 'deploy');
    session.commands.passDevice(null);
    expect(shown(session, <Dock />)).not.toContain('data-card');
    const [seat = 0] = asked(stateOf(session));
    session.commands.passDevice(asSeat(seat));
    expect(shown(session, <Dock />)).toContain('data-card');
  });

  it('is watched again when both have chosen, and not before', () => {
    const session = sitDown(physics, 5, { characters: false, locations: false });
    playUntil(session, () => stateOf(session).players.some(({ decided }) => decided));
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('a match is at the table');
    expect(match.log.at(-1)?.action.do).toBe('deploy');
    expect(publicPart(match).log).toHaveLength(match.log.length - 1);
    expect(actionsToTell(match)).toBe(match.log.length - 1);
    expect(recordedToTell(match.log)).toBe(match.log.length - 1);
    playUntil(session, () => session.store.getState().stage === 'telling');
    const { played } = session.store.getState();
    expect(played && actionsToTell(played)).toBe(played?.log.length);
  });
});
