import { handTableOf } from '#games/traction/handTable.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { useMatch, useNaming } from './useTable.ts';

/** How steady each player's hand was, at the end of a match; folded where that was not what was played for. */
export function HandTable() {
  const match = useMatch();
  const { hands = 'any' } = match.state.options;
  const rows = handTableOf(match);
  if (rows.every(({ steps }) => steps === 0)) return null;
  if (hands !== 'any') return <Rows rows={rows} />;
  return (
    <details>
      <summary>{gameTexts.steadiness.ask}</summary>
      <Rows rows={rows} />
    </details>
  );
}

function Rows({ rows }: { readonly rows: ReturnType<typeof handTableOf> }) {
  const match = useMatch();
  const naming = useNaming();
  return (
    <table className="hand-table">
      <caption>{gameTexts.steadiness.caption(match.state.options.tolerance.pivotMm)}</caption>
      <thead>
        <tr>
          <th scope="col">{gameTexts.steadiness.player}</th>
          <th scope="col">{gameTexts.steadiness.steps}</th>
          <th scope="col">{gameTexts.steadiness.mean}</th>
          <th scope="col">{gameTexts.steadiness.worst}</th>
          <th scope="col">{gameTexts.steadiness.fouls}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, steps, meanSlipMm, worstSlipMm, fouls }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatBadge colour={naming.colour(seat)} steadiness={naming.steadiness(seat)} small />{' '}
              <span translate="no">{naming.seat(seat)}</span>
            </th>
            <td>{steps}</td>
            <td>{gameTexts.steadiness.mm(meanSlipMm)}</td>
            <td>{gameTexts.steadiness.mm(worstSlipMm)}</td>
            <td>{fouls}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
