import { playableCard, type CardKind } from '#games/trexlands/cards/kinds.ts';
import { Telling } from '../about/Telling.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { clauseOfCard } from '#play/trexlands/words/clauseOfCard.ts';

/** A card's words (when it is played, too), its value, and the clause that allows it. */
export function CardWords({ kind, colour }: { readonly kind: CardKind; readonly colour: number | undefined }) {
  const card = playableCard(kind);
  return (
    <div className="card-words" data-card={kind}>
      <CardFace face={kind} colour={colour} />
      <h3>{card.name}</h3>
      <p>
        <Telling>{card.text}</Telling>
      </p>
      <p className="note">
        {'value' in card && gameTexts.cards.value(card.value)} <ClauseMark clause={clauseOfCard(kind)} />
      </p>
    </div>
  );
}
