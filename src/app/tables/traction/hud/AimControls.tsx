import { CORNERS, type Corner } from '../../../../sim/gesture/gesture.ts';
import { useCommands, useSession } from '../session/SessionContext.tsx';
import { gameTexts } from '../texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useShortcut } from '../../../frame/keys/useShortcut.ts';
import { useNaming } from './useTable.ts';

/** TR-08. */
const MOST_DEG = 360;
const STEP_DEG = 5;
const FINE_DEG = 1;
const CORNER_KEYS = { A: 'corner-a', B: 'corner-b', C: 'corner-c', D: 'corner-d' } as const;

/** The assisted step without a pointer: a corner, a swivel, and off it goes. With one it shows what is aimed at. */
export function AimControls() {
  const corner = useSession((session) => session.corner);
  const swivelDeg = useSession(({ aim }) => aim?.swivelDeg ?? 0);
  const { setAim, performAim } = useCommands();
  const [first] = CORNERS;
  const shortcut = useShortcut('perform', gameTexts.action.perform);
  return (
    <div className="aim">
      <fieldset className="segments" aria-label={gameTexts.action.corner}>
        {CORNERS.map((choice) => (
          <CornerButton key={choice} choice={choice} />
        ))}
      </fieldset>
      <input
        type="range"
        aria-label={gameTexts.action.swivelDegrees}
        aria-valuetext={gameTexts.action.degrees(swivelDeg)}
        // Left is counter-clockwise seen from above, as the piece's far side then goes to the left.
        min={-MOST_DEG}
        max={MOST_DEG}
        step={STEP_DEG}
        value={-swivelDeg}
        onChange={(event) => setAim(corner ?? first, -event.target.valueAsNumber)}
      />
      <div className="aim-turn">
        <TurnButton byDeg={FINE_DEG} />
        <output className="aim-degrees">{gameTexts.action.degrees(swivelDeg)}</output>
        <TurnButton byDeg={-FINE_DEG} />
      </div>
      <button
        type="button"
        className="button primary aim-perform"
        disabled={corner === null}
        {...shortcut}
        onClick={performAim}
      >
        {gameTexts.action.perform}
      </button>
    </div>
  );
}

/** A little further; counter-clockwise is positive. */
function TurnButton({ byDeg }: { readonly byDeg: number }) {
  const aim = useSession((session) => session.aim);
  const { setAim } = useCommands();
  const [first] = CORNERS;
  const left = byDeg > 0;
  const name = left ? gameTexts.action.turnLeft : gameTexts.action.turnRight;
  const shortcut = useShortcut(left ? 'turn-left-fine' : 'turn-right-fine', name);
  return (
    <button
      type="button"
      className="button quiet icon"
      aria-label={name}
      {...shortcut}
      onClick={() => setAim(aim?.corner ?? first, (aim?.swivelDeg ?? 0) + byDeg)}
    >
      <Icon name={left ? 'turnLeft' : 'turnRight'} />
    </button>
  );
}

function CornerButton({ choice }: { readonly choice: Corner }) {
  const chosen = useSession((session) => session.corner === choice);
  const swivelDeg = useSession(({ aim }) => aim?.swivelDeg ?? 0);
  const { setAim } = useCommands();
  const name = gameTexts.action.cornerName(choice);
  const shortcut = useShortcut(CORNER_KEYS[choice], name);
  return (
    <button
      type="button"
      className="button"
      aria-label={name}
      aria-pressed={chosen}
      {...shortcut}
      onClick={() => setAim(choice, swivelDeg)}
    >
      {choice}
    </button>
  );
}

/** Obstacles to the aimed step, by its outlines; the referee decides by what happens. */
export function ForecastNote() {
  const forecast = useSession((session) => session.forecast);
  const naming = useNaming();
  if (forecast === null) return null;
  const { hits, pads, offTable, tooFar } = forecast;
  const said = [
    ...(hits.length > 0 ? [gameTexts.action.forecastHits(hits.map(naming.piece))] : []),
    ...(pads.length > 0
      ? [gameTexts.action.forecastPad(pads.map((seat) => gameTexts.names.pad(naming.seat(seat))))]
      : []),
    ...(offTable ? [gameTexts.action.forecastOff] : []),
    ...(tooFar ? [gameTexts.action.forecastTooFar] : []),
  ];
  return said.length === 0 ? null : <p className="forecast">{said.join(' · ')}</p>;
}
