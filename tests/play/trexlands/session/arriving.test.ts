import { describe, expect, it } from 'vitest';
import { offersOf } from '#play/trexlands/offers/offers.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { loadPhysics } from '#sim/physics.ts';
import { choice, inPlay, must, say, withTrucks } from '../../../games/trexlands/support.ts';
import { FRAME_S, matchOf } from '../../../app/tables/trexlands/session/alone.ts';
import { ADA_AND_BO } from '../../../app/tables/trexlands/fakeSession.ts';

/** Ada and Bo at a table whose pieces are seen on their way. */
async function at(state: TrexlandsState): Promise<Session> {
  const session = createSession({ physics: await loadPhysics(), random: () => 0, pace: 'real' });
  must(session.commands.newMatch(ADA_AND_BO));
  session.commands.resume({ ...matchOf(session), state });
  return session;
}

const told = ({ store }: Session) => store.getState();

/** Every picture for so long, s. */
function pass(session: Session, seconds: number, look: () => void = () => undefined): void {
  for (let i = 0; i * FRAME_S < seconds; i += 1) {
    session.advance(FRAME_S);
    look();
  }
}

describe('what is seen before the match goes on', () => {
  it('the last MOVE of a cycle comes to rest before the EXCHANGE opens', async () => {
    const session = await at(say(inPlay(), [0, 'pass']).state);
    session.commands.act(choice(1, 'move camp T1 r1 b1'));
    let moving = 0;
    pass(session, 5, () => {
      if (!session.shown.busy) return;
      moving += 1;
      expect(told(session).match?.state.phase.name).toBe('move');
      expect(offersOf(told(session))).toEqual([]);
    });
    expect(moving).toBeGreaterThan(10);
    expect(told(session).match?.state.phase.name).toBe('market');
    expect(told(session).match).toBe(told(session).played);
    expect(offersOf(told(session)).map(({ at: { kind } }) => kind)).toContain('lot');
  });

  it('a truck that comes into the City by it goes home, too, before that', async () => {
    const state = { ...say(inPlay(), [0, 'pass']).state, cityX: 3 };
    const session = await at(withTrucks(state, { '1-T1': 'b3' }));
    session.commands.act(choice(1, 'move T1 city'));
    const seen: string[] = [];
    pass(session, 8, () => {
      const { entering, opening, match } = told(session);
      const now = `${entering === null ? 'home' : 'city'} ${opening ? match?.state.phase.name : 'open'}`;
      if (seen.at(-1) !== now) seen.push(now);
    });
    expect(seen).toEqual(['city move', 'home move', 'home open']);
  });

  it('whose the cards of a market are, its bids still on them, before private cards are laid', async () => {
    const market = [0, 1].map((seat): [number, string] => [seat, 'pass']);
    const session = await at(say(inPlay(), ...market).state);
    pass(session, 2);
    for (const [seat, words] of [
      [0, 'bid 1 1'],
      [1, 'pass'],
      [0, 'pass'],
    ] as const)
      session.commands.act(choice(seat, words));
    const { match, played, opening } = told(session);
    expect([opening, match?.state.phase, played?.state.phase.name]).toEqual([
      true,
      expect.objectContaining({ name: 'market', awarded: 4 }),
      'arena',
    ]);
    expect(offersOf(told(session)).map(({ badge }) => badge)).toEqual(['Ada: 1 V', 'nobody’s', 'nobody’s', 'nobody’s']);
    pass(session, 4);
    expect(told(session).match).toBe(told(session).played);
  });

  it('the truck with which all is won stays in the City', async () => {
    const session = await at(withTrucks({ ...inPlay(), cityX: 1 }, { '0-T1': 'b3' }));
    session.commands.act(choice(0, 'move T1 city'));
    expect(told(session).match?.state.outcome).toBeNull();
    pass(session, 8);
    expect(told(session).match?.state.outcome).toMatchObject({ winners: [0] });
    expect(told(session).entering?.poses.has('0-T1' as never)).toBe(true);
    expect(session.advance(FRAME_S)).toBe(false);
  });
});
