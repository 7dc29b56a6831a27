import { kindOf, tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard } from '#games/trexlands/cards/kinds.ts';
import { nameOf } from '#games/trexlands/ids.ts';
import { headStartOf } from '#games/trexlands/headStart.ts';
import { campOf, trucksOf } from '#games/trexlands/queries.ts';
import type { Seat } from '#sim/ids.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { listed } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { campLies } from '#play/trexlands/words/campLies.ts';
import { placeName } from '#play/trexlands/words/names.ts';
import { AboutProvider } from '../about/About.tsx';
import { AboutNote } from '../about/AboutNote.tsx';
import { Telling } from '../about/Telling.tsx';
import { CardWords } from './CardWords.tsx';
import { useNames, useView } from '../useTable.ts';

/** All that lies in a Camp, and what it says. Of the private deck how many there are, to all but its owner (TX-53). */
export function CampDialog({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) {
  const view = useView();
  const names = useNames();
  const { coins, x, captain, cards, deck, extraX } = campOf(view, seat);
  const headStart = headStartOf(view.options, seat);
  const known = deck.flatMap((card) => (card === null ? [] : [playableCard(tribuKindOf(card)).name]));
  return (
    <Dialog title={gameTexts.camp.title(names.seat(seat))} className="camp-sheet" onClose={onClose}>
      <AboutProvider>
        <section className="menu-part">
          <p>
            <Telling>{campLies(view, seat)}</Telling>
          </p>
          <p>
            <Telling>{gameTexts.camp.has(coins, x)}</Telling> {extraX > 0 && gameTexts.move.extra(extraX)}
          </p>
          {headStart > 0 && <p className="note">{gameTexts.headStart.beganWith(headStart)}</p>}
          <ul className="plain-list">
            {trucksOf(view, seat).map(({ id, at, mate }) => (
              <li key={id}>
                {gameTexts.move.truck(
                  nameOf(id),
                  gameTexts.move.in(placeName(at)),
                  mate === null ? null : nameOf(mate),
                )}
              </li>
            ))}
          </ul>
        </section>
        <section className="menu-part">
          <h3>{gameTexts.camp.captain}</h3>
          {captain === null ? (
            <p className="note">{gameTexts.camp.noCaptain}</p>
          ) : (
            <CardWords face={captain.id}>{captain.usedIn !== null && gameTexts.camp.usedIn(captain.usedIn)}</CardWords>
          )}
        </section>
        <section className="menu-part">
          <h3>{gameTexts.camp.cards}</h3>
          {cards.length === 0 && <p className="note">{gameTexts.camp.noCards}</p>}
          {cards.map((card) => (
            <CardWords key={card} face={kindOf(card)} colour={names.colour(seat)} />
          ))}
        </section>
        <section className="menu-part">
          <h3>{gameTexts.exchange.deck}</h3>
          <p className="note">{known.length === 0 ? gameTexts.camp.deck(deck.length) : listed(known)}</p>
        </section>
        <AboutNote />
      </AboutProvider>
    </Dialog>
  );
}
