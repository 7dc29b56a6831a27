import { playableCard, type CardKind } from '../../../../../games/trexlands/cards/kinds.ts';
import { ClauseChip } from '../../../../teach/ClauseChip.tsx';
import { gameTexts } from '../../texts.ts';
import { clauseOfCard } from '../../words/clauseOfCard.ts';

/** What a card says (when it is played, too), what it is worth, and the clause that lets it. */
export function CardWords({ kind }: { readonly kind: CardKind }) {
  const card = playableCard(kind);
  return (
    <div className="card-words" data-card={kind}>
      <h3>{card.name}</h3>
      <p>{card.text}</p>
      <p className="note">
        {'value' in card && gameTexts.cards.value(card.value)} <ClauseChip clause={clauseOfCard(kind)} />
      </p>
    </div>
  );
}
