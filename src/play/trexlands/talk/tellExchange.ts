import { climaKindOf, isClima, kindOf, tribuKindOf, type PublicCardId } from '#games/trexlands/cards/ids.ts';
import { climaCardOf, playableCard } from '#games/trexlands/cards/kinds.ts';
import { slotted } from '#games/trexlands/cards/targets.ts';
import { brokerOf } from '#games/trexlands/exchange/award.ts';
import { allSeats } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { listed } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import type { Names } from '../words/names.ts';

const say = gameTexts.talk.tell;

/** The market's cards, each with what is on it; or that it is not open. */
export function tellMarket(view: TrexlandsState, names: Names): readonly string[] {
  const { phase } = view;
  if (phase.name !== 'market') return [say.noMarket];
  const broker = brokerOf(view, phase);
  const first = phase.awarded ?? 0; // of those that are not awarded yet
  return [
    ...phase.market.slice(first).map(({ card, bids }, i) => {
      const made = allSeats(view)
        .filter((seat) => (bids[seat] ?? 0) > 0)
        .map((seat) => say.bidOf(names.seat(seat), bids[seat] ?? 0));
      return say.lot(first + i + 1, ...words(card), made.length === 0 ? say.noBids : listed(made));
    }),
    broker === null ? say.bidder(names.seat(phase.bidder)) : gameTexts.turn.broker(names.seat(broker)),
  ];
}

function words(card: PublicCardId): readonly [name: string, text: string] {
  const { name, text } = isClima(card) ? climaCardOf(climaKindOf(card)) : playableCard(kindOf(card));
  return [name, text];
}

/** The arena's cards: the owner, the V on it, whether challenged; the card itself where the hearer may know it. */
export function tellArena(view: TrexlandsState, names: Names): readonly string[] {
  const { phase } = view;
  if (phase.name !== 'arena' || view.outcome !== null) return [say.noArena];
  const cards = slotted(phase.cards).map(({ card, slot }) =>
    say.faceDown(
      slot,
      names.seat(card.owner),
      card.coins,
      card.card === null ? null : playableCard(tribuKindOf(card.card)).name,
      listed(card.challengers.map(names.seat)),
    ),
  );
  // the others' cards are hidden
  if (phase.placing !== null) return [...cards, say.placing(names.seat(phase.placing))];
  return [...(cards.length === 0 ? [say.arenaEmpty] : cards), say.arenaOpen(listed(phase.ready.map(names.seat)))];
}
