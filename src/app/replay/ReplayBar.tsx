import { Slider } from '../ui/Field.tsx';
import { IconButton, type IconName } from '../ui/Icon.tsx';
import { useShortcut } from '../frame/keys/useShortcut.ts';
import { makeRoute } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { CallSign, ActWords } from './notes.tsx';
import { SpeedChoice } from './SpeedChoice.tsx';
import { BESIDE, type Watch } from './useWatch.ts';
import { useTheViewer, useViewer } from './ViewerContext.tsx';

export interface ReplayBarProps {
  /** The match's id. */
  readonly id: string;
  readonly beside: Watch['beside'];
  readonly isAnalysed: boolean;
}

/** The whole of a replay for whoever only wants to watch it: play, the next action, where in the match, how fast. */
export function ReplayBar({ id, beside: [shown, show], isAnalysed }: ReplayBarProps) {
  const viewer = useTheViewer();
  const speed = useViewer((state) => state.speed);
  if (viewer.film.acts.length === 0) return <p className="panel transport-empty">{texts.replay.empty}</p>;
  return (
    <section className="panel replay-bar" aria-label={texts.replay.title}>
      <PlayButton />
      <Press icon="next" label={texts.replay.nextAction} keys="replay-action-on" onPress={() => viewer.seekAct(1)} />
      <Told id={id} />
      <SpeedChoice speed={speed} onChoose={(to) => viewer.setSpeed(to)} />
      {BESIDE.slice(isAnalysed ? 0 : 1).map((what) => (
        <button
          key={what}
          type="button"
          className={`button to-${what}`}
          aria-expanded={shown === what}
          onClick={() => show(shown === what ? null : what)}
        >
          {what === 'analysis' ? texts.analysis.title : shown === what ? texts.table.less : texts.table.more}
        </button>
      ))}
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

export function Press({ icon, label, keys, onPress }: PressProps) {
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

/** The action that is seen, in words, with the way to what was ruled in it; and where in the match it is. */
function Told({ id }: Pick<ReplayBarProps, 'id'>) {
  const viewer = useTheViewer();
  const { acts, calls } = viewer.film;
  const act = useViewer(({ at }) => at.act);
  const last = useViewer(({ rulings }) => rulings.at(-1));
  const done = acts[act];
  if (done === undefined) return null;
  const shown = texts.replay.actionOf(act + 1, acts.length, done.words);
  return (
    <div className="replay-told">
      <p title={done.words}>
        <ActWords act={done} />{' '}
        {last !== undefined && (
          <a
            className="call"
            data-call={calls.of(last) ?? undefined}
            aria-label={texts.replay.showMeOf(last.clause)}
            href={makeRoute({
              page: 'watch',
              id,
              ruling: { action: act, ruling: done.rulings.indexOf(last) },
            })}
          >
            <CallSign call={calls.of(last)} />
            {texts.replay.showMe}
          </a>
        )}
        <Waiting />
      </p>
      <Slider
        label={texts.replay.action}
        value={act}
        min={0}
        max={Math.max(0, acts.length - 1)}
        step={1}
        shown={shown}
        onSlide={(to) => viewer.seek({ act: to, tick: 0 })}
      />
    </div>
  );
}

/** A long action may not have been performed again as far as one has gone. */
function Waiting() {
  const ready = useViewer((state) => state.ready);
  const fault = useViewer((state) => state.fault);
  return <output className="status">{fault ? fault.message : ready ? '' : texts.replay.working}</output>;
}
