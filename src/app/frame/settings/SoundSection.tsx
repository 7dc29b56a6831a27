import { useEffect, useRef } from 'react';
import { canVibrate } from '#app/haptics/canVibrate.ts';
import { Slider, Tick } from '#app/ui/Field.tsx';
import { texts } from '#play/texts.ts';
import { useAmbience } from '#app/settings/useAmbience.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { late } from '#app/late/late.ts';

const STEP = 0.05;
const SLIDE_RESTS_MS = 180;

/** Sound and vibration: what is heard, how loud, and what is felt. */
export function SoundSection() {
  const muted = useSettings((settings) => settings.muted);
  const volume = useSettings((settings) => settings.volume);
  const change = useChange();
  const knock = useKnock();
  const { sound } = texts.settings;
  const slide = (louder: number): void => {
    change({ volume: louder, muted: false });
    knock(louder);
  };
  return (
    <>
      <Tick label={sound.on} note={sound.onNote} checked={!muted} onTick={(on) => change({ muted: !on })} />
      <div className="volume">
        <span aria-hidden="true">{sound.volume}</span>
        <Slider
          label={sound.volume}
          value={volume}
          min={0}
          max={1}
          step={STEP}
          shown={sound.percent(volume)}
          onSlide={slide}
        />
        <output>{sound.percent(volume)}</output>
      </div>
      <Vibration />
    </>
  );
}

/** Lets the volume be heard, once the slider has come to rest. */
function useKnock(): (volume: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (volume) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // it is only a sample
      late(() => import('#app/audio/preview.ts'))
        .then(({ previewVolume }) => previewVolume(volume))
        .catch(() => undefined);
    }, SLIDE_RESTS_MS);
  };
}

function Vibration() {
  const vibration = useSettings((settings) => settings.vibration);
  const calm = useAmbience().motion === 'reduced';
  const change = useChange();
  const { sound } = texts.settings;
  if (!canVibrate()) return <p className="note">{sound.vibrationNone}</p>;
  return (
    <Tick
      label={sound.vibration}
      note={calm ? sound.vibrationCalm : sound.vibrationNote}
      checked={vibration}
      onTick={(on) => change({ vibration: on })}
    />
  );
}
