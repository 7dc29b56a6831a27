import { STEADINESSES, type Steadiness } from '../../../../../sim/hand/steadiness.ts';
import { SeatBadge } from '../../../../ui/SeatBadge.tsx';
import { texts } from '../../../../texts.ts';
import { withSteadiness, type DraftFieldProps } from './draft.ts';
import { playingSeats } from '../../../../pages/form/players.ts';

const steadinessOf = (value: string): Steadiness => STEADINESSES.find((known) => known === value) ?? 'usual';

/** Hands that are unequal on purpose, so that a child can play an adult. */
export function HandicapField({ draft, onDraft }: DraftFieldProps) {
  return (
    <details className="handicaps">
      <summary>{texts.handicap.title}</summary>
      <p className="note">{texts.handicap.note}</p>
      <ul>
        {playingSeats(draft).map(({ name, colour }, player) => (
          <li key={colour}>
            <SeatBadge colour={colour} steadiness={draft.steadiness[player] ?? 'usual'} />
            <span>{name}</span>
            <select
              className="select-field"
              aria-label={texts.handicap.of(player + 1, name)}
              value={draft.steadiness[player]}
              onChange={({ target }) => onDraft(withSteadiness(draft, player, steadinessOf(target.value)))}
            >
              {STEADINESSES.map((steadiness) => (
                <option key={steadiness} value={steadiness}>
                  {texts.handicap.names[steadiness]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
}
