import type { InMenuProps } from '#app/frame/menu/TableSheets.tsx';
import type { Seat } from '#sim/ids.ts';
import { SeatBadge, seatStyle } from '#app/ui/SeatBadge.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { standingsOf, type Standing } from '#play/trexlands/say/standing.ts';
import { CampDialog } from './cards/CampDialog.tsx';
import { WheelMark } from './marks.tsx';
import { AboutWord } from './about/AboutWord.tsx';
import { useTells } from './about/useTells.ts';
import { useNames, useView } from './useTable.ts';

/** The Camp of a seat as a sheet of the table. */
const campOf = (seat: Seat) =>
  function CampSheet({ onClose }: { readonly onClose: () => void }) {
    return <CampDialog seat={seat} onClose={onClose} />;
  };

/** All Camps at a glance; each opens. */
export function Standings({ onSheet }: Pick<InMenuProps, 'onSheet'>) {
  const view = useView();
  const onOpen = (seat: Seat): void => onSheet({ what: 'own', Sheet: campOf(seat) });
  return (
    <section className="panel standing standings" aria-label={gameTexts.standings.title}>
      <ul>
        {standingsOf(view).map((standing) => (
          <li key={standing.seat}>
            <CampButton standing={standing} onOpen={() => onOpen(standing.seat)} />
          </li>
        ))}
      </ul>
      <p className="note city-x">
        <AboutWord subject={{ kind: 'city' }}>{gameTexts.standings.cityX(view.cityX)}</AboutWord>
        <span>{gameTexts.standings.explained}</span>
        <AboutWord subject={{ kind: 'term', term: 'rank' }}>{gameTexts.standings.rank(1)}</AboutWord>
        <AboutWord subject={{ kind: 'wheel' }}>
          <WheelMark /> {gameTexts.standings.wheel}
        </AboutWord>
        <AboutWord subject={{ kind: 'v' }}>{gameTexts.what.vTitle}</AboutWord>
        <AboutWord subject={{ kind: 'x' }}>{gameTexts.what.xTitle}</AboutWord>
      </p>
    </section>
  );
}

function CampButton({ standing, onOpen }: { readonly standing: Standing; readonly onOpen: () => void }) {
  const names = useNames();
  const { seat, rank, wheel, coins, headStart, x, inCamp, cards, gone } = standing;
  const began = headStart === 0 ? '' : `, ${gameTexts.headStart.began(headStart)}`;
  const name = names.seat(seat);
  const tells = useTells({ kind: 'camp', seat });
  return (
    <button
      type="button"
      className="camp-line"
      style={seatStyle(names.colour(seat))}
      data-seat={seat}
      data-gone={gone || undefined}
      aria-label={`${gameTexts.standings.label(name, rank, wheel, coins, x, inCamp, cards)}${began}`}
      {...tells}
      onClick={onOpen}
    >
      <SeatBadge colour={names.colour(seat)} small />
      <span className="camp-name">
        <span className="camp-rank">
          {rank === null ? gameTexts.standings.unranked : gameTexts.standings.rank(rank)}
          {headStart > 0 && (
            <span title={gameTexts.headStart.beganWith(headStart)}> {gameTexts.headStart.more(headStart)}</span>
          )}
        </span>{' '}
        <span translate="no">{name}</span>
        {wheel && <WheelMark />}
      </span>
      <span className="camp-counts">
        <b>{gameTexts.standings.tokens(x)}</b>
        <span>{gameTexts.standings.coins(coins)}</span>
        <span className="camp-more">{gone ? gameTexts.standings.gone : gameTexts.standings.trucks(inCamp)}</span>
      </span>
    </button>
  );
}
