import type { Seat } from '#games/tug-of-war/ids.ts';
import { running } from '#games/tug-of-war/time.ts';
import { useClock } from '#app/frame/dock/Countdown.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { usePassing } from '#app/time/usePassing.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { useCompact } from '#app/ui/useCompact.ts';
import { clocks as texts } from '#play/tug-of-war/texts/table.ts';
import { timeWords } from '#play/say/saidTime.ts';
import { clockTimes } from '#play/tug-of-war/say/clockTimes.ts';
import { useCommands, useMatch, useSession } from './useTable.ts';

const TICK_MS = 250;
/** With less than this, turn and reserve together, the time is shown as short (house value). */
const LOW_MS = 30_000;

/** Lets the time of the seat that is asked pass, where the table has chosen clocks. Players may hold them. */
export function MatchClock() {
  const { state, undo } = useMatch();
  const { passTime } = useCommands();
  const { held, hold, still } = useClock();
  const runs = running(state) !== null && undo === null;
  usePassing(runs && !held && !still, TICK_MS, passTime);
  if (!runs) return null;
  return <HoldButton held={held} onHold={hold} />;
}

/** On a phone a sign in the row of the others: words would take a row of their own from the table. */
function HoldButton({ held, onHold }: { readonly held: boolean; readonly onHold: (held: boolean) => void }) {
  const compact = useCompact();
  const label = held ? texts.run : texts.hold;
  return (
    <button
      type="button"
      className={`button quiet hold-clocks ${compact ? 'icon' : ''}`}
      aria-label={label}
      title={label}
      onClick={() => onHold(!held)}
    >
      {compact ? <Icon name={held ? 'play' : 'pause'} /> : label}
    </button>
  );
}

/** The time that a seat has: for this turn, and in reserve. */
export function ClockFace({ seat }: { readonly seat: Seat }) {
  const { state } = useMatch();
  const elapsedMs = useSession((session) => session.elapsedMs);
  const names = useSeatNames();
  const times = clockTimes(state, seat, elapsedMs);
  if (times === null) return null;
  const [turn, reserve] = [timeWords(times.turnMs), timeWords(times.reserveMs)];
  return (
    <span
      className="clock-face"
      role="timer"
      translate="no"
      aria-label={texts.label(names.seat(seat), turn, reserve)}
      data-runs={times.runs || undefined}
      data-low={(times.runs && times.turnMs + times.reserveMs < LOW_MS) || undefined}
    >
      <b>{turn}</b> <small>{texts.reserve(reserve)}</small>
    </span>
  );
}
