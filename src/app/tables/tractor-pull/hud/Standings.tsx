import { BOTH, type Seat } from '#games/tractor-pull/ids.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { useMatchHere } from '#app/frame/AtTable.tsx';
import { texts } from '#play/texts.ts';
import { SeatBadge, seatStyle } from '#app/ui/SeatBadge.tsx';
import { standingOf } from '#play/tractor-pull/say/standing.ts';
import { standings, words } from '#play/tractor-pull/texts/table.ts';
import { InForce, ReferenceButton } from './Notes.tsx';
import { useNames, useShown } from './useTable.ts';

/** How the ropes stand, who has won which match, and what counts in it. */
export function Standings() {
  const state = useShown();
  const seats = useMatchHere().match?.header.seats ?? [];
  const names = useNames();
  const ropes = state.red === null ? [] : pullRopes(state);
  return (
    <section className="panel standing tractor-standings" aria-label={standings.title}>
      <table>
        {ropes.length > 0 && (
          <thead>
            <tr>
              <th scope="col">{standings.ropes}</th>
              {ropes.map(({ rope, points }) => (
                <th key={rope} scope="col">
                  {rope}
                  {points > 1 && ` ${standings.worth(points)}`}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {BOTH.map((seat) => (
            <tr key={seat} style={seatStyle(names.colour(seat))} data-seat={seat}>
              <th scope="row">
                <span className="who">
                  <SeatBadge colour={names.colour(seat)} small />
                  <strong className="player-name" translate="no">
                    {names.seat(seat)}
                  </strong>
                  {state.red !== null && (
                    <span className="side" data-side={state.red === seat ? 'red' : 'blue'}>
                      {state.red === seat ? words.red : words.blue}
                    </span>
                  )}
                </span>
                <span className="note">{noteOf(state, seat, seats[seat]?.level)}</span>
              </th>
              {ropes.map(({ rope, totals, winner }) => (
                <td key={rope} data-rope={rope} data-wins={winner === seat || undefined}>
                  {totals[seat]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <InForce />
      <ReferenceButton />
    </section>
  );
}

/** `level`: of a computer, which is told until colours need the room. */
const noteOf = (state: TractorPullState, seat: Seat, level: string | undefined): string =>
  [...(level === undefined || state.red !== null ? [] : [texts.bots.ofLevel(level)]), ...standingOf(state, seat)].join(
    ', ',
  );
