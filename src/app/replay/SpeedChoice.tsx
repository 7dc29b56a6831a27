import { texts } from '#play/texts.ts';
import { SPEEDS, type Speed } from './viewer.ts';

export interface SpeedChoiceProps {
  readonly speed: Speed;
  readonly onChoose: (speed: Speed) => void;
}

export function SpeedChoice({ speed, onChoose }: SpeedChoiceProps) {
  return (
    <label className="speed">
      <span>{texts.replay.speed}</span>
      <select className="text-field" value={speed} onChange={({ target }) => onChoose(Number(target.value) as Speed)}>
        {SPEEDS.map((value) => (
          <option key={value} value={value}>
            {texts.replay.speedOf(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
