import { isWhole } from '#engine/seen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { Dock } from '#app/tables/truck-off/hud/dock/Dock.tsx';
import { ownerNamesOf } from '#play/truck-off/say/names.ts';
import { chaptersOf } from '#play/truck-off/say/sayings.ts';
import { Standings } from '#app/tables/truck-off/hud/Standings.tsx';
import { makeMiniature } from '#app/tables/truck-off/saved/miniature.ts';
import { piecesOf, posesOf } from '#play/truck-off/poses.ts';
import { truckOffTalk } from '#play/truck-off/talk/talk.ts';
import { filmOf } from '#app/tables/truck-off/watch/film.ts';
import { actionsToTell, publicPart, recordedToTell } from '#play/truck-off/watch/publicPart.ts';
import type { Session } from '#play/truck-off/session/sessionTypes.ts';
import type { CardKind } from '#games/truck-off/cards.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { selectTrucks, shown, sitDown, stateOf, throwAll } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Everything that the page tells of a match to whoever looks: panels, table, log, words, saves, replay. */
function toldBy(session: Session): string {
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  const talk = truckOffTalk(session);
  const film = filmOf(physics, publicPart(match));
  return JSON.stringify([
    shown(session, <Dock />),
    shown(session, <Standings />),
    chaptersOf(match.log, ownerNamesOf(match.header.seats)),
    talk.opening(),
    talk.greeting(),
    talk.say('look'),
    talk.say('hand'),
    makeMiniature(match.state),
    actionsToTell(match),
    recordedToTell(match.log),
    match.log[actionsToTell(match) - 1]?.hash,
    piecesOf(match.state),
    [...posesOf(match.state)],
    film.acts.map(({ words, notation, before, after }) => [words, notation, [...before], [...after]]),
    [...film.end.stills],
  ]);
}

function afterTrucks(first: readonly [8 | 10 | 12 | 20, 8 | 10 | 12 | 20]): Session {
  const session = sitDown(physics, 3);
  selectTrucks(session, 0, first);
  return session;
}

function atCards(): Session {
  const session = sitDown(physics, 3);
  for (const seat of [0, 1, 2]) selectTrucks(session, seat, [8, 20]);
  throwAll(session);
  return session;
}

function afterCards(cards: readonly CardKind[]): Session {
  const session = atCards();
  session.commands.passDevice(asSeat(0));
  session.commands.act({ do: 'cards', seat: 0, cards });
  return session;
}

describe('what a seat may not know of Truck Off', () => {
  it('is not told while trucks are selected: whatever they are, the page is the same to the last letter', () => {
    const [one, other] = [afterTrucks([8, 10]), afterTrucks([12, 20])];
    expect(stateOf(one).players[0]?.picked).not.toEqual(stateOf(other).players[0]?.picked);
    expect(toldBy(one)).toBe(toldBy(other));
  });

  it('is not told to the next seat that has the device either', () => {
    const [one, other] = [afterTrucks([8, 10]), afterTrucks([12, 20])];
    for (const session of [one, other]) session.commands.passDevice(asSeat(1));
    expect(toldBy(one)).toBe(toldBy(other));
  });

  it('is not told while actions are selected, neither which nor how many', () => {
    const [one, other] = [afterCards(['reroll']), afterCards(['promote', 'trigger'])];
    expect(stateOf(one).players[0]?.chosen.length).not.toBe(stateOf(other).players[0]?.chosen.length);
    expect(toldBy(one)).toBe(toldBy(other));
    for (const session of [one, other]) session.commands.passDevice(asSeat(1));
    expect(toldBy(one)).toBe(toldBy(other));
  });

  it('is not told while cards are executed: of two each the page says only how many', () => {
    const at = (cards: readonly CardKind[]): Session => {
      const session = afterCards(cards);
      for (const seat of [1, 2]) {
        session.commands.passDevice(asSeat(seat));
        session.commands.act({ do: 'cards', seat, cards: [] });
      }
      return session;
    };
    const [one, other] = [at(['reroll', 'move']), at(['promote', 'trigger'])];
    expect(stateOf(one).phase).toEqual({ name: 'execute', turn: 0 });
    const toldOf = (session: Session): string => {
      const { match } = session.store.getState();
      return [shown(session, <Dock />), shown(session, <Standings />), match && makeMiniature(match.state)].join();
    };
    expect(toldOf(one)).toBe(toldOf(other));
    expect(toldOf(one)).toContain('2 to play');
  });

  it('comes to the page with the device, and goes with it', () => {
    const session = atCards();
    expect(shown(session, <Dock />)).not.toContain('data-card');
    session.commands.passDevice(asSeat(0));
    expect(shown(session, <Dock />)).toContain('data-card="reroll"');
    session.commands.act({ do: 'cards', seat: 0, cards: ['reroll'] });
    expect(session.store.getState().holder).toBe(null);
    expect(shown(session, <Dock />)).not.toContain('data-card');
  });

  it('is not taken from a seat without its device: typed selections are refused alike', () => {
    const session = sitDown(physics, 3);
    session.commands.typeMove('trucks 8 20');
    expect(session.store.getState().fault?.code).toBe('not-in-hand');
    expect(stateOf(session).players.every(({ decided }) => !decided)).toBe(true);
  });

  it('leaves the end of a match that was given up meanwhile for all to watch', () => {
    const session = sitDown(physics, 2);
    selectTrucks(session, 0, [8, 20]);
    session.commands.concede(asSeat(1));
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('a match is at the table');
    expect(match.state.outcome?.winners).toEqual([0]);
    expect(actionsToTell(match)).toBe(2);
    expect(publicPart(match)).toBe(match);
  });

  it('asks for whoever selects trucks last, too, so that nobody chooses for the next one', () => {
    const session = sitDown(physics, 3);
    for (const seat of [0, 1]) selectTrucks(session, seat, [8, 20]);
    expect(session.store.getState().holder).toBe(null);
    expect(shown(session, <Dock />)).toContain('data-take="2"');
    session.commands.passDevice(asSeat(2));
    session.commands.act({ do: 'trucks', seat: 2, trucks: [10, 12] });
    expect(session.store.getState().stage).toBe('aiming');
  });
});
