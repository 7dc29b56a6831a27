import { isWhole } from '#engine/seen.ts';
import { describe, expect, it } from 'vitest';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { replay } from '#engine/replay.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/trexlands/matchFile.ts';
import { STANDARD_OPTIONS, type TrexlandsOptions } from '#games/trexlands/options.ts';
import { replayTable } from '#games/trexlands/replayTable.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import { trexlands, type TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { must } from '../../../games/trexlands/support.ts';

const physics = await loadPhysics();
const SEATS = [
  { name: 'Ada', colour: 0, kind: 'person' },
  { name: 'Bo', colour: 1, kind: 'person' },
] as const;

/** The ranking rolls of a new match, every roll over at once. */
function begun(options: Partial<TrexlandsOptions> = {}): Session {
  const session = createSession({ physics, random: () => 0, pace: 'at-once' });
  must(session.commands.newMatch({ seats: SEATS, setup: { options: { ...STANDARD_OPTIONS, ...options } }, seed: 5 }));
  return session;
}

/** Types it, and says the fault's code. */
function type(session: Session, text: string, by?: number): string | null {
  const typed = session.commands.typeMove(text, by === undefined ? undefined : seat(by));
  if (session.store.getState().stage === 'rolling')
    while (session.store.getState().stage === 'rolling') session.advance(1);
  return typed.ok ? null : typed.fault.code;
}

const given = (session: Session) => session.store.getState().thrown.map(({ truck }) => truck);
const stageOf = (session: Session) => session.store.getState().stage;
function played(session: Session): TrexlandsMatch {
  const { played: match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('no match');
  return match;
}

const FLAT = 'turned 0 0 0 1 speed 0 0 0 spin 0 1500 0';
const MINE = 'roll T1 at 0 150 0 speed 800 0 0 spin 700';

describe('a typed throw', () => {
  it('is of one’s own trucks: a rival’s is refused, whoever says it, and nothing is thrown', () => {
    const session = begun();
    const both = `${MINE}, 1-T1 at 100 150 0 speed 0 0 0 spin 700`;
    expect([
      type(session, both),
      type(session, both.replace('T1', '0-T1'), 1),
      type(session, 'roll 1-T1 at 100 150 0 speed 0 0 0 spin 700'),
    ]).toEqual(['not-your-throw', 'not-your-throw', 'not-your-throw']);
    expect([given(session), stageOf(session)]).toEqual([[], 'aiming']);
  });

  it('is shaken: with an orientation or an axis it is refused with a sentence', () => {
    const session = begun();
    expect(type(session, `roll T1 at 0 96 0 ${FLAT}`)).toBe('shaken');
    expect(type(session, 'roll T1 at 0 150 0 speed 0 0 0 spin 0 700 0')).toBe('shaken');
    expect(given(session)).toEqual([]);
  });

  it('beyond a hand’s limits is refused, unlike a flick', () => {
    const session = begun();
    expect([
      type(session, 'roll T1 at 0 150 0 speed 4000 0 0 spin 700'),
      type(session, 'roll T1 at 0 150 0 speed 0 0 0 spin 1'),
    ]).toEqual(['throw-fastestMS', 'throw-leastSpinRadS']);
  });

  it('alone hands what the seat has left to chance, and no other seat’s; seat after seat, unless one is named', () => {
    const session = begun();
    expect(type(session, 'roll', 1)).toBeNull();
    expect([given(session), stageOf(session)]).toEqual([['1-T1'], 'aiming']);
    expect(type(session, 'roll', 1)).toBe('nothing-to-throw');
    expect(type(session, MINE)).toBeNull();
    expect(stageOf(session)).toBe('called');
    expect(played(session).log[0]?.action).toEqual({
      do: 'roll',
      throws: [{ truck: '0-T1', atMm: [0, 150, 0], velocityMmS: [800, 0, 0], spinDegS: 700 }],
    });
  });

  it('is kept as the hand gave it, and a replay of the file draws the rest again, to the last bit', () => {
    const session = begun();
    type(session, MINE);
    type(session, 'roll');
    const text = makeMatch(recordMatch(played(session)));
    expect(text).not.toContain('quaternion');
    const again = must(replay(trexlands, must(parseMatch(text, physics.build)), replayTable(physics)));
    expect([again.difference, again.match.log[0]?.evidence]).toEqual([null, played(session).log[0]?.evidence]);
  });

  it('that is repeated comes out otherwise, as the generator has gone on', () => {
    const session = begun();
    const hashes: (string | undefined)[] = [];
    for (let rolls = 0; rolls < 2; rolls += 1) {
      const { random } = played(session);
      type(session, 'roll T1 at 0 150 0 speed 0 0 0 spin 700', 0);
      type(session, 'roll T1 at 120 150 0 speed 0 0 0 spin 700', 1);
      hashes.push(played(session).log.at(-1)?.evidence?.hash);
      expect(played(session).random).not.toEqual(random);
      session.commands.resume({
        ...played(session),
        state: { ...played(session).state, rank: [], phase: { name: 'ranking' } },
      });
    }
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});

describe('a free throw that is no roll', () => {
  it('is shown as that, has the truck rolled again alone, and the third time by chance; all of it replays', () => {
    const session = begun({ freeThrow: true });
    type(session, 'roll T1 at 150 150 0 speed -500 0 0 spin 900', 1);
    expect(type(session, `roll T1 at -100 96 0 ${FLAT}`, 0)).toBeNull();
    for (let times = 1; times <= 2; times += 1) {
      expect(session.store.getState().roll?.report?.trucks.find(({ id }) => id === '0-T1')).toMatchObject({
        upright: true,
        counts: false,
      });
      session.commands.goOn();
      const { state, log } = played(session);
      expect(log.at(-1)?.events).toEqual([{ type: 'did-not-tumble', trucks: ['0-T1'], byChance: times === 2 }]);
      expect(rollAsked(state)).toMatchObject({ trucks: ['0-T1'], again: true, byChance: times === 2 });
      expect(type(session, `roll T1 at 0 96 0 ${FLAT}`)).toBe(times === 2 ? 'by-chance' : null);
    }
    expect(type(session, 'roll')).toBeNull();
    session.commands.goOn();
    expect(
      played(session)
        .log.at(-1)
        ?.events.map(({ type: what }) => what),
    ).toContain('rolled');
    const again = must(
      replay(trexlands, must(parseMatch(makeMatch(recordMatch(played(session))), physics.build)), replayTable(physics)),
    );
    expect(again.difference).toBeNull();
    expect(again.match.state).toEqual(played(session).state);
  });
});
