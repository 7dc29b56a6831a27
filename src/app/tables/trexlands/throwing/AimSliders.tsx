import { AimSlider } from '#app/frame/dock/AimSlider.tsx';
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
      <AimSlider
        label={gameTexts.throwing.direction}
        min={-180}
        max={180}
        step={AIM_STEPS.deg}
        value={aim.directionDeg}
        shown={gameTexts.throwing.directionSaid(aim.directionDeg)}
        written={gameTexts.throwing.directionShort(aim.directionDeg)}
        onSlide={(directionDeg) => setAim({ ...aim, directionDeg })}
      />
      <AimSlider
        label={gameTexts.throwing.power}
        min={0}
        max={100}
        step={AIM_STEPS.power}
        value={aim.power}
        shown={gameTexts.throwing.powerSaid(aim.power, metres)}
        written={gameTexts.throwing.powerShort(metres)}
        onSlide={(power) => setAim({ ...aim, power })}
      />
    </div>
  );
}
