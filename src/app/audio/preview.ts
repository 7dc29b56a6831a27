import type { Strike } from './heard.ts';
import { openContext } from './voices.ts';
import { Speaker } from './speaker.ts';

/** A large piece set down on a wooden table, none too gently. */
const KNOCK: Strike = {
  kind: 'strike',
  striker: { material: 'glass', sizeM: 0.0254 },
  way: 'corner',
  ground: 'varnished-wood',
  struck: null,
  impulse: 1e-4,
};
/** ms, longer than it sounds */
const OVER = 900;

/** One knock as loud as the table would be, while the volume slider moves. To be called by a touch or key. */
export async function previewVolume(volume: number): Promise<void> {
  const speaker = new Speaker(openContext);
  speaker.setVolume(volume);
  await speaker.wake();
  speaker.tick();
  speaker.play(KNOCK);
  setTimeout(() => speaker.close(), OVER);
}
