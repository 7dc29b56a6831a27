import type { ReactNode } from 'react';
import { Telling } from '../about/Telling.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { CardFace, type CardFaceProps } from '#app/tables/trexlands/faces/CardFace.tsx';
import { faceOf } from '#play/trexlands/faces/face.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { clauseOfFace } from '#play/trexlands/words/clauseOfCard.ts';

/** A card's words (when it is played, too), its value or what else is to be known of it, and the clause about it. */
export function CardWords({ face, colour, children }: CardFaceProps & { readonly children?: ReactNode }) {
  const { name, text, worth } = faceOf(face);
  return (
    <div className="card-words" data-card={face}>
      <CardFace face={face} colour={colour} />
      <h3>{name}</h3>
      <p>
        <Telling>{text}</Telling>
      </p>
      <p className="note">
        {worth === null ? children : gameTexts.cards.value(worth)} <ClauseMark clause={clauseOfFace(face)} />
      </p>
    </div>
  );
}
