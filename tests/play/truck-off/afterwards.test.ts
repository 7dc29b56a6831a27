import { describe, expect, it } from 'vitest';
import { entrySeenBy } from '#engine/seen.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { payoutsOf } from '#play/truck-off/session/afterwards.ts';
import { planOf, wholeMatch } from '../../games/truck-off/randomMatch.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

describe('the payouts that end a round', () => {
  it('are found by every seat’s view, where another’s last card ends it, too', () => {
    let byOthers = 0;
    for (const match of SEEDS.map((seed) => wholeMatch(planOf(seed))))
      for (const entry of match.log)
        for (const viewer of [null, ...match.header.seats.keys()]) {
          const whole = payoutsOf(entry);
          const seen = payoutsOf(entrySeenBy(truckOff, entry, viewer));
          expect(seen?.payouts).toEqual(whole?.payouts);
          if (whole !== null && entry.seat !== null && entry.seat !== viewer) byOthers += 1;
        }
    expect(byOthers).toBeGreaterThan(0);
  });
});
