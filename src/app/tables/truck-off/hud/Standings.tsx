import { BARRY, type Owner } from '#games/truck-off/ids.ts';
import { moneyOf } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { ownersOf } from '#play/truck-off/places.ts';
import { Specials } from './Specials.tsx';
import { useMatch, useOwnerNames, useView } from './useTable.ts';
import { texts } from '#play/texts.ts';
import { SeatBadge, seatStyle } from '#app/ui/SeatBadge.tsx';
import { standings } from '#play/truck-off/texts/table.ts';

/** How all stand: money, cards, who is the first player, who has selected; what lies at the venues. */
export function Standings() {
  const view = useView();
  const names = useOwnerNames();
  const { seats } = useMatch().header;
  const levelOf = (owner: Owner): string | undefined => (owner === BARRY ? undefined : seats[owner]?.level);
  return (
    <section className="panel standing truck-standings" aria-label={standings.title}>
      <ul>
        {ownersOf(view).map((owner) => (
          <li key={owner} style={seatStyle(names.look(owner))} data-owner={owner}>
            <SeatBadge colour={names.look(owner)} small />
            <strong className="owner" translate="no">
              {names.owner(owner)}
            </strong>
            <span className="money">{standings.money(moneyOf(view, owner))}</span>
            <span className="note">{noteOf(view, owner, levelOf(owner))}</span>
          </li>
        ))}
      </ul>
      <Specials />
    </section>
  );
}

function noteOf(view: TruckOffState, owner: Owner, level: string | undefined): string {
  if (owner === BARRY) return '';
  if (view.conceded.includes(owner)) return standings.gone;
  const player = view.players[owner];
  const notes: string[] = level === undefined ? [] : [texts.bots.ofLevel(level)];
  if (view.first === owner) notes.push(standings.first);
  if (player === undefined) return '';
  if (player.decided) notes.push(standings.ready);
  if (view.grid === null) {
    notes.push(standings.cards(player.hand.length + (view.phase.name === 'cards' ? player.chosen.length : 0)));
    if (view.phase.name === 'execute' && player.chosen.length > 0) notes.push(standings.chosen(player.chosen.length));
  }
  return notes.join(', ');
}
