import { expect, it } from 'vitest';
import { FOUL_THUD } from '#app/audio/cues.ts';
import { tableEar } from '#app/tables/traction/sound/tableEar.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { listeningSpeaker } from '../../../audio/heardBy.ts';

it('a fist falls when the referee finds a foul in what is under way, and not when that is taken back', async () => {
  const { speaker, heard } = await listeningSpeaker();
  let tell: (now: object, before: object) => void = () => undefined;
  tableEar(speaker).listen?.({
    onTick: () => () => undefined,
    store: { subscribe: (listener: typeof tell) => (tell = listener) },
  } as unknown as Session);
  const fair = { match: null, stage: 'under-way', rulings: [] };
  const foul = { ...fair, rulings: [{ code: 'crash' }] };
  tell(foul, fair);
  expect(heard).toEqual(FOUL_THUD);
  tell(fair, foul);
  tell({ ...foul, stage: 'idle' }, fair);
  expect(heard).toHaveLength(FOUL_THUD.length);
});
