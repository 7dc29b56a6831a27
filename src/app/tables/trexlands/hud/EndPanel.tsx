import { useMemo } from 'react';
import { campOf } from '#games/trexlands/queries.ts';
import { ClipButton } from '#app/table/Again.tsx';
import { useSaidName } from '#app/frame/AtTable.tsx';
import { EndFrame } from '#app/frame/EndFrame.tsx';
import { texts } from '#play/texts.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { bestTumble } from '#games/trexlands/bestTumble.ts';
import { bestFirst } from '#games/trexlands/bestFirst.ts';
import { standingsOf } from '#play/trexlands/say/standing.ts';
import { laterPart } from '#app/late/later.tsx';
import { useMatch, useNames, useView } from './useTable.ts';

const EvenStart = laterPart(async () => (await import('./EvenStart.tsx')).EvenStart);

/** The winner and the reason, and the final score of all Camps. */
export function EndPanel() {
  const view = useView();
  const { outcome } = view;
  const { log } = useMatch();
  const best = useMemo(() => bestTumble(log), [log]);
  const names = useNames();
  const said = useSaidName();
  if (outcome === null) return null;
  const { winners, by } = outcome;
  const [winner] = winners;
  const x = winner === undefined ? 0 : campOf(view, winner).x;
  const name = winner === undefined ? texts.names.nobody : names.seat(winner);
  return (
    <EndFrame
      winners={winners.map((seat) => ({ seat, colour: names.colour(seat) }))}
      title={texts.end.wins(name)}
      number={x > 0 ? gameTexts.end.brought(x) : null}
      by={gameTexts.end.by[by](winner === undefined ? name : said(winner), view.conceded.map(said))}
      clip={best && <ClipButton at={best.at} label={gameTexts.end.bestTumble(best.seconds)} />}
    >
      <Scores />
      <EvenStart />
    </EndFrame>
  );
}

function Scores() {
  const view = useView();
  const names = useNames();
  const order = bestFirst(view);
  const best = standingsOf(view).toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">{gameTexts.end.player}</th>
          <th scope="col">{gameTexts.end.x}</th>
          <th scope="col">{gameTexts.end.v}</th>
          <th scope="col">{gameTexts.end.rank}</th>
        </tr>
      </thead>
      <tbody>
        {best.map(({ seat, x, coins, rank }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatBadge colour={names.colour(seat)} small /> <span translate="no">{names.seat(seat)}</span>
            </th>
            <td>{x}</td>
            <td>{coins}</td>
            <td>{rank === null ? gameTexts.standings.unranked : gameTexts.standings.rank(rank)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
