import { TICK_HZ } from '../../sim/settings.ts';
import { Icon, type IconName } from '../hud/Icon.tsx';
import { Slider } from '../pages/form/Field.tsx';
import { texts } from '../texts.ts';
import { lengthOf } from './playhead.ts';
import { SPEEDS, type Speed } from './viewer.ts';
import { useTheViewer, useViewer } from './ViewerContext.tsx';

/** Back and forth in time: by action, by tick, by ruling; how fast. */
export function Transport() {
  const viewer = useTheViewer();
  const { acts } = viewer.film;
  if (acts.length === 0) return <p className="panel transport">{texts.replay.empty}</p>;
  return (
    <section className="panel transport" aria-label={texts.replay.title}>
      <ActSlider />
      <TickSlider />
      <div className="row">
        <Press icon="previous" label={texts.replay.previousRuling} onPress={() => viewer.seekRuling(-1)} />
        <Press icon="frameBack" label={texts.replay.frameBack} onPress={() => viewer.step(-1)} />
        <PlayButton />
        <Press icon="frameOn" label={texts.replay.frameOn} onPress={() => viewer.step(1)} />
        <Press icon="next" label={texts.replay.nextRuling} onPress={() => viewer.seekRuling(1)} />
        <SpeedChoice />
      </div>
      <p className="note keys-note">{texts.replay.keys}</p>
      <Waiting />
    </section>
  );
}

function Press({ icon, label, onPress }: { readonly icon: IconName; readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="button icon" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

function PlayButton() {
  const viewer = useTheViewer();
  const playing = useViewer((state) => state.playing);
  const label = playing ? texts.replay.pause : texts.replay.play;
  return (
    <button type="button" className="button primary play" title={label} onClick={() => viewer.play(!playing)}>
      {label}
    </button>
  );
}

function ActSlider() {
  const viewer = useTheViewer();
  const act = useViewer(({ at }) => at.act);
  const { acts } = viewer.film;
  const shown = texts.replay.actionOf(act + 1, acts.length, acts[act]?.notation ?? '');
  return (
    <div className="transport-line">
      <span className="note">{shown}</span>
      <Slider label={texts.replay.action} value={act} min={0} max={Math.max(0, acts.length - 1)} step={1} shown={shown} onSlide={(to) => viewer.seek({ act: to, tick: 0 })} />
    </div>
  );
}

function TickSlider() {
  const viewer = useTheViewer();
  const { act, tick } = useViewer(({ at }) => at);
  const playing = viewer.film.acts[act];
  if (!playing) return null;
  const length = lengthOf(playing);
  const shown = texts.replay.time(tick / TICK_HZ, length / TICK_HZ);
  return (
    <div className="transport-line">
      <span className="note number">{shown}</span>
      <Slider label={texts.replay.tick} value={Math.round(tick)} min={0} max={Math.round(length)} step={1} shown={shown} onSlide={(to) => viewer.seek({ act, tick: to })} />
    </div>
  );
}

function SpeedChoice() {
  const viewer = useTheViewer();
  const speed = useViewer((state) => state.speed);
  return (
    <label className="row speed">
      <span>{texts.replay.speed}</span>
      <select className="text-field" value={speed} onChange={({ target }) => viewer.setSpeed(Number(target.value) as Speed)}>
        {SPEEDS.map((value) => (
          <option key={value} value={value}>
            {texts.replay.speedOf(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A long action may not have been performed again as far as one has gone. */
function Waiting() {
  const ready = useViewer((state) => state.ready);
  const fault = useViewer((state) => state.fault);
  return (
    <output className="status">
      {fault ? fault.message : ready ? '' : texts.replay.working}
    </output>
  );
}
