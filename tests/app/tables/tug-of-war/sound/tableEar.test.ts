import { describe, expect, it, vi } from 'vitest';
import { Speaker } from '#app/audio/speaker.ts';
import { TableEar } from '#app/tables/tug-of-war/sound/tableEar.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { FakeContext } from '../../../audio/fakeContext.ts';
import { FakeTime } from '../../../time/fakeTime.ts';
import { act, at } from '../../../../games/tug-of-war/support.ts';

/** When the sounds of a line begin, s. */
async function heardOf(state: TugOfWarState, line: string, { calm = false, volume = 0.5 } = {}): Promise<number[]> {
  const context = new FakeContext();
  const speaker = new Speaker(() => context.asContext(), new FakeTime());
  speaker.setVolume(volume);
  await speaker.wake();
  new TableEar(speaker).played(act(state, line).events, calm);
  return context.started.map(({ at: begins }) => begins);
}

describe('a table of Tug of War', () => {
  it('sounds of every card that is laid, of what each moves, and of the cards that are gained', async () => {
    const one = await heardOf(at({ hands: [[1, 2, 3], [1]] }), '0 conker 2');
    const three = await heardOf(at({ hands: [[1, 2, 3], [1]] }), '0 conker 1 2 3');
    expect(one).toHaveLength(2 + 1);
    expect(three).toHaveLength(3 * 2 + 2);
  });

  it('moves nothing before the card lies', async () => {
    const [card, moved] = await heardOf(at(), '0 race 1');
    expect(moved).toBeGreaterThan((card ?? 0) + 0.3);
  });

  it('has conkers clash that are released, and none else', async () => {
    const low = at({ hands: [[1, 2], [1]], clock: { filled: 3 } });
    const high = at({ hands: [[1, 2], [1]], clock: { filled: 6 } });
    const gained = 1;
    expect(await heardOf(low, '0 clock 2')).toHaveLength(2 + gained);
    expect(await heardOf(high, '0 clock 2')).toHaveLength(2 + 1 + gained);
  });

  it('says once that a match is won, and says it of no other point', async () => {
    const speaker = new Speaker(() => new FakeContext().asContext(), new FakeTime());
    speaker.setVolume(0.5);
    await speaker.wake();
    const won = vi.spyOn(speaker, 'win');
    const ear = new TableEar(speaker);
    const one = { clock: { filled: 6, points: [1, 0] as [number, number] }, rope: { pulled: 0, wonBy: 0 as const } };
    ear.seen(act(at(one), '0 clock 1 1').events);
    expect(won).not.toHaveBeenCalled();
    const { events } = act(at({ ...one, race: { at: [0, 0], wonBy: 0 } }), '0 clock 1 1');
    ear.played(events);
    expect(won).not.toHaveBeenCalled(); // as its last push is still to be seen
    ear.seen(events);
    expect(won).toHaveBeenCalledOnce();
  });

  it('has everything at once where nothing is seen on its way', async () => {
    const times = await heardOf(at({ hands: [[1, 2, 3], [1]] }), '0 conker 2', { calm: true });
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(0.1);
  });

  it('is silent, and works nothing out, where the sound is off', async () => {
    expect(await heardOf(at(), '0 race 1', { volume: 0 })).toEqual([]);
  });
});
