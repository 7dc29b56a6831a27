import { texts } from '#play/texts.ts';
import { FieldSet } from '#app/ui/Field.tsx';
import type { DraftOfSeats } from '#play/form/players.ts';
import { SeatChoice } from './SeatChoice.tsx';

interface BeginsFieldProps {
  readonly draft: DraftOfSeats;
  /** The rule text's own question for who begins. */
  readonly question: string;
  /** The seat that begins; null for the lot. */
  readonly first: number | null;
  readonly onFirst: (first: number | null) => void;
}

/** The choice of the player who begins: by lot, or as the rule text's own question is answered. */
export const BeginsField = ({ draft, question, first, onFirst }: BeginsFieldProps) => (
  <FieldSet legend={texts.ruleSets.begins}>
    <label className="labelled">
      <span>{question}</span>
      <SeatChoice label={question} nobody={texts.ruleSets.byLot} draft={draft} seat={first} onSeat={onFirst} />
    </label>
  </FieldSet>
);
