import { beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_OPTIONS } from '#games/tug-of-war/options.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import type { ModuleId } from '#games/tug-of-war/ids.ts';
import { createSession } from '#play/tug-of-war/session/session.ts';
import type { Session, Thing } from '#play/tug-of-war/session/sessionTypes.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** The first turn of whoever begins. */
function sitDown(): Session {
  const session = createSession({ physics, random: () => 0.5 });
  session.setCalm(true);
  const started = session.commands.newMatch({
    seats: ['Ada', 'Bo'].map((name, colour) => ({ name, colour, kind: 'person' as const })),
    setup: { options: STANDARD_OPTIONS },
    seed: 7,
  });
  if (!started.ok) throw new Error(started.fault.message);
  return session;
}

const told = (session: Session) => session.store.getState();
const stateOf = (session: Session): TugOfWarState => {
  const { match } = told(session);
  if (match === null) throw new Error('a match is at the table');
  return match.state;
};
const at = (module: ModuleId): Thing => ({ kind: 'machine', module });

describe('a turn is played on the board', () => {
  it('a card is laid, its machine pressed, and pressed again', () => {
    const session = sitDown();
    const { turn } = stateOf(session);
    session.commands.lay(1);
    session.commands.press(at('clock'));
    expect(told(session).plan.module).toBe('clock');
    expect(stateOf(session).turn).toBe(turn);
    session.commands.press(at('clock'));
    expect(stateOf(session).turn).toBe(turn + 1);
  });

  it('a card that is let go over a machine is laid and planned there, a further one beside it', () => {
    const session = sitDown();
    session.commands.layAt(1, at('race'));
    session.commands.layAt(1, at('race'));
    expect(told(session).plan).toMatchObject({ module: 'race', laid: [{ card: 1 }, { card: 1 }] });
    expect(stateOf(session).turn).toBe(1);
  });

  it('over a tile of the Path it is aimed there', () => {
    const session = sitDown();
    session.commands.layAt(1, { kind: 'tile', tile: 'c4' });
    expect(told(session).plan).toMatchObject({ module: 'path', laid: [{ card: 1, aim: 'c4' }] });
  });
});

describe('a machine that may not be used shakes its head and says why itself, and nothing else happens', () => {
  /** The rival may not use the machine that was used last. */
  function blocked(): Session {
    const session = sitDown();
    session.commands.layAt(1, at('clock'));
    session.commands.press(at('clock'));
    return session;
  }

  it('at a press', () => {
    const session = blocked();
    session.commands.lay(1);
    const before = told(session);
    session.commands.press(at('clock'));
    expect(told(session)).toEqual({ ...before, refused: { module: 'clock' } });
  });

  it('each time anew, also without a card and for a card that is let go there', () => {
    const session = blocked();
    session.commands.press(at('clock'));
    const { refused } = told(session);
    session.commands.layAt(1, at('clock'));
    expect(told(session).refused).not.toBe(refused);
    expect(told(session)).toMatchObject({ plan: { module: null, laid: [] }, fault: null });
  });
});
