import { CORNERS } from '../../sim/gesture/gesture.ts';
import { useCommands, useSession } from '../match/SessionContext.tsx';
import { texts } from '../texts.ts';
import { useNaming } from './useTable.ts';

/** TR-08. */
const MOST_DEG = 360;
const STEP_DEG = 5;

/** The assisted step without a pointer: a corner, a swivel, and off it goes. With one it shows what is aimed at. */
export function AimControls() {
  const corner = useSession((session) => session.corner);
  const swivelDeg = useSession(({ aim }) => aim?.swivelDeg ?? 0);
  const { setAim, performAim } = useCommands();
  const [first] = CORNERS;
  return (
    <div className="aim">
      <fieldset className="segments" aria-label={texts.action.corner}>
        {CORNERS.map((choice) => (
          <button key={choice} type="button" className="button" aria-label={texts.action.cornerName(choice)} aria-pressed={corner === choice} onClick={() => setAim(choice, swivelDeg)}>
            {choice}
          </button>
        ))}
      </fieldset>
      <input
        type="range"
        aria-label={texts.action.swivelDegrees}
        aria-valuetext={texts.action.degrees(swivelDeg)}
        // Left is counter-clockwise seen from above, as the piece's far side then goes to the left.
        min={-MOST_DEG}
        max={MOST_DEG}
        step={STEP_DEG}
        value={-swivelDeg}
        onChange={(event) => setAim(corner ?? first, -event.target.valueAsNumber)}
      />
      <output className="aim-degrees">{texts.action.degrees(swivelDeg)}</output>
      <button type="button" className="button primary" disabled={corner === null} onClick={performAim}>
        {texts.action.perform}
      </button>
    </div>
  );
}

/** What the aimed step would run into, by its outlines; the referee decides by what happens. */
export function ForecastNote() {
  const forecast = useSession((session) => session.forecast);
  const naming = useNaming();
  if (forecast === null) return null;
  const { hits, pads, offTable } = forecast;
  const said = [
    ...(hits.length > 0 ? [texts.action.forecastHits(hits.map(naming.piece))] : []),
    ...(pads.length > 0 ? [texts.action.forecastPad(pads.map((seat) => texts.names.pad(naming.seat(seat))))] : []),
    ...(offTable ? [texts.action.forecastOff] : []),
  ];
  return said.length === 0 ? null : <p className="forecast">{said.join(' · ')}</p>;
}
