import { describe, expect, it } from 'vitest';
import type { TractionEvent } from '../../../src/games/traction/events.ts';
import { makeText } from '../../../src/games/traction/texts.ts';
import { pieceId, seat, padId } from '../../../src/sim/ids.ts';

const [L1, M1, S1] = [pieceId('0-L1'), pieceId('1-M1'), pieceId('2-S1')];
const [zero, one, two] = [seat(0), seat(1), seat(2)];

const sentences: readonly [TractionEvent, string][] = [
  [{ type: 'turn-began', seat: 1, turn: 4 }, 'Seat 1 is to move.'],
  [{ type: 'turn-ended', seat: 1, turn: 4, by: 'choice' }, 'Seat 1 ends the turn.'],
  [{ type: 'turn-ended', seat: 1, turn: 4, by: 'rule' }, 'The turn of seat 1 is over.'],
  [{ type: 'walked', piece: L1, steps: 1 }, '0-L1 walks one step.'],
  [{ type: 'walked', piece: L1, steps: 3 }, '0-L1 walks 3 steps.'],
  [{ type: 'missed', piece: L1 }, '0-L1 tackles and hits nothing.'],
  [{ type: 'tackled', piece: L1, victims: [M1] }, '0-L1 tackles 1-M1.'],
  [{ type: 'tackled', piece: L1, victims: [M1, S1] }, '0-L1 tackles 1-M1 and 2-S1.'],
  [{ type: 'illegal-move', piece: L1, codes: ['walk-contact', 'fell', 'crash'] }, '0-L1 has made an illegal move: walk-contact, fell and crash.'],
  [{ type: 'penalised', piece: L1 }, '0-L1 is penalised and lies flat on its pad.'],
  [{ type: 'returned', pieces: [L1, M1], lying: [] }, '0-L1 and 1-M1 are put back upright.'],
  [{ type: 'returned', pieces: [L1], lying: [M1] }, '0-L1 is put back upright; 1-M1 stays flat.'],
  [{ type: 'returned', pieces: [L1], lying: [M1, S1] }, '0-L1 is put back upright; 1-M1 and 2-S1 stay flat.'],
  [{ type: 'restored', pieces: [M1] }, '1-M1 is put back.'],
  [{ type: 'restored', pieces: [L1, M1, S1] }, '0-L1, 1-M1 and 2-S1 are put back.'],
  [{ type: 'righted', pieces: [L1] }, '0-L1 is set upright.'],
  [{ type: 'crash', by: one, pieces: [L1] }, 'Seat 1 caused a crash of 0-L1.'],
  [{ type: 'crash', by: null, pieces: [] }, 'Nobody in particular caused a crash.'],
  [{ type: 'jiggled', by: one, pieces: [] }, 'A touch moved nothing.'],
  [{ type: 'jiggled', by: one, pieces: [L1] }, '0-L1 is jiggled, and stays there.'],
  [{ type: 'jiggled', by: null, pieces: [L1, M1] }, '0-L1 and 1-M1 are jiggled, and stay there.'],
  [{ type: 'penalty-to-choose', chooser: zero, culprit: one }, 'Seat 0 may choose a piece of seat 1 to be penalised.'],
  [{ type: 'penalty-chosen', chooser: zero, piece: M1 }, 'Seat 0 chooses 1-M1.'],
  [{ type: 'declined', chooser: zero, culprit: one }, 'Seat 0 lets seat 1 go unpunished.'],
  [{ type: 'conceded', seat: one }, 'Seat 1 gives up.'],
  [{ type: 'won', seat: zero, by: 'pad-contact', piece: L1, pad: padId(two) }, 'Seat 0 wins: 0-L1 touches the pad of seat 2.'],
  [{ type: 'won', seat: zero, by: 'concession' }, 'Seat 0 wins: nobody else is left.'],
  [{ type: 'turn-limit', winners: [one], nearest: [] }, 'The turns are used up: seat 1 wins by distance.'],
  [{ type: 'turn-limit', winners: [zero, two], nearest: [] }, 'The turns are used up: seat 0 and seat 2 share the win by distance.'],
];

describe('what has happened, as a sentence', () => {
  it.each(sentences)('%j', (event, text) => expect(makeText(event)).toBe(text));

  it('calls the players by their names', () => {
    const names = ['Ann', 'ben'];
    expect(makeText({ type: 'declined', chooser: zero, culprit: one }, (s) => names[s] ?? '?')).toBe('Ann lets ben go unpunished.');
    expect(makeText({ type: 'turn-ended', seat: 1, turn: 1, by: 'choice' }, (s) => names[s] ?? '?')).toBe('Ben ends the turn.');
  });
});
