import { TICK_HZ } from '#sim/settings.ts';
import { Icon, type IconName, IconButton } from '../ui/Icon.tsx';
import { useShortcut } from '../frame/keys/useShortcut.ts';
import { Slider } from '../ui/Field.tsx';
import { texts } from '#play/texts.ts';
import { KeysNote, ActWords } from './notes.tsx';
import { lengthOf } from './playhead.ts';
import { SpeedChoice } from './SpeedChoice.tsx';
import { useTheViewer, useViewer } from './ViewerContext.tsx';

export interface TransportProps {
  /** Where there is little room: opens the list of actions instead of a slider. */
  readonly list: { readonly open: boolean; readonly onToggle: () => void } | null;
}

/** Back and forth in time: by action, by tick, by ruling; how fast. */
export function Transport({ list }: TransportProps) {
  const viewer = useTheViewer();
  const { acts } = viewer.film;
  if (acts.length === 0) return <p className="panel transport-empty">{texts.replay.empty}</p>;
  return (
    <section className="panel transport" aria-label={texts.replay.title}>
      {list ? <ActButton {...list} /> : <ActSlider />}
      <TickSlider />
      <div className="presses">
        <Press
          icon="previousRuling"
          label={texts.replay.previousRuling}
          keys="replay-ruling-back"
          onPress={() => viewer.seekRuling(-1)}
        />
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
        <PlayButton />
        <Press icon="frameOn" label={texts.replay.frameOn} keys="replay-frame-on" onPress={() => viewer.step(1)} />
        <Press icon="next" label={texts.replay.nextAction} keys="replay-action-on" onPress={() => viewer.seekAct(1)} />
        <Press
          icon="nextRuling"
          label={texts.replay.nextRuling}
          keys="replay-ruling-on"
          onPress={() => viewer.seekRuling(1)}
        />
      </div>
      <Speeds />
      {list === null && <KeysNote />}
      <Waiting />
    </section>
  );
}

interface PressProps {
  readonly icon: IconName;
  readonly label: string;
  /** Id of the key that does the same. */
  readonly keys: string;
  readonly onPress: () => void;
}

function Press({ icon, label, keys, onPress }: PressProps) {
  return <IconButton icon={icon} label={label} className="" {...useShortcut(keys, label)} onClick={onPress} />;
}

function PlayButton() {
  const viewer = useTheViewer();
  const playing = useViewer((state) => state.playing);
  const label = playing ? texts.replay.pause : texts.replay.play;
  return (
    <IconButton
      icon={playing ? 'pause' : 'play'}
      label={label}
      className="primary play"
      {...useShortcut('replay-play', label)}
      onClick={() => viewer.play(!playing)}
    />
  );
}

/** Which action is seen, in words. */
function useAct() {
  const { acts } = useTheViewer().film;
  const act = useViewer(({ at }) => at.act);
  return { act, of: acts.length, done: acts[act] };
}

function ActButton({ open, onToggle }: NonNullable<TransportProps['list']>) {
  const { act, of, done } = useAct();
  return (
    <button
      type="button"
      className="button quiet act-button"
      aria-expanded={open}
      aria-label={texts.replay.actionOf(act + 1, of, done?.words ?? '')}
      title={texts.replay.actions}
      onClick={onToggle}
    >
      <Icon name="log" />
      <span className="number">{texts.replay.actionShort(act + 1, of)}</span>
      <ActWords act={done} />
    </button>
  );
}

function ActSlider() {
  const viewer = useTheViewer();
  const { act, of, done } = useAct();
  const shown = texts.replay.actionOf(act + 1, of, done?.words ?? '');
  return (
    <div className="transport-line acts-line">
      <span className="note" title={done?.notation ?? undefined}>
        {shown}
      </span>
      <Slider
        label={texts.replay.action}
        value={act}
        min={0}
        max={Math.max(0, of - 1)}
        step={1}
        shown={shown}
        onSlide={(to) => viewer.seek({ act: to, tick: 0 })}
      />
    </div>
  );
}

function TickSlider() {
  const viewer = useTheViewer();
  const { act, tick } = useViewer(({ at }) => at);
  const playing = viewer.film.acts[act];
  if (!playing) return null;
  const length = lengthOf(playing);
  const seconds = [tick / TICK_HZ, length / TICK_HZ] as const;
  return (
    <div className="transport-line ticks-line">
      <span className="note number">{texts.replay.timeShort(...seconds)}</span>
      <Slider
        label={texts.replay.tick}
        value={Math.round(tick)}
        min={0}
        max={Math.round(length)}
        step={1}
        shown={texts.replay.time(...seconds)}
        onSlide={(to) => viewer.seek({ act, tick: to })}
      />
    </div>
  );
}

function Speeds() {
  const viewer = useTheViewer();
  return <SpeedChoice speed={useViewer((state) => state.speed)} onChoose={(speed) => viewer.setSpeed(speed)} />;
}

/** A long action may not have been performed again as far as one has gone. */
function Waiting() {
  const ready = useViewer((state) => state.ready);
  const fault = useViewer((state) => state.fault);
  return <output className="status waiting">{fault ? fault.message : ready ? '' : texts.replay.working}</output>;
}
