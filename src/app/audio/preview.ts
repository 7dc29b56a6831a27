import type { Timed } from './cues.ts';
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
export const previewVolume = async (volume: number): Promise<void> => soundOnce(volume, [{ strike: KNOCK, in: 0 }]);

/**
 * A cue apart from any table, also while the page is hidden. A browser that lets nothing sound without a touch stays
 * silent.
 */
export async function soundOnce(volume: number, cue: readonly Timed[]): Promise<void> {
  const speaker = new Speaker(openContext);
  speaker.setVolume(volume);
  await speaker.wake();
  speaker.playAll(cue);
  setTimeout(() => speaker.close(), OVER);
}
