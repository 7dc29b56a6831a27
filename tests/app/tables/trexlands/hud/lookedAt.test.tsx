import { describe, expect, it } from 'vitest';
import type { Looked } from '#play/trexlands/session/sessionTypes.ts';
import { asked } from '#games/trexlands/asked.ts';
import { seat } from '#sim/ids.ts';
import { choice, inPlay, withCards, withTile, withTrucks } from '../../../../games/trexlands/support.ts';
import { ADA_AND_BO, begun } from '../fakeSession.ts';

const WITH_CY = { ...ADA_AND_BO, seats: [...ADA_AND_BO.seats, { name: 'Cy', colour: 2, kind: 'person' as const }] };
const BALLAST: Looked = { seat: seat(1), card: 'ballast' };

/** Ada has attacked Bo, who looks at one of its cards for before the roll; Cy has two, too. */
function beforeBattle() {
  const session = begun(WITH_CY);
  const facing = withTile(withTrucks(inPlay(3), { '0-T1': 'b2', '1-T1': 'b3' }), 'b3', { terrain: 'scrub' });
  session.stand(
    withCards(withCards(facing, 1, 'oil-slick-1', 'ballast-1', 'counter-order-1', 'counter-order-2'), 2, 'oil-slick-2'),
  );
  session.commands.act(choice(0, 'move T1 b3'));
  const look = (card: Looked | null): void => void session.commands.look(card);
  look(BALLAST);
  return {
    look,
    looked: () => session.store.getState().looked,
    says: (who: number, text: string) => session.commands.act(choice(who, text)),
    asked: () => asked(session.match().state),
    undo: () => session.commands.requestUndo(),
  };
}

describe('a card that a player looks at before playing it', () => {
  it('stays in sight while others pass, until it is put down', () => {
    const { looked, look, says } = beforeBattle();
    expect(looked()).toEqual(BALLAST);
    says(2, 'pass');
    expect(looked()).toEqual(BALLAST);
    look(null);
    expect(looked()).toBeNull();
  });

  it('is put down once it is played, though its player is asked again', () => {
    const { looked, says, asked: now } = beforeBattle();
    says(1, 'play ballast');
    says(2, 'pass');
    expect(now()).toContain(1);
    expect(looked()).toBeNull();
  });

  it('is put down where something else has been announced meanwhile', () => {
    const { looked, look, says, asked: now } = beforeBattle();
    says(2, 'play oil-slick');
    expect(now()).toContain(1);
    expect(looked()).toBeNull();
    look(BALLAST);
    expect(looked()).toEqual(BALLAST);
  });
});
