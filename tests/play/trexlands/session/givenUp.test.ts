import { describe, expect, it } from 'vitest';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { aimingPoses } from '#play/trexlands/poses.ts';
import { trexlandsTalk } from '#play/trexlands/talk/talk.ts';
import { createThrowing } from '#play/trexlands/throwing/throwing.ts';
import { upNext } from '#play/trexlands/throwing/upNext.ts';
import { STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { act, aThrow, inPlay, must, reportOf, say, withTrucks } from '../../../games/trexlands/support.ts';

const physics = await loadPhysics();
const SEATS = ['Ada', 'Bo', 'Cy'].map((name, colour) => ({ name, colour, kind: 'person' as const }));

/** Ada attacks the truck of Cy, who has given up. */
const attack = say(withTrucks({ ...inPlay(3), conceded: [seat(2)] }, { '0-T1': 'b1', '2-T1': 'b2' }), [
  0,
  'move T1 b2',
]).state;
const [mine, gone] = [pieceId('0-T1'), pieceId('2-T1')];
/** Cy's truck did not tumble, and is rolled again alone. */
const again = act(
  attack,
  { do: 'roll', throws: [aThrow(mine)] },
  reportOf([mine, gone], ['0-T1'], 'on-side', ['2-T1']),
).state;

function at(state: TrexlandsState): Session {
  const session = createSession({ physics, random: () => 0, pace: 'at-once' });
  const begun = must(session.commands.newMatch({ seats: SEATS, setup: { options: STANDARD_OPTIONS }, seed: 5 }));
  session.commands.resume({ ...begun, state });
  return session;
}

const answer = (session: Session, line: string): readonly string[] => {
  const reply = trexlandsTalk(session).say(line);
  return reply.kind === 'told' ? reply.lines : reply.kind === 'refused' ? [reply.sentence] : [reply.question];
};
const stageOf = (session: Session) => session.store.getState().stage;

describe('trucks of a player who has given up', () => {
  it('are thrown by no hand: not in words, and not by a pointer', () => {
    const session = at(attack);
    expect(answer(session, 'as Cy roll T1 at 240 150 240 speed 2000 500 2000 spin 600')).toEqual([
      'Cy’s truck 1 is thrown by chance: its seat has given up (TX-62).',
    ]);
    const throwing = createThrowing(session);
    expect(throwing.take(gone, 'first')).toBe(false);
    expect(session.store.getState().fault).toEqual({
      code: 'given-up',
      message: 'T1 is thrown by chance, as its player has given up.',
    });
    expect(session.store.getState().thrown).toEqual([]);
  });

  it('are waited for by nobody, and wait beside the arena until all others have thrown', () => {
    expect(upNext(attack, [])).toEqual({ seat: 0, waiting: [mine], later: [], isNobodys: false });
    const asked = rollAsked(attack);
    const places = [...aimingPoses(attack, asked ?? expect.fail('a roll'), []).values()].map(
      ({ position }) => position.x,
    );
    expect(Math.abs((places[1] ?? 0) - (places[0] ?? 0))).toBeGreaterThan(0.2);
    const session = at(attack);
    expect(answer(session, 'roll')).toEqual([]);
    expect(stageOf(session)).toBe('rolling');
  });

  it('alone are rolled as soon as anybody says so', () => {
    for (const line of ['roll', 'as Ada roll', 'as Bo roll', 'as Cy roll']) {
      const session = at(again);
      expect(answer(session, line)).toEqual([]);
      expect(stageOf(session)).toBe('rolling');
    }
    const session = at(again);
    session.commands.rollForMe();
    expect([stageOf(session), session.store.getState().fault]).toEqual(['rolling', null]);
  });

  it('are told of', () => {
    expect(answer(at(attack), 'look')).toContain('Cy’s truck 1 is thrown by chance, as its player has given up.');
    expect(answer(at(attack), 'choices')).toEqual(['It is Ada’s throw. Type roll to let chance throw.']);
    expect(answer(at(again), 'choices')).toEqual(['No player can throw these trucks. Type roll to let chance throw.']);
  });
});
