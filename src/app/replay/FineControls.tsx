import { TICK_HZ } from '#sim/settings.ts';
import { isolated } from '#engine/isolated.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { texts } from '#play/texts.ts';
import { Slider } from '../ui/Field.tsx';
import { IconButton } from '../ui/Icon.tsx';
import { NO_CALLS } from './film.ts';
import { lengthOf } from './playhead.ts';
import { Press } from './ReplayBar.tsx';
import { useTheViewer, useViewer } from './ViewerContext.tsx';

const ELSEWHERE = ['top', 'free'] as const;

export interface FineControlsProps {
  readonly seats: readonly SeatInfo[];
  readonly onClean: () => void;
  readonly onVideo: () => void;
}

/** To the moment, by frame and by ruling; from where to look; the table alone, and a video of it. */
export function FineControls({ seats, onClean, onVideo }: FineControlsProps) {
  const viewer = useTheViewer();
  const hasCalls = viewer.film.calls !== NO_CALLS;
  return (
    <div className="fine-controls">
      <Moment />
      <div className="presses">
        {hasCalls && (
          <Press
            icon="previousRuling"
            label={texts.replay.previousRuling}
            keys="replay-ruling-back"
            onPress={() => viewer.seekRuling(-1)}
          />
        )}
        <Press
          icon="previous"
          label={texts.replay.previousAction}
          keys="replay-action-back"
          onPress={() => viewer.seekAct(-1)}
        />
        <Press
          icon="frameBack"
          label={texts.replay.frameBack}
          keys="replay-frame-back"
          onPress={() => viewer.step(-1)}
        />
        <Press icon="frameOn" label={texts.replay.frameOn} keys="replay-frame-on" onPress={() => viewer.step(1)} />
        {hasCalls && (
          <Press
            icon="nextRuling"
            label={texts.replay.nextRuling}
            keys="replay-ruling-on"
            onPress={() => viewer.seekRuling(1)}
          />
        )}
      </div>
      <div className="presses">
        <Chair seats={seats} />
        <IconButton icon="video" className="" label={texts.video.open} title={texts.video.open} onClick={onVideo} />
        <IconButton
          icon="clean"
          className=""
          label={texts.replay.clean}
          title={texts.replay.cleanNote}
          onClick={onClean}
        />
      </div>
    </div>
  );
}

function Moment() {
  const viewer = useTheViewer();
  const { act, tick } = useViewer(({ at }) => at);
  const playing = viewer.film.acts[act];
  if (!playing) return null;
  const length = lengthOf(playing);
  const seconds = [tick / TICK_HZ, length / TICK_HZ] as const;
  return (
    <div className="moment">
      <Slider
        label={texts.replay.tick}
        value={Math.round(tick)}
        min={0}
        max={Math.round(length)}
        step={1}
        shown={texts.replay.time(...seconds)}
        onSlide={(to) => viewer.seek({ act, tick: to })}
      />
      <span className="note">{texts.replay.timeShort(...seconds)}</span>
    </div>
  );
}

/** From any seat, from above, or as one has turned it: a shot that a ruling has shown counts as that. */
function Chair({ seats }: Pick<FineControlsProps, 'seats'>) {
  const viewer = useTheViewer();
  const camera = useViewer((state) => (state.shot ? null : state.camera));
  const chair = useViewer((state) => state.seat);
  const choose = (value: string): void => {
    const view = ELSEWHERE.find((one) => one === value);
    if (view) viewer.setCamera(view);
    else viewer.setSeat(Number(value));
  };
  return (
    <select
      className="text-field"
      aria-label={texts.replay.chair}
      value={camera === 'seat' ? chair : (camera ?? 'free')}
      onChange={({ target }) => choose(target.value)}
    >
      {seats.map(({ name, colour }, seat) => (
        <option key={colour} value={seat}>
          {texts.replay.seatOf(isolated(name))}
        </option>
      ))}
      {ELSEWHERE.map((view) => (
        <option key={view} value={view}>
          {texts.menu.cameras[view]}
        </option>
      ))}
    </select>
  );
}
