import { describe, expect, it, vi } from 'vitest';
import { TableEar } from '#app/tables/truck-off/sound/tableEar.ts';
import type { Heard } from '#app/audio/heard.ts';
import type { Recording } from '#sim/recording/poseTracks.ts';
import { pieceId } from '#sim/ids.ts';
import { TICK_S } from '#sim/settings.ts';
import { listeningSpeaker, namesOf } from '../../../audio/heardBy.ts';

const DIE = pieceId('d8');

/** A die that falls at a metre a second, and stays where it came down. */
const film = {
  ticks: 40,
  pieces: [DIE],
  poseOf: (_: unknown, tick: number) => ({
    position: { x: 0, y: Math.max(0.008, 0.008 + (20 - tick) * TICK_S), z: 0 },
    rotation: { x: 0, y: 0, z: 0, w: 1 },
  }),
} as unknown as Recording;

describe('a table of Truck Off', () => {
  it('has a die that comes down sound of the tray’s leather', async () => {
    const { speaker } = await listeningSpeaker();
    const heard: Heard[] = [];
    vi.spyOn(speaker, 'play').mockImplementation((each) => void heard.push(each));
    new TableEar(speaker).passage({ film, from: 0, to: 40, pace: 1, over: true });
    expect(heard).toMatchObject([{ kind: 'strike', striker: { material: 'plastic' }, ground: 'leather' }]);
  });

  it('sounds of trucks that drive in, of cards and of coins that are paid', async () => {
    const { speaker, heard, won } = await listeningSpeaker();
    new TableEar(speaker).played([
      { type: 'revealed', trucks: [] },
      { type: 'discarded', seat: 0, card: '0-reroll-1' },
      { type: 'hand-paid', seat: 0, cards: [], amount: 3 },
      { type: 'won', owner: 0, by: 'most-money' },
    ]);
    expect(namesOf(heard)).toEqual(['rubber on pad', 'card on pad', 'coin on pad']);
    expect(won).toHaveBeenCalledOnce();
  });
});
