import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeCommand, parseCommand } from '#games/trexlands/notation.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { quantiseHand } from '#games/trexlands/rolling/handThrow.ts';
import { withinHandLimits } from '#games/trexlands/rolling/throwLimits.ts';
import { atArena } from './atArena.ts';
import { runs } from '../../../../effort.ts';

const place = fc.integer({ min: -400, max: 400 });
const way = fc.array(fc.record({ to: fc.tuple(place, place), ms: fc.integer({ min: 1, max: 400 }) }), {
  minLength: 1,
  maxLength: 8,
});

const there = await atArena();

/** Whole quanta, which the game's notation writes down and reads again unchanged. */
function isRecorded(throws: readonly HandThrow[]): void {
  expect(throws.map(quantiseHand)).toEqual(throws);
  const written = makeCommand({ do: 'roll', seat: seat(0), throws });
  const read = parseCommand(written, seat(0));
  expect(read.ok && read.value.do === 'roll' ? read.value.throws : null).toEqual(throws);
}

it('whatever the hand does, a truck is let go as it is recorded and within all limits, or put back; nothing is refused', () => {
  fc.assert(
    fc.property(way, fc.boolean(), fc.integer({ min: 0, max: 300 }), (drags, together, restMs) => {
      there.throwing.commands.setTogether(together);
      there.press('0-T1');
      for (const { to, ms } of drags) {
        there.drag(to, ms);
        there.throwing.advance(ms / 1000);
      }
      there.release(restMs);
      const { thrown, fault } = there;
      expect(fault).toBeNull();
      expect(withinHandLimits(thrown).ok).toBe(true);
      if (thrown.length > 0) isRecorded(thrown);
      for (const { truck } of thrown) there.session.commands.takeUp(truck);
      there.session.commands.dismissFault();
      there.pass(0.7); // everything is where it waits
    }),
    { numRuns: runs(40, 2000) },
  );
});

it('whatever is aimed at, the throw is within all limits and recorded as it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -180, max: 180 }),
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      (directionDeg, power, together) => {
        there.throwing.commands.setTogether(together);
        there.throwing.commands.setAim({ directionDeg, power });
        there.throwing.commands.letGo();
        const { thrown, fault } = there;
        expect([fault, thrown.length]).toEqual([null, together ? 2 : 1]);
        expect(withinHandLimits(thrown).ok).toBe(true);
        isRecorded(thrown);
        for (const { truck } of thrown) there.session.commands.takeUp(pieceId(truck));
      },
    ),
    { numRuns: runs(30, 1000) },
  );
});
