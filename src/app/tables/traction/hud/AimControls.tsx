import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import { useCommands, useSpoken, useSession, useTheSession } from './useTable.ts';
import { expectedOf, looksLikeFoul } from '#play/traction/session/expected.ts';
import { cornerAt } from '#games/traction/standing.ts';
import { minus } from '#play/input/azimuth.ts';
import { useInputDesk } from '#app/input/InputContext.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { pyramidOf } from '#sim/pyramid.ts';
import { useShallow } from 'zustand/react/shallow';
import { gameTexts } from '#play/traction/texts.ts';
import { isBusy } from '#play/traction/say/busy.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';
import { MOST_SWIVEL_DEG } from '#games/traction/variants.ts';

/** TR-08. */
const STEP_DEG = 5;
const FINE_DEG = 1;
const CORNER_KEYS = { A: 'corner-a', B: 'corner-b', C: 'corner-c', D: 'corner-d' } as const;

/** The assisted step without a pointer: a corner, a swivel, and off it goes. With one it shows what is aimed at. */
export function AimControls() {
  const corner = useSession((session) => session.corner);
  const busy = useSession(isBusy);
  const verb = useSession((session) => session.verb);
  const swivelDeg = useSession(({ aim }) => aim?.swivelDeg ?? 0);
  const clockwiseIsRight = useClockwiseIsRight();
  const sign = clockwiseIsRight ? -1 : 1;
  const { setAim } = useCommands();
  const [first] = CORNERS;
  return (
    <fieldset className="aim" disabled={busy} aria-label={gameTexts.action.aim}>
      <fieldset className="segments" aria-label={gameTexts.action.corner}>
        {CORNERS.map((choice) => (
          <CornerButton key={choice} choice={choice} />
        ))}
      </fieldset>
      <div className="aim-swivel">
        <span className="aim-words" aria-hidden="true">
          {gameTexts.action.swivel[verb]}
        </span>
        <input
          type="range"
          aria-label={gameTexts.action.swivelDegrees}
          aria-valuetext={gameTexts.action.degrees(swivelDeg)}
          // To the right in the picture goes to the right on the slider.
          min={-MOST_SWIVEL_DEG}
          max={MOST_SWIVEL_DEG}
          step={STEP_DEG}
          value={sign * swivelDeg}
          onChange={(event) => setAim(corner ?? first, sign * event.target.valueAsNumber || 0)}
        />
      </div>
      <div className="aim-turn">
        <TurnButton byDeg={FINE_DEG} />
        <output className="aim-degrees">{gameTexts.action.degrees(swivelDeg)}</output>
        <TurnButton byDeg={-FINE_DEG} />
      </div>
    </fieldset>
  );
}

/** Lets the hand do the step that is aimed at. */
export function PerformButton() {
  const busy = useSession(isBusy);
  const { performAim } = useCommands();
  const shortcut = useShortcut('perform', gameTexts.action.perform);
  return (
    <button type="button" className="button primary aim-perform" disabled={busy} {...shortcut} onClick={performAim}>
      {gameTexts.action.perform}
    </button>
  );
}

/** Whether turning the chosen piece clockwise about its corner begins towards the right of the picture. */
function useClockwiseIsRight(): boolean {
  const { touch } = useTheSession();
  const { eye } = useInputDesk();
  const corner = useSession((session) => session.corner) ?? CORNERS[0];
  const piece = useSession(({ intent }) => intent?.piece ?? null);
  const standing = piece === null ? null : touch.standing(piece);
  if (piece === null || standing === null) return true;
  const { xMm, zMm } = minus(standing, cornerAt(pyramidOf(piece), standing, corner));
  const yaw = eye?.yaw() ?? 0;
  return xMm * Math.sin(yaw) + zMm * Math.cos(yaw) <= 0;
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

/** The likely outcome of the aimed step, by outlines; the referee decides by what happens. */
export function ForecastNote() {
  const expected = useSession(useShallow(expectedOf));
  const units = useSettings((settings) => settings.units);
  const naming = useSpoken();
  if (expected === null) return null;
  const tone = looksLikeFoul(expected) ? 'foul' : 'plain';
  return (
    <p className="forecast" data-tone={tone} data-expected={expected.kind}>
      {gameTexts.action.expected(expected, naming, units)}
    </p>
  );
}
