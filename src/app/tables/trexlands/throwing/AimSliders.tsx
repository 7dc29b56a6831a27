import { gameTexts } from '#play/trexlands/texts.ts';
import { AIM_STEPS, speedOf } from '#play/trexlands/throwing/aim.ts';
import { useHand, useTheHand } from '../hud/useTable.ts';

/** Where an aimed truck goes, and how hard. */
export function AimSliders() {
  const aim = useHand((hands) => hands.aim);
  const { setAim } = useTheHand().commands;
  const metres = speedOf(aim) / 1000;
  return (
    <div className="aim-sliders">
      <Slider
        label={gameTexts.throwing.direction}
        least={-180}
        most={180}
        step={AIM_STEPS.deg}
        value={aim.directionDeg}
        said={gameTexts.throwing.directionSaid(aim.directionDeg)}
        short={gameTexts.throwing.directionShort(aim.directionDeg)}
        onSlide={(directionDeg) => setAim({ ...aim, directionDeg })}
      />
      <Slider
        label={gameTexts.throwing.power}
        least={0}
        most={100}
        step={AIM_STEPS.power}
        value={aim.power}
        said={gameTexts.throwing.powerSaid(aim.power, metres)}
        short={gameTexts.throwing.powerShort(metres)}
        onSlide={(power) => setAim({ ...aim, power })}
      />
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly value: number;
  /** The value as it is read out, and as it is written. */
  readonly said: string;
  readonly short: string;
  readonly onSlide: (value: number) => void;
}

function Slider({ label, least, most, step, value, said, short, onSlide }: SliderProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={said}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
      />
      <output>{short}</output>
    </label>
  );
}
