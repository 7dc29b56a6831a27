import { describe, expect, it } from 'vitest';
import { namingOf } from '#play/traction/say/naming.ts';
import { whatIs } from '#play/traction/words/whatIs.ts';
import { padId, pieceId, seat } from '#sim/ids.ts';
import type { TractionState } from '#games/traction/state.ts';
import { position } from '../../app/tables/traction/words/position.ts';

const PIECES = ['0-L1 40 0', '0-S1 0 120', '0-M1 -40 150 0 flat', '1-M1 20 -150'];

function stateWith(turn: Partial<TractionState['turn']> = {}): TractionState {
  const { state } = position(PIECES);
  return { ...state, turn: { ...state.turn, ...turn } };
}

const told = (thing: Parameters<typeof whatIs>[2], state = stateWith()) => {
  const { seats } = position(PIECES).header;
  const about = whatIs(state, namingOf(seats), thing);
  return about && `${about.title}: ${about.text} ${about.clause}`;
};

describe('what is pointed at is told with its clause', () => {
  it.each([
    [
      'a piece that may act',
      told(pieceId('0-S1')),
      'Ada’s S1: A small pyramid. In this turn it may walk up to 4 steps, or tackle. TR-12',
    ],
    [
      'a large one',
      told(pieceId('0-L1')),
      'Ada’s L1: A large pyramid. In this turn it may walk up to 1 step, or tackle. TR-12',
    ],
    [
      'a rival’s',
      told(pieceId('1-M1')),
      'Bo’s M1: A medium pyramid. In a turn of Bo it may walk up to 2 steps, or tackle. TR-09',
    ],
    [
      'one that lies flat',
      told(pieceId('0-M1')),
      'Ada’s M1: A medium pyramid. It lies flat after a foul. In its player’s next turn it may only be set upright. TR-24',
    ],
    [
      'one that has acted',
      told(pieceId('0-S1'), stateWith({ acted: [pieceId('0-S1')] })),
      'Ada’s S1: A small pyramid. It has acted in this turn; a piece acts once. TR-12',
    ],
    [
      'one beside two that have acted',
      told(pieceId('0-S1'), stateWith({ acted: [pieceId('0-L1'), pieceId('0-M1')] })),
      'Ada’s S1: A small pyramid. It may act in a turn to come: as many pieces as may act have acted in this one. TR-05',
    ],
    [
      'one that went back',
      told(pieceId('0-S1'), stateWith({ barred: [{ piece: pieceId('0-S1'), why: 'returned' }] })),
      'Ada’s S1: A small pyramid. It went back to its pad in this turn and may act in the next one. TR-21',
    ],
    [
      'a pad',
      told(padId(seat(1))),
      'Bo’s pad: The first rival to touch it with any part of a piece, in a walk or tackle without a foul, wins. The pieces of Bo begin here and come back to it. TR-32',
    ],
  ])('%s', (_, sentence, expected) => expect(sentence).toBe(expected));

  it('nothing is said of a piece that is off the table', () => {
    expect(told(pieceId('1-S2'))).toBeNull();
  });
});
