import { playingSeats, type DraftOfSeats } from '#play/form/players.ts';

interface SeatChoiceProps {
  readonly label: string;
  /** The words for no seat. */
  readonly nobody: string;
  readonly draft: DraftOfSeats;
  readonly seat: number | null;
  readonly onSeat: (seat: number | null) => void;
}

/** One of the players, by name, or none of them. */
export const SeatChoice = ({ label, nobody, draft, seat, onSeat }: SeatChoiceProps) => (
  <select
    className="text-field"
    aria-label={label}
    value={seat ?? ''}
    onChange={({ target: { value } }) => onSeat(value === '' ? null : Number(value))}
  >
    <option value="">{nobody}</option>
    {playingSeats(draft).map(({ name }, i) => (
      // A seat stays its player's.
      // oxlint-disable-next-line react/no-array-index-key
      <option key={i} value={i}>
        {name}
      </option>
    ))}
  </select>
);
