import { isWhole } from '#engine/seen.ts';
import { beforeAll, expect, it } from 'vitest';
import { Specials } from '#app/tables/truck-off/hud/Specials.tsx';
import type { Session } from '#play/truck-off/session/sessionTypes.ts';
import { truckOffTalk } from '#play/truck-off/talk/talk.ts';
import { STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import { specialOf } from '#games/truck-off/specials/specials.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { shown, sitDown, stateOf } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

function withSpecials(): Session {
  const session = sitDown(physics, 3);
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  const { seats } = match.header;
  session.commands.newMatch({ seats, setup: { options: { ...STANDARD_OPTIONS, specials: true } }, seed: 7 });
  return session;
}

const lyingAt = (session: Session) =>
  stateOf(session).venues.flatMap(({ special }) => (special === null ? [] : [specialOf(special)]));

it('Daily Specials are told with their whole texts, in the panel and in words', () => {
  const session = withSpecials();
  const lying = lyingAt(session);
  expect(lying.length).toBeGreaterThan(0);
  const panel = shown(session, <Specials />);
  const words = JSON.stringify(truckOffTalk(session).say('look'));
  for (const { name, text } of lying) {
    expect(panel).toContain(name);
    expect(panel).toContain(text);
    expect(words).toContain(text);
  }
});

it('at a venue that is shut a Daily Special does nothing, and the panel says so', () => {
  const session = withSpecials();
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  const venues = match.state.venues.map((venue) => ({ ...venue, shut: true }));
  session.commands.resume({ ...match, state: { ...match.state, venues } });
  const panel = shown(session, <Specials />);
  expect(panel).toContain('Not while the venue is shut.');
  for (const { text } of lyingAt(session)) expect(panel).not.toContain(text);
});

it('nothing is told of them where the variant is not played', () => {
  expect(shown(sitDown(physics, 3), <Specials />)).toBe('');
});
