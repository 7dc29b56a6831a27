import { SeatBadge } from '../ui/SeatBadge.tsx';
import { CameraButtons } from '../frame/Toolbar.tsx';
import { IconButton } from '../ui/Icon.tsx';
import { isolated } from '#engine/isolated.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { texts } from '#play/texts.ts';
import { useTheViewer, useViewer } from './ViewerContext.tsx';

const ELSEWHERE = ['top', 'free'] as const;

export interface CameraRowProps {
  readonly seats: readonly SeatInfo[];
  readonly compact: boolean;
  readonly onClean: () => void;
  readonly onVideo: () => void;
}

/**
 * The choice of viewpoint: from any seat, or from the one that moves; a picture without anything around it, and a video
 * of it.
 */
export function CameraRow({ seats: players, compact, onClean, onVideo }: CameraRowProps) {
  const Choice = compact ? ChoiceInAList : ChoiceSideBySide;
  return (
    <div className="watch-camera">
      <Choice seats={players} />
      <IconButton icon="video" className="panel" label={texts.video.open} title={texts.video.open} onClick={onVideo} />
      <IconButton
        icon="clean"
        className="panel"
        label={texts.replay.clean}
        title={texts.replay.cleanNote}
        onClick={onClean}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly seats: readonly SeatInfo[];
}

function useChair() {
  const viewer = useTheViewer();
  const camera = useViewer((state) => (state.shot ? null : state.camera));
  const seat = useViewer((state) => state.seat);
  return { viewer, camera, seat };
}

function ChoiceSideBySide({ seats }: ChoiceProps) {
  const { viewer, camera, seat: chair } = useChair();
  return (
    <fieldset className="segments camera" aria-label={texts.replay.chair}>
      {seats.map(({ name, colour }, seat) => (
        <button
          key={colour}
          type="button"
          className="button seat"
          aria-label={texts.replay.fromSeat(isolated(name))}
          title={texts.replay.fromSeat(isolated(name))}
          aria-pressed={camera === 'seat' && chair === seat}
          onClick={() => viewer.setSeat(seat)}
        >
          <SeatBadge colour={colour} small />
        </button>
      ))}
      <CameraButtons views={ELSEWHERE} camera={camera} onCamera={(view) => viewer.setCamera(view)} />
    </fieldset>
  );
}

/** The same where there is little room. A shot that a ruling has shown counts as free. */
function ChoiceInAList({ seats }: ChoiceProps) {
  const { viewer, camera, seat: chair } = useChair();
  const choose = (value: string): void => {
    const view = ELSEWHERE.find((one) => one === value);
    if (view) viewer.setCamera(view);
    else viewer.setSeat(Number(value));
  };
  return (
    <select
      className="text-field panel"
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
