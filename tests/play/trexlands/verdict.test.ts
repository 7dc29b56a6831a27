import { describe, expect, it } from 'vitest';
import { namesOf } from '#play/trexlands/words/names.ts';
import { battleWon, verdictOf } from '#play/trexlands/words/verdict.ts';
import type { TruckCode } from '#games/trexlands/referee/ruling.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { inPlay, say, stacked, withCaptain, withCards, withTrucks } from '../../games/trexlands/support.ts';
import { ADA_AND_BO, begun } from '../../app/tables/trexlands/fakeSession.ts';

/** The roll that the position asks for (the ranking, where none is given); these come up, others lie. */
function rolled(up: readonly string[], state?: TrexlandsState, others: TruckCode = 'on-side') {
  const fate = (truck: string): TruckCode => (up.includes(truck) ? 'wheels-up' : others);
  const session = begun(ADA_AND_BO, fate);
  if (state !== undefined) session.stand(state);
  session.commands.rollForMe();
  session.commands.goOn();
  return session.match();
}

const verdict = (...of: Parameters<typeof rolled>): string | null =>
  verdictOf(rolled(...of), namesOf(ADA_AND_BO.seats));

const facing = withTrucks(inPlay(), { '0-T1': 'b2', '1-T1': 'b3' });
const battle = say(facing, [0, 'move T1 b3']).state;

describe('the last word on a roll', () => {
  it('says who holds or takes the Terra, or that it is empty', () => {
    expect(verdict([], battle)).toBe('Both down: b3 is empty.');
    expect(verdict(['0-T1'], battle)).toBe('Ada takes b3.');
    expect(verdict(['1-T1'], battle)).toBe('Bo holds b3.');
    expect(verdict(['0-T1', '1-T1'], battle)).toBe('Both sides are on their wheels: Bo, the defender, holds b3.');
  });

  it('counts no two trucks for both where there are more', () => {
    const three = stacked(withTrucks(inPlay(), { '0-T1': 'b2', '0-T2': 'b2', '1-T1': 'b3' }), '0-T1', '0-T2');
    expect(verdict([], say(three, [0, 'move T1+T2 b3']).state)).toBe('All down: b3 is empty.');
  });

  it('says whose the Terra is so far where somebody may still change that', () => {
    const open = say(withCaptain(facing, 1, 'wrench'), [0, 'move T1 b3']).state;
    expect(verdict(['0-T1'], open)).toBe('So far Ada takes b3. Somebody may still play a card.');
    const rolling = say(withCaptain(facing, 0, 'wrench'), [0, 'move T1 b3']).state;
    expect(verdict(['1-T1'], rolling)).toBe('So far Bo holds b3. Somebody may still play a card.');
    expect(verdict([], open)).toBe('Ada’s truck 1 and Bo’s truck 1 are down.');
  });

  it('says who rolls again, and by which card', () => {
    const charging = say(withCards(facing, 0, '0-charge'), [0, 'move T1 b3'], [0, 'play charge']).state;
    expect(verdict(['1-T1'], charging)).toBe(
      'Bo’s truck 1 is on its wheels, Ada’s truck 1 is down. Ada rolls again with Charge.',
    );
  });

  it('names the winner over a truck of theirs, and nobody where nobody wins', () => {
    expect(battleWon(rolled(['0-T1'], battle))).toEqual({ seat: 0, soFar: false });
    expect(battleWon(rolled(['0-T1', '1-T1'], battle))).toEqual({ seat: 1, soFar: false });
    const open = say(withCaptain(facing, 1, 'wrench'), [0, 'move T1 b3']).state;
    expect(battleWon(rolled(['0-T1'], open))).toEqual({ seat: 0, soFar: true });
    expect([battleWon(rolled([], battle)), battleWon(rolled(['0-T1']))]).toEqual([null, null]);
  });

  it('says who has the rank, or that all roll again and why', () => {
    expect(verdict(['0-T1'])).toBe('Ada is #1.');
    expect(verdict([])).toBe('All down: Ada and Bo roll again.');
    expect(verdict(['0-T1', '1-T1'])).toBe('2 on their wheels: Ada and Bo roll again.');
  });

  it('says that trucks that did not come to rest are thrown again', () => {
    expect(verdict([], battle, 'unsettled')).toBe(
      'Ada’s truck 1 and Bo’s truck 1 did not all come to rest and are thrown again.',
    );
  });

  it('says who goes back to Camp after a Clima', () => {
    const storm: TrexlandsState = {
      ...facing,
      agenda: [
        { type: 'clima', seat: seat(0), waiting: [], card: 'sandstorm-1', rolling: ['0-T1', '1-T1'].map(pieceId) },
      ],
    };
    expect(verdict(['0-T1'], storm)).toBe('Sandstorm: Bo’s truck 1 rolled and is down, so it goes back to Camp.');
    expect(verdict(['0-T1', '1-T1'], storm)).toBe('All on their wheels: every truck stays.');
  });

  it('is none on what was no roll', () => {
    const session = begun();
    session.stand(inPlay());
    session.commands.choose(pieceId('0-T1'));
    session.commands.moveTo('a1');
    expect(verdictOf(session.match(), namesOf(ADA_AND_BO.seats))).toBeNull();
  });
});
