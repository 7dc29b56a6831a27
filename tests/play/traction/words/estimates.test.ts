import { describe, expect, it } from 'vitest';
import { tacklesOf } from '#play/traction/words/tackles.ts';
import { wayTowards } from '#play/traction/words/way.ts';
import { makeCommand } from '#games/traction/notation.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { played, position, situationOf } from '../../../app/tables/traction/words/position.ts';

/** Rivals around a piece of every size: some to be hit, some behind others. */
const SCENES: readonly (readonly string[])[] = [
  ['0-L1 0 0', '1-S1 0 -35', '1-M1 40 0'],
  ['0-L1 0 0 20', '1-L1 0 -38', '1-L2 -40 5 30'],
  ['0-M1 0 0', '1-S1 18 -18', '1-L1 -30 0 15'],
  ['0-M1 0 0 45', '1-M1 0 -30', '0-S1 22 0'],
  ['0-S1 0 0', '1-S1 0 -20', '1-L1 27 0'],
  ['0-S1 0 0 30', '1-M1 -22 -6', '1-S2 5 21'],
  ['0-L1 0 0', '1-M1 0 -55 0 flat', '1-S1 -33 0'],
  ['0-L1 0 0', '1-S1 -7 -20.4', '1-S2 8 -20.4'],
];

describe('what is suggested, on the table itself', () => {
  it.each(SCENES)(
    'of the pieces around it %s hits those that it is told to hit',
    async (...pieces: readonly string[]) => {
      const mover = pieceId(pieces[0]?.split(' ')[0] ?? '');
      const match = position(pieces);
      const tackles = tacklesOf(situationOf(match), mover);
      expect(tackles.length).toBeGreaterThan(0);
      for (const { victim, command } of tackles) {
        const table = await played(match);
        table.type(makeCommand(command));
        expect(table.match().log[0]?.events[0], makeCommand(command)).toEqual({
          type: 'tackled',
          piece: mover,
          victims: [victim],
        });
      }
    },
  );

  it.each(['S1', 'S2', 'M1', 'M2', 'L1', 'L2'])('a walk of %s from the crowded pad touches nothing', async (name) => {
    const match = position([
      '0-L1 -35 132',
      '0-L2 25 165',
      '0-M1 0 135',
      '0-M2 -10 168',
      '0-S1 35 135',
      '0-S2 -45 168',
    ]);
    const way = wayTowards(situationOf(match), pieceId(`0-${name}`), seat(1));
    if (way === null) return expect.fail('no way off the pad');
    const table = await played(match);
    table.type(makeCommand(way.command));
    expect(table.match().log[0]?.events[0]).toEqual({
      type: 'walked',
      piece: `0-${name}`,
      steps: way.command.steps.length,
    });
  });
});
