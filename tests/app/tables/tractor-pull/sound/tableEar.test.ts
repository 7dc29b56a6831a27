import { describe, expect, it } from 'vitest';
import { TableEar } from '#app/tables/tractor-pull/sound/tableEar.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { listeningSpeaker, namesOf } from '../../../audio/heardBy.ts';

const PULLED: TractorPullEvent = {
  type: 'pulled',
  ropes: ([1, 2, 3] as const).map((rope) => ({ rope, totals: [1, 2], winner: 1, points: 1, wasTied: false })),
  points: [0, 3],
};

describe('a table of Tractor Pull', () => {
  it('has its ropes heave one by one', async () => {
    const { speaker, heard } = await listeningSpeaker();
    new TableEar(speaker).played([PULLED]);
    expect(namesOf(heard)).toEqual(Array.from({ length: 3 }, () => 'rubber on rope'));
    const times = heard.map((each) => each.in);
    expect(Math.min(...times.slice(1).map((time, i) => time - (times[i] ?? 0)))).toBeGreaterThan(0.2);
  });

  it('sounds of cards that come to lie, and of no more than a hand would lay', async () => {
    const { speaker, heard } = await listeningSpeaker();
    new TableEar(speaker).played(
      [
        { type: 'revealed', rows: [[], []] },
        { type: 'deployed', seat: 0 },
      ],
      true,
    );
    expect(new Set(namesOf(heard))).toEqual(new Set(['card on pad']));
    expect(heard.length).toBeLessThanOrEqual(6);
  });

  it('is silent where the sound is off', async () => {
    const { speaker, heard } = await listeningSpeaker();
    speaker.setVolume(0);
    new TableEar(speaker).played([PULLED]);
    expect(heard).toEqual([]);
  });
});
