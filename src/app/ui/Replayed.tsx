import '../styles/replayed.css';
import type { HowFar } from '#engine/howFar.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { texts } from '#play/texts.ts';

export interface ReplayedProps {
  readonly at: HowFar;
  readonly of: number;
  readonly onStop: () => void;
}

/** From here on an action is so long that it is told how far it is, s. */
const LONG_S = 5;

/** How far a match that is played again has come, and the way out. */
export function Replayed({ at: { done, tick }, of, onStop }: ReplayedProps) {
  const text = texts.loading.replay(done, of);
  const seconds = Math.floor(tick / TICK_HZ);
  return (
    <div className="replayed">
      <output>{text}</output>
      <progress value={of === 0 ? 1 : done / of} max={1} aria-label={text} />
      {seconds >= LONG_S && (
        <span className="note" aria-hidden="true">
          {texts.loading.into(seconds)}
        </span>
      )}
      <button type="button" className="button" onClick={onStop}>
        {texts.loading.stop}
      </button>
    </div>
  );
}
