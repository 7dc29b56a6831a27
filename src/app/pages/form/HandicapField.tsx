import '#app/styles/handicaps.css';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Choice } from '#app/ui/Field.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { playingSeats, type DraftOfSeats } from '#play/form/players.ts';

interface HandicapFieldProps {
  readonly draft: DraftOfSeats;
  readonly title: string;
  readonly note: string;
  /** The name of a player's choice; the first has the number 1. */
  readonly of: (number: number, name: string) => string;
  readonly choices: readonly Choice<string>[];
  readonly valueOf: (player: number) => string;
  /** Handicaps of hands, which show at the badges. */
  readonly hands?: readonly Steadiness[];
  readonly onChoose: (player: number, value: string) => void;
}

/** Players who are unequal on purpose, so that a child can play an adult: a handicap of the game's own for each. */
export function HandicapField({ draft, title, note, of, choices, valueOf, hands = [], onChoose }: HandicapFieldProps) {
  return (
    <details className="handicaps">
      <summary>{title}</summary>
      <p className="note">{note}</p>
      <ul>
        {playingSeats(draft).map(({ name, colour }, player) => (
          <li key={colour}>
            <SeatBadge colour={colour} steadiness={hands[player] ?? 'usual'} />
            <span>{name}</span>
            <select
              className="select-field"
              aria-label={of(player + 1, name)}
              value={valueOf(player)}
              onChange={({ target }) => onChoose(player, target.value)}
            >
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
}
