import { describe, expect, it } from 'vitest';
import type { TractionEvent } from '#games/traction/events.ts';
import { eventText } from '#games/traction/texts.ts';
import { pieceId, seat, padId } from '#sim/ids.ts';

const [L1, M1, S1] = [pieceId('0-L1'), pieceId('1-M1'), pieceId('2-S1')];
const [zero, one, two] = [seat(0), seat(1), seat(2)];

const sentences: readonly [TractionEvent, string][] = [
  [{ type: 'turn-began', seat: 1, turn: 4 }, 'Seat 1 is to move.'],
  [{ type: 'turn-ended', seat: 1, turn: 4, by: 'choice' }, 'Seat 1 ends the turn.'],
  [{ type: 'turn-ended', seat: 1, turn: 4, by: 'rule' }, 'The turn of Seat 1 is over.'],
  [{ type: 'walked', piece: L1, steps: 1 }, '0-L1 walked 1 step.'],
  [{ type: 'walked', piece: L1, steps: 3 }, '0-L1 walked 3 steps.'],
  [{ type: 'missed', piece: L1 }, '0-L1 tackled and hit nothing.'],
  [{ type: 'tackled', piece: L1, victims: [M1] }, '0-L1 tackled 1-M1.'],
  [{ type: 'tackled', piece: L1, victims: [M1, S1] }, '0-L1 tackled 1-M1 and 2-S1.'],
  [
    { type: 'illegal-move', piece: L1, codes: ['walk-contact', 'fell', 'crash'] },
    '0-L1 made a foul: walk-contact, fell and crash.',
  ],
  [{ type: 'penalised', piece: L1 }, '0-L1 lies flat on its pad.'],
  [{ type: 'returned', pieces: [L1, M1], lying: [] }, '0-L1 and 1-M1 stand on their pads again.'],
  [
    { type: 'penalised', piece: L1, now: 'upright' },
    '0-L1 stands upright on its pad: by the house rules a penalty lays nothing flat.',
  ],
  [
    { type: 'penalised', piece: L1, now: 'off-table' },
    '0-L1 is taken off the table: there is no place on a pad for it.',
  ],
  [
    { type: 'returned', pieces: [L1], lying: [], gone: [M1] },
    '0-L1 stands on its pad again. 1-M1 is taken off the table: there is no place on a pad for it.',
  ],
  [
    { type: 'returned', pieces: [], lying: [], gone: [L1, M1] },
    '0-L1 and 1-M1 are taken off the table: there is no place on a pad for them.',
  ],
  [{ type: 'returned', pieces: [L1], lying: [M1] }, '0-L1 stands on its pad again. 1-M1 stays flat.'],
  [{ type: 'returned', pieces: [L1], lying: [M1, S1] }, '0-L1 stands on its pad again. 1-M1 and 2-S1 stay flat.'],
  [{ type: 'restored', pieces: [M1] }, '1-M1 is put back exactly where it stood.'],
  [{ type: 'restored', pieces: [L1, M1, S1] }, '0-L1, 1-M1 and 2-S1 are put back exactly where they stood.'],
  [{ type: 'righted', pieces: [L1] }, '0-L1 is set upright, and may not act this turn.'],
  [{ type: 'righted', pieces: [L1, M1] }, '0-L1 and 1-M1 are set upright, and may not act this turn.'],
  [{ type: 'crash', by: one, pieces: [L1] }, 'Seat 1 moved a piece out of turn: a foul.'],
  [{ type: 'crash', by: null, pieces: [] }, 'The table was bumped: nobody’s foul.'],
  [{ type: 'jiggled', by: one, pieces: [L1] }, 'No piece was moved by more than a nudge: play goes on.'],
  [{ type: 'penalty-to-choose', chooser: zero, culprit: one }, 'Seat 0 may choose a piece of Seat 1 to be laid flat.'],
  [{ type: 'penalty-chosen', chooser: zero, piece: M1 }, 'Seat 0 picked 1-M1.'],
  [{ type: 'declined', chooser: zero, culprit: one }, 'Seat 0 lets Seat 1 off.'],
  [{ type: 'conceded', seat: one }, 'Seat 1 gave up.'],
  [{ type: 'won', seat: zero, by: 'pad-contact', piece: L1, pad: padId(two) }, 'Seat 0 wins.'],
  [{ type: 'won', seat: zero, by: 'concession' }, 'Seat 0 wins: nobody else is left.'],
  [{ type: 'turn-limit', winners: [one], nearest: [] }, 'The turns are used up: Seat 1 wins by distance.'],
  [
    { type: 'turn-limit', winners: [zero, two], nearest: [] },
    'The turns are used up: Seat 0 and Seat 2 share the win by distance.',
  ],
];

describe('what has happened, as a sentence', () => {
  it.each(sentences)('%j', (event, text) => expect(eventText(event)).toBe(text));

  it('calls players and pieces as it is told to', () => {
    const names = ['Ann', 'ben'];
    const naming = { seat: (seat: number) => names[seat] ?? '?', piece: (piece: string) => `the ${piece.slice(2)}` };
    expect(eventText({ type: 'declined', chooser: zero, culprit: one }, naming)).toBe('Ann lets ben off.');
    expect(eventText({ type: 'tackled', piece: L1, victims: [M1, S1] }, naming)).toBe(
      'the L1 tackled the M1 and the S1.',
    );
  });
});
